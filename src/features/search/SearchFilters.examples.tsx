import type { Examples } from '../../gallery/examples.ts';
import { SearchFilters } from './SearchFilters.tsx';

const all = ['page', 'video', 'faq', 'podcast'] as const;

const examples: Examples = {
  name: 'SearchFilters',
  frame: 'page',
  examples: [
    { name: 'none chosen', render: ({ t }) => <SearchFilters t={t} types={all} />, changes: [[' hidden=""', '']] },
    {
      name: 'pages and questions, as today',
      render: ({ t }) => <SearchFilters t={t} types={['page', 'faq']} />,
      changes: [[' hidden=""', '']],
    },
    {
      name: 'questions chosen, no films',
      render: ({ t }) => <SearchFilters t={t} types={all} />,
      changes: [
        [' hidden=""', ''],
        ['data-type="video"', 'data-type="video" disabled=""'],
        ['value="faq" aria-pressed="false"', 'value="faq" aria-pressed="true"'],
      ],
    },
  ],
};

export default examples;
