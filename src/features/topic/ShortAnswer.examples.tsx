import type { Examples } from '../../gallery/examples.ts';
import { ShortAnswer } from './ShortAnswer.tsx';

const examples: Examples = {
  name: 'ShortAnswer',
  examples: [
    {
      name: 'short',
      render: ({ say }) => (
        <ShortAnswer question={say('Gör det ont?', 'هل يؤلم؟')} answer={say('Oftast inte.', 'غالبًا لا.')} />
      ),
    },
    {
      name: 'long words',
      render: ({ say }) => (
        <ShortAnswer
          question={say(
            'Gör operationsavdelningens premedicinering och smärtskattning ont?',
            'هل يؤلم الدواء الذي يُعطى قبل التخدير في قسم العمليات؟',
          )}
          answer={say(
            'Barnanestesisjuksköterskan berättar om läkemedelsgenomgångsprotokollet och frågar hur det känns.',
            'تحكي لك ممرضة تخدير الأطفال عن الأدوية وتسألك عمّا تشعر به.',
          )}
        />
      ),
    },
  ],
};

export default examples;
