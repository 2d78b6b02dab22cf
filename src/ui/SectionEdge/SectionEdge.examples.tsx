import type { Examples } from '../../gallery/examples.ts';
import { SectionEdge } from './SectionEdge.tsx';

const examples: Examples = {
  name: 'SectionEdge',
  frame: 'page',
  examples: [
    { name: 'aqua', render: () => <SectionEdge /> },
    { name: 'rose', render: () => <SectionEdge variant="rose" /> },
    { name: 'strong', render: () => <SectionEdge variant="strong" /> },
  ],
};

export default examples;
