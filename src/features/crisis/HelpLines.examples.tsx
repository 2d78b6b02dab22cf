import type { Examples } from '../../gallery/examples.ts';
import { copyOf } from '../../i18n/copy.ts';
import { helpKeys, HelpLines } from './HelpLines.tsx';

const examples: Examples = {
  name: 'HelpLines',
  examples: [{ name: 'all lines', render: ({ t }) => <HelpLines copy={copyOf(t, helpKeys)} /> }],
};

export default examples;
