import type { Examples } from '../../gallery/examples.ts';
import { SearchResults } from './SearchResults.tsx';

const examples: Examples = {
  name: 'SearchResults',
  frame: 'page',
  examples: [
    {
      name: 'a guess, with pages',
      render: ({ t, say }) => <SearchResults t={t} path={say('/sok', '/ar/search')} />,
      changes: [
        [' data-search="guess" hidden=""', ' data-search="guess"'],
        [' hidden="">', '>'],
        ['data-search="status"></p>', 'data-search="status">41</p>'],
      ],
    },
    {
      name: 'nothing found',
      render: ({ t, say }) => <SearchResults t={t} path={say('/sok', '/ar/search')} />,
      changes: [[' data-search="none" hidden=""', ' data-search="none"']],
    },
    {
      name: 'no answer',
      render: ({ t, say }) => <SearchResults t={t} path={say('/sok', '/ar/search')} />,
      changes: [[' data-search="retry" hidden=""', ' data-search="retry"']],
    },
  ],
};

export default examples;
