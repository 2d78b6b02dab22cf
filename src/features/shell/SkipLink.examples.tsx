import type { Examples } from '../../gallery/examples.ts';
import { SkipLink } from './SkipLink.tsx';

const examples: Examples = {
  name: 'SkipLink',
  frame: 'window',
  examples: [
    { name: 'in sight while it has the focus: press Tab', render: ({ t }) => <SkipLink label={t('skip_link')} /> },
  ],
};

export default examples;
