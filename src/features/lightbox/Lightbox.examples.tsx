import type { Examples } from '../../gallery/examples.ts';
import { Lightbox } from './Lightbox.tsx';

const shown: [string, string] = [' hidden=""', ''];
const picture: [string, string] = ['width="0" height="0"', 'src="/og.png" width="1200" height="630"'];

const examples: Examples = {
  name: 'Lightbox',
  examples: [
    {
      name: 'a picture in its frame',
      render: ({ t }) => <Lightbox t={t} />,
      changes: [shown, picture],
    },
    {
      name: 'in full size',
      render: ({ t }) => <Lightbox t={t} />,
      changes: [
        shown,
        picture,
        ['"><img ', '" tabindex="0"><img data-zoomed '],
        ['aria-pressed="false"', 'aria-pressed="true"'],
      ],
    },
    {
      name: 'one picture alone',
      render: ({ t }) => <Lightbox t={t} />,
      changes: [shown, picture, [' data-previous="true"', ' hidden'], [' data-next="true"', ' hidden']],
    },
  ],
};

export default examples;
