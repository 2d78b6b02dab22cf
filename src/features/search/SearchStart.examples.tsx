import type { Examples } from '../../gallery/examples.ts';
import { contentOf, linkTo } from './sample.ts';
import { SearchStart } from './SearchStart.tsx';

const examples: Examples = {
  name: 'SearchStart',
  frame: 'page',
  examples: [
    {
      name: 'examples and subjects',
      render: (context) => <SearchStart {...contentOf(context)} linkTo={linkTo} />,
    },
    {
      name: 'examples alone',
      render: (context) => (
        <SearchStart
          copy={contentOf(context).copy}
          linkTo={linkTo}
          examples={[context.say('uppvakningsavdelningen', 'غرفة الإفاقة')]}
          categories={[]}
        />
      ),
    },
  ],
};

export default examples;
