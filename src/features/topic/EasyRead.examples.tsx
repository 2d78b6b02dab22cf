import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { EasyRead } from './EasyRead.tsx';

const easy = ({ t, language, say }: ExampleContext) => (
  <EasyRead
    label={t('easy_read')}
    blocks={
      fromMarkdown(say('Du får en mask.\n\nDu andas.\n\nSedan sover du.', 'تحصل على قناع.\n\nتتنفس.\n\nثم تنام.'))
        .children
    }
    locale={language}
    hrefOf={() => undefined}
  />
);

/** The visitor's easy-read preference opens and closes the texts of a page. This example ignores it. */
const noPreference: [string, string] = [' data-easy-text="true"', ''];

const examples: Examples = {
  name: 'EasyRead',
  examples: [
    { name: 'closed', render: easy },
    { name: 'open', render: easy, changes: [['<details', '<details open'], noPreference] },
  ],
};

export default examples;
