import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Switch } from './Switch.tsx';

const motion = ({ say }: ExampleContext) => <Switch>{say('Mindre rörelse', 'حركة أقل')}</Switch>;
const on: [string, string] = ['type="checkbox"', 'type="checkbox" checked'];
const locked: [string, string] = ['role="switch"', 'role="switch" disabled'];

const examples: Examples = {
  name: 'Switch',
  examples: [
    { name: 'off', render: motion },
    { name: 'on', render: motion, changes: [on] },
    { name: 'off, disabled', render: motion, changes: [locked] },
    {
      name: 'on, locked',
      render: ({ say }) => <Switch isLocked>{say('Nödvändiga', 'الضرورية')}</Switch>,
    },
    {
      name: 'with more words below',
      render: ({ say }) => (
        <Switch>
          {say('Syntolkade filmer', 'أفلام مع وصف صوتي')}
          <br />
          {say('När de finns.', 'حين تتوفر.')}
        </Switch>
      ),
    },
    {
      name: 'long words on several lines',
      render: ({ say }) => (
        <Switch>
          {say(
            'Visa operationsavdelningens läkemedelsgenomgångsprotokoll och barnanestesisjuksköterskans anteckningar',
            'اعرض سجل مراجعة الأدوية في قسم العمليات وملاحظات ممرضة تخدير الأطفال إن كانت متوفرة بلغتك',
          )}
        </Switch>
      ),
    },
  ],
};

export default examples;
