import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ButtonSummary } from './ButtonSummary.tsx';

const folded = ({ say }: ExampleContext) => (
  <details>
    <ButtonSummary>
      <Icon name="share" />
      {say('Dela sidan', 'شارك الصفحة')}
    </ButtonSummary>
    <p>{say('Det som fälls ut.', 'ما يُفتح.')}</p>
  </details>
);

const examples: Examples = {
  name: 'ButtonSummary',
  examples: [
    { name: 'closed', render: folded },
    { name: 'open', render: folded, changes: [['<details', '<details open']] },
    {
      name: 'quiet',
      render: ({ say }) => (
        <details>
          <ButtonSummary variant="quiet">{say('Inställningar', 'الإعدادات')}</ButtonSummary>
        </details>
      ),
    },
    {
      name: 'long words on several lines',
      render: ({ say }) => (
        <details>
          <ButtonSummary>
            {say(
              'Visa allt som operationsavdelningens barnanestesisjuksköterskor har berättat om premedicineringen',
              'اعرض كل ما قالته ممرضات تخدير الأطفال في قسم العمليات عن الدواء الذي يُعطى قبل التخدير',
            )}
          </ButtonSummary>
        </details>
      ),
    },
  ],
};

export default examples;
