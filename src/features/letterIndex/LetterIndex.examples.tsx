import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { type IndexLetter, LetterIndex } from './LetterIndex.tsx';

const lettersOf = ({ say }: ExampleContext): IndexLetter[] => [
  {
    letter: say('F', 'ا'),
    anchor: 'letter-f',
    pages: [
      { id: '1', title: say('Fasta', 'الصيام'), path: '/narstaende/fasta' },
      { id: '2', title: say('Frågor och svar', 'أسئلة وأجوبة'), path: '/fragor-och-svar' },
    ],
  },
  {
    letter: say('Ö', 'ي'),
    anchor: 'letter-o',
    pages: [
      {
        id: '3',
        title: say(
          'Öppenvårdsmottagningens läkemedelsgenomgång och barnanestesisjuksköterskor',
          'يوم في العيادة الخارجية ومراجعة الأدوية وممرضات تخدير الأطفال',
        ),
        path: '/tand',
      },
    ],
  },
];

const index = (context: ExampleContext) => (
  <LetterIndex
    count={context.t('index_count', { count: 3 })}
    label={context.t('index_letters')}
    letters={lettersOf(context)}
  />
);

const examples: Examples = {
  name: 'LetterIndex',
  examples: [{ name: 'every letter', render: index }],
};

export default examples;
