import type { Examples } from '../../gallery/examples.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

const examples: Examples = {
  name: 'LanguageOffer',
  frame: 'page',
  examples: [
    {
      name: 'an offer in Finnish',
      render: () => <LanguageOffer />,
      changes: [
        [' hidden=""', ''],
        ['<span></span>', '<span lang="fi" dir="ltr">Lue sivu suomeksi</span>'],
      ],
    },
  ],
};

export default examples;
