import type { Examples } from '../../gallery/examples.ts';
import { answerWith, contentOf, hitsOf, linkTo } from './sample.ts';
import { SearchResults } from './SearchResults.tsx';

const search = {
  asked: { query: 'fasta', page: 1 },
  failed: undefined,
  status: 'idle',
  isReady: true,
  linkTo,
  questionToKeep: () => undefined,
  retry: () => undefined,
  fail: () => undefined,
} as const;

const examples: Examples = {
  name: 'SearchResults',
  frame: 'page',
  examples: [
    {
      name: 'a guess, with pages',
      render: (context) => (
        <SearchResults
          content={contentOf(context)}
          search={{
            ...search,
            answer: answerWith(hitsOf(context), { isApproximate: true, suggestion: context.say('fasta', 'الصيام') }),
          }}
          hits={hitsOf(context).map((hit) => ({ hit, href: '/narstaende/fasta' }))}
          isHelpOnly={false}
        />
      ),
    },
    {
      name: 'failed',
      render: (context) => (
        <SearchResults
          content={contentOf(context)}
          search={{ ...search, answer: undefined, failed: 'error' }}
          hits={[]}
          isHelpOnly={false}
        />
      ),
    },
  ],
};

export default examples;
