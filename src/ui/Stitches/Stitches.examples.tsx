import type { Examples } from '../../gallery/examples.ts';
import { Stitches } from './Stitches.tsx';

const examples: Examples = {
  name: 'Stitches',
  examples: [{ name: 'a divider', render: () => <Stitches /> }],
};

export default examples;
