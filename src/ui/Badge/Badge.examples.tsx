import type { Examples } from '../../gallery/examples.ts';
import { Badge } from './Badge.tsx';

const examples: Examples = {
  name: 'Badge',
  frame: 'row',
  examples: [
    { name: 'aqua', render: ({ say }) => <Badge label={say('Nytt', 'جديد')} /> },
    { name: 'rose', render: ({ say }) => <Badge label={say('Nytt', 'جديد')} tone="rose" /> },
  ],
};

export default examples;
