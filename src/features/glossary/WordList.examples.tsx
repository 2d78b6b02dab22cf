import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { WordList } from './WordList.tsx';

const labelOf = ({ say }: ExampleContext) => say('Ord', 'كلمات');

const examples: Examples = {
  name: 'WordList',
  examples: [
    {
      name: 'words',
      render: (context) => (
        <WordList
          label={labelOf(context)}
          words={[
            {
              id: 'mask',
              term: context.say('Mask', 'قناع'),
              explanation: context.say('En mjuk kopp över näsa och mun.', 'كأس ليّن فوق الأنف والفم.'),
            },
            {
              id: 'fasting',
              term: context.say('Fasta', 'الصيام'),
              explanation: context.say('Att inte äta och dricka en stund.', 'ألا تأكل ولا تشرب لبعض الوقت.'),
            },
            {
              id: 'nurse',
              term: context.say('Barnanestesisjuksköterskeutbildning', 'دراسة التمريض في تخدير الأطفال'),
              explanation: context.say(
                'Den som ger narkos har gått i skola för det. Operationsavdelningens läkemedelsgenomgång hör till.',
                'من يعطي التخدير درس ذلك في المدرسة. ومراجعة الأدوية في قسم العمليات جزء من الدراسة.',
              ),
            },
          ]}
        />
      ),
    },
    { name: 'no words', render: (context) => <WordList label={labelOf(context)} words={[]} /> },
  ],
};

export default examples;
