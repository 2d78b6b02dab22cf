import type { Examples } from '../../gallery/examples.ts';
import { HelpLines, helpLinesCopy } from './HelpLines.tsx';

const examples: Examples = {
  name: 'HelpLines',
  examples: [{ name: 'all lines', render: ({ copy }) => <HelpLines copy={copy(helpLinesCopy)} /> }],
};

export default examples;
