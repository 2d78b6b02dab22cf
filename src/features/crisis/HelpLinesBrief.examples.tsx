import type { Examples } from '../../gallery/examples.ts';
import { copyOf } from '../../i18n/copy.ts';
import { HelpLinesBrief } from './HelpLinesBrief.tsx';

const examples: Examples = {
  name: 'HelpLinesBrief',
  examples: [{ name: 'all lines', render: ({ t }) => <HelpLinesBrief copy={copyOf(t, ['help_title'])} /> }],
};

export default examples;
