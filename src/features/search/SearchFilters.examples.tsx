import type { Examples } from '../../gallery/examples.ts';
import { SearchFilters } from './SearchFilters.tsx';

const examples: Examples = {
  name: 'SearchFilters',
  frame: 'page',
  examples: [
    { name: 'none chosen', render: ({ t }) => <SearchFilters t={t} />, changes: [[' hidden=""', '']] },
    {
      name: 'questions chosen, no films',
      render: ({ t }) => <SearchFilters t={t} />,
      changes: [
        [' hidden=""', ''],
        ['data-type="video"', 'data-type="video" disabled=""'],
        ['value="faq" aria-pressed="false"', 'value="faq" aria-pressed="true"'],
      ],
    },
  ],
};

export default examples;
