import type { Examples } from '../../gallery/examples.ts';
import { HelpLinesBrief } from './HelpLinesBrief.tsx';

const examples: Examples = {
  name: 'HelpLinesBrief',
  examples: [{ name: 'all lines', render: ({ t }) => <HelpLinesBrief title={t('help_title')} /> }],
};

export default examples;
