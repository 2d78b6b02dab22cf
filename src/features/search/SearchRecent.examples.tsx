import type { Examples } from '../../gallery/examples.ts';
import { SearchRecent } from './SearchRecent.tsx';

const examples: Examples = {
  name: 'SearchRecent',
  frame: 'page',
  examples: [
    {
      name: 'one search',
      render: ({ t, say }) => <SearchRecent t={t} path={say('/sok', '/ar/search')} />,
      changes: [
        [' hidden=""', ''],
        ['role="list"></ul>', 'role="list"><li><a href="/sok?q=116">116 111</a></li></ul>'],
      ],
    },
  ],
};

export default examples;
