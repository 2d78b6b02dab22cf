import type { ReactNode } from 'react';
import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { answerWith, contentOf, helpOf, hitsOf } from './sample.ts';
import { SearchPanel } from './SearchPanel.tsx';
import type { ShownAnswer } from './useSearch.ts';

const asked = { query: 'fasta', page: 1 };

const panel =
  (shown: ShownAnswer) =>
  (context: ExampleContext): ReactNode => (
    <SearchPanel {...contentOf(context)} {...shown} helpCard={({ title }) => <h2>{title}</h2>} helpInBrief={null} />
  );

const examples: Examples = {
  name: 'SearchPanel',
  frame: 'page',
  examples: [
    { name: 'before anything was asked', render: panel({}) },
    {
      name: 'answered, with pages',
      render: (context) => panel({ asked, answer: answerWith(hitsOf(context)) })(context),
    },
    { name: 'nothing found', render: panel({ asked, answer: answerWith([]) }) },
    {
      name: 'a help card above the hits',
      render: (context) => panel({ asked, answer: answerWith(hitsOf(context), { help: helpOf(context) }) })(context),
    },
    { name: 'failed', render: panel({ asked, failed: 'error' }) },
  ],
};

export default examples;
