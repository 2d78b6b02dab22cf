import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Note } from './Note.tsx';

const bring = ({ say }: ExampleContext) => say('Ta med till sjukhuset', 'أحضر معك إلى المستشفى');
const text = ({ say }: ExampleContext) => (
  <p>{say('Ta med brevet och ditt gosedjur.', 'أحضر الرسالة ودميتك المفضلة.')}</p>
);

const examples: Examples = {
  name: 'Note',
  examples: [
    { name: 'aqua', render: (context) => <Note title={bring(context)}>{text(context)}</Note> },
    {
      name: 'rose',
      render: (context) => (
        <Note title={bring(context)} variant="rose">
          {text(context)}
        </Note>
      ),
    },
    {
      name: 'sun',
      render: (context) => (
        <Note title={bring(context)} variant="sun">
          {text(context)}
        </Note>
      ),
    },
    {
      name: 'one level lower',
      render: (context) => (
        <Note title={bring(context)} headingLevel={3}>
          {text(context)}
        </Note>
      ),
    },
    {
      name: 'a long title, long words and several paragraphs',
      render: (context) => (
        <Note
          title={context.say(
            'Vad säger barnanestesisjuksköterskan om premedicineringen på operationsavdelningen?',
            'ماذا تقول ممرضة تخدير الأطفال عن الدواء الذي يُعطى قبل التخدير في قسم العمليات؟',
          )}
        >
          {text(context)}
          <p>
            {context.say(
              'Uppvakningsavdelningen, smärtskattningen och läkemedelsgenomgången får du höra om när du är på plats.',
              'ستسمع عن غرفة الإفاقة وعن قياس الألم وعن مراجعة الأدوية عندما تكون هناك.',
            )}
          </p>
        </Note>
      ),
    },
  ],
};

export default examples;
