import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { type IndexLetter, LetterIndex } from './LetterIndex.tsx';

const lettersOf = ({ say }: ExampleContext): IndexLetter[] => [
  {
    letter: say('F', 'ا'),
    anchor: 'letter-f',
    pages: [
      { id: '1', title: say('Fasta', 'الصيام'), path: '/narstaende/fasta', about: '' },
      { id: '2', title: say('Frågor och svar', 'أسئلة وأجوبة'), path: '/fragor-och-svar', about: '' },
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
        about: '',
      },
    ],
  },
];

const index = (context: ExampleContext) => <LetterIndex t={context.t} letters={lettersOf(context)} />;
const shown: [string, string] = [' hidden=""', ''];

const examples: Examples = {
  name: 'LetterIndex',
  examples: [
    { name: 'every letter', render: index },
    {
      name: 'narrowed to what was typed',
      render: index,
      changes: [
        ['data-whole="true"', 'hidden'],
        ['<span data-none="true"', '<span hidden'],
        ['data-found="true" hidden=""', 'data-found'],
        ['<span data-count="true"></span>', '<span>3</span>'],
      ],
    },
    {
      name: 'nothing found',
      render: ({ t }) => <LetterIndex t={t} letters={[]} />,
      changes: [['data-whole="true"', 'hidden'], shown],
    },
  ],
};

export default examples;
