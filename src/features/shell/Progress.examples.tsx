import type { Examples } from '../../gallery/examples.ts';
import { Progress } from './Progress.tsx';

const examples: Examples = {
  name: 'Progress',
  frame: 'window',
  examples: [
    {
      name: 'on its way',
      render: () => <Progress />,
      changes: [[' data-progress="true" hidden=""', '']],
    },
  ],
};

export default examples;
