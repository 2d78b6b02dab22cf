import type { Example, Examples } from '../../gallery/examples.ts';
import { Lightbox, lightboxCopy } from './Lightbox.tsx';

const shown: [string, string][] = [
  ['<template data-overlay="lightbox">', '<div>'],
  ['</template>', '</div>'],
];
const frame: Example['render'] = ({ copy }) => <Lightbox copy={copy(lightboxCopy)} first="/og.png" />;

const examples: Examples = {
  name: 'Lightbox',
  examples: [
    {
      name: 'a picture in its frame',
      render: frame,
      changes: shown,
    },
    {
      name: 'in full size',
      render: frame,
      changes: [
        ...shown,
        ['"><img ', '" tabindex="0"><img data-zoomed '],
        ['aria-pressed="false"', 'aria-pressed="true"'],
      ],
    },
    {
      name: 'one picture alone',
      render: frame,
      changes: [...shown, [' data-previous="true"', ' hidden'], [' data-next="true"', ' hidden']],
    },
  ],
};

export default examples;
