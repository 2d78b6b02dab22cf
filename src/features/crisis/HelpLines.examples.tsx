import type { Examples } from '../../gallery/examples.ts';
import { HelpLines } from './HelpLines.tsx';

const examples: Examples = {
  name: 'HelpLines',
  examples: [{ name: 'all lines', render: ({ t }) => <HelpLines t={t} /> }],
};

export default examples;
