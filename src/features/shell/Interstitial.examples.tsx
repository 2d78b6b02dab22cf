import type { Examples } from '../../gallery/examples.ts';
import { Interstitial, interstitialCopy } from './Interstitial.tsx';

const examples: Examples = {
  name: 'Interstitial',
  examples: [
    {
      name: 'while a page is on its way',
      render: ({ copy }) => <Interstitial copy={copy(interstitialCopy)} />,
      changes: [
        ['<template data-overlay="interstitialLoader">', '<div>'],
        ['</template>', '</div>'],
      ],
    },
  ],
};

export default examples;
