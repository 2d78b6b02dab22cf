import type { Examples } from '../../gallery/examples.ts';
import { Divider } from './Divider.tsx';

const examples: Examples = {
  name: 'Divider',
  examples: [{ name: 'a divider', render: () => <Divider /> }],
};

export default examples;
