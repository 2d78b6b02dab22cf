import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { languages } from '../../i18n/languages.ts';
import { HandoutMaker } from './HandoutMaker.tsx';

const maker = ({ t, say, language }: ExampleContext) => (
  <HandoutMaker
    t={t}
    language={language}
    groups={[
      {
        id: 1,
        title: say('Narkos och operation', 'التخدير والعملية'),
        items: [
          { id: 2658, title: say('Fasta före narkos', 'الصيام قبل التخدير') },
          { id: 2472, title: say('När barnet vaknar', 'عندما يستيقظ الطفل') },
        ],
      },
    ]}
    languages={languages.map(({ code, swedishName }) => ({ code, name: swedishName }))}
  />
);

const examples: Examples = {
  name: 'HandoutMaker',
  examples: [
    {
      name: 'nothing chosen',
      render: maker,
      changes: [
        [' data-handout="true" hidden=""', ''],
        ['id="handout"', 'id="handout-example"'],
        ['aria-labelledby="handout"', 'aria-labelledby="handout-example"'],
      ],
    },
  ],
};

export default examples;
