import type { Examples } from '../../gallery/examples.ts';
import { Address, Text } from './Text.tsx';

const examples: Examples = {
  name: 'Text',
  examples: [
    {
      name: 'words alone',
      render: ({ say }) => (
        <p>
          <Text>{say('Fråga om du undrar.', 'اسأل إن كان لديك سؤال.')}</Text>
        </p>
      ),
    },
    {
      name: 'a number and an address',
      render: ({ say }) => (
        <p>
          <Text>{say('Ring 116 111, eller läs på 1177.se.', 'اتصل بالرقم 116 111، أو اقرأ في 1177.se.')}</Text>
        </p>
      ),
    },
    {
      name: 'a long address alone',
      render: () => (
        <p>
          <Address>{'https://tryggve.example/narstaende/en-lang-adress/som-far-brytas/efter-snedstreck'}</Address>
        </p>
      ),
    },
  ],
};

export default examples;
