import type { Examples } from '../../gallery/examples.ts';
import { contentOf } from './sample.ts';
import { SearchFilters } from './SearchFilters.tsx';

const all = ['page', 'video', 'faq', 'podcast'] as const;
const facets = { page: 30, video: 0, faq: 11, podcast: 2 };
const onChoose = () => undefined;

const examples: Examples = {
  name: 'SearchFilters',
  frame: 'page',
  examples: [
    {
      name: 'none chosen, no films',
      render: (context) => (
        <SearchFilters copy={contentOf(context).copy} types={all} facets={facets} onChoose={onChoose} />
      ),
    },
    {
      name: 'pages and questions, as today; questions chosen',
      render: (context) => <SearchFilters {...contentOf(context)} facets={facets} chosen="faq" onChoose={onChoose} />,
    },
  ],
};

export default examples;
