import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { langAttributes, languages } from '../../i18n/languages.ts';
import { handoutCopy } from './handoutCopy.ts';
import { HandoutMaker } from './HandoutMaker.island.tsx';

const maker = ({ copy, say, language }: ExampleContext) => (
  <HandoutMaker
    copy={copy(handoutCopy)}
    language={langAttributes(language)}
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
    languages={languages.map(({ code, nativeName }) => ({ ...langAttributes(code), label: nativeName }))}
  />
);

const examples: Examples = {
  name: 'HandoutMaker',
  examples: [{ name: 'nothing chosen', render: maker }],
};

export default examples;
