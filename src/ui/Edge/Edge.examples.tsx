import type { Examples } from '../../gallery/examples.ts';
import { Edge } from './Edge.tsx';

const examples: Examples = {
  name: 'Edge',
  frame: 'page',
  examples: [
    { name: 'aqua', render: () => <Edge /> },
    { name: 'rose', render: () => <Edge tone="rose" /> },
    { name: 'strong', render: () => <Edge tone="strong" /> },
  ],
};

export default examples;
