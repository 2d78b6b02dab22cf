import type { Examples } from '../../gallery/examples.ts';
import { MarkedText } from './MarkedText.tsx';

const examples: Examples = {
  name: 'MarkedText',
  examples: [
    {
      name: 'a Swedish word that a translation keeps',
      render: ({ say, language }) => (
        <p>
          <MarkedText language={language}>
            {say('Ring en vårdcentral.', 'اتصل بالمركز الصحي (vårdcentral).')}
          </MarkedText>
        </p>
      ),
    },
  ],
};

export default examples;
