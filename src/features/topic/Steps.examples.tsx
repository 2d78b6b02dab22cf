import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { type Step, Steps, stepsCopy } from './Steps.tsx';

const stepsOf = ({ say }: ExampleContext): Step[] => [
  {
    title: say('Du får en mask', 'تحصل على قناع'),
    picture: 'topic-anaesthesia',
    happens: say('Du andas i masken.', 'تتنفس في القناع.'),
    feels: say('Det kan lukta konstigt.', 'قد تشمّ رائحة غريبة.'),
    time: say('En kort stund.', 'وقت قصير.'),
    help: say('Blås långsamt.', 'انفخ ببطء.'),
  },
  {
    title: say(
      'Operationsavdelningens läkemedelsgenomgångsprotokoll',
      'مراجعة الأدوية في قسم العمليات قبل التخدير وبعده',
    ),
    happens: say(
      'Barnanestesisjuksköterskan går igenom premedicineringen och smärtskattningen med dig och den du har med dig.',
      'تشرح لك ممرضة تخدير الأطفال ولمن معك الدواء الذي يُعطى قبل التخدير وقياس الألم.',
    ),
    feels: say('Du kan bli trött av att lyssna.', 'قد تتعب من الاستماع.'),
    time: say('Det är olika på uppvakningsavdelningen.', 'يختلف الأمر في غرفة الإفاقة.'),
    help: say('Be om en paus när du vill.', 'اطلب استراحة متى شئت.'),
  },
];

const examples: Examples = {
  name: 'Steps',
  examples: [
    {
      name: 'steps with and without a picture, one of them long',
      render: (context) => <Steps copy={context.copy(stepsCopy)} steps={stepsOf(context)} />,
    },
    {
      name: 'one step',
      render: (context) => <Steps copy={context.copy(stepsCopy)} steps={stepsOf(context).slice(0, 1)} />,
    },
  ],
};

export default examples;
