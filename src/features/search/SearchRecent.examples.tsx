import type { Examples } from '../../gallery/examples.ts';
import { contentOf, linkTo } from './sample.ts';
import { SearchRecent } from './SearchRecent.tsx';

const examples: Examples = {
  name: 'SearchRecent',
  frame: 'page',
  examples: [
    {
      name: 'one search',
      render: (context) => (
        <SearchRecent
          copy={contentOf(context).copy}
          linkTo={linkTo}
          searches={['116 111']}
          onForget={() => undefined}
        />
      ),
    },
  ],
};

export default examples;
