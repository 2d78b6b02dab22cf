import type { Examples } from '../../gallery/examples.ts';
import { Lightbox, lightboxCopy } from './Lightbox.tsx';

const shown: [string, string] = [' hidden=""', ''];
const picture: [string, string] = ['width="0" height="0"', 'src="/og.png" width="1200" height="630"'];

const examples: Examples = {
  name: 'Lightbox',
  examples: [
    {
      name: 'a picture in its frame',
      render: ({ copy }) => <Lightbox copy={copy(lightboxCopy)} />,
      changes: [shown, picture],
    },
    {
      name: 'in full size',
      render: ({ copy }) => <Lightbox copy={copy(lightboxCopy)} />,
      changes: [
        shown,
        picture,
        ['"><img ', '" tabindex="0"><img data-zoomed '],
        ['aria-pressed="false"', 'aria-pressed="true"'],
      ],
    },
    {
      name: 'one picture alone',
      render: ({ copy }) => <Lightbox copy={copy(lightboxCopy)} />,
      changes: [shown, picture, [' data-previous="true"', ' hidden'], [' data-next="true"', ' hidden']],
    },
  ],
};

export default examples;
