import type { Examples } from '../../gallery/examples.ts';
import { SearchBox } from './SearchBox.tsx';

const examples: Examples = {
  name: 'SearchBox',
  frame: 'page',
  examples: [
    { name: 'empty', render: ({ t, say }) => <SearchBox t={t} path={say('/sok', '/ar/search')} /> },
    {
      name: 'with a question',
      render: ({ t, say }) => <SearchBox t={t} path={say('/sok', '/ar/search')} />,
      changes: [
        ['type="search"', 'type="search" value="116 111"'],
        [' data-search="reset" hidden=""', ' data-search="reset"'],
      ],
    },
  ],
};

export default examples;
