import type { Examples } from '../../gallery/examples.ts';
import { Interstitial } from './Interstitial.tsx';

const examples: Examples = {
  name: 'Interstitial',
  examples: [
    {
      name: 'while a page is on its way',
      render: ({ t }) => <Interstitial t={t} />,
      changes: [
        ['<template data-overlay="interstitialLoader">', '<div>'],
        ['</template>', '</div>'],
      ],
    },
  ],
};

export default examples;
