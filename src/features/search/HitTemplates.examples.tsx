import type { Examples } from '../../gallery/examples.ts';
import { HitTemplates } from './HitTemplates.tsx';

const examples: Examples = {
  name: 'HitTemplates',
  examples: [
    {
      name: 'one of each type, empty',
      render: ({ t, say }) => <HitTemplates t={t} path={say('/sok', '/ar/search')} />,
      changes: [
        ['<template', '<ol'],
        ['</template>', '</ol>'],
        ['<img ', '<img src="/drawings/topic-faq.svg" '],
      ],
    },
  ],
};

export default examples;
