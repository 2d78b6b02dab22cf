import type { Examples } from '../../gallery/examples.ts';
import { contentOf, linkTo } from './sample.ts';
import { SearchPages } from './SearchPages.tsx';

const examples: Examples = {
  name: 'SearchPages',
  frame: 'page',
  examples: [1, 5, 10].map((page) => ({
    name: `page ${page} of ten`,
    render: (context) => (
      <SearchPages
        copy={contentOf(context).copy}
        page={page}
        count={10}
        linkTo={(to) => linkTo({ query: 'fasta', page: to })}
      />
    ),
  })),
};

export default examples;
