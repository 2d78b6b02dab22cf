import type { Examples } from '../../gallery/examples.ts';
import { SearchStart } from './SearchStart.tsx';

const examples: Examples = {
  name: 'SearchStart',
  frame: 'page',
  examples: [
    {
      name: 'examples and subjects',
      render: ({ t, say }) => (
        <SearchStart
          t={t}
          path={say('/sok', '/ar/search')}
          examples={[say('fasta', 'الصيام'), say('vara rädd', 'الخوف')]}
          categories={[
            { id: 'a', title: say('Sövas och opereras', 'التخدير والعمليات'), path: '/sovas-och-opereras' },
            { id: 'b', title: say('Sprutor och stick', 'الإبر'), path: '/sprutor-och-stick' },
          ]}
        />
      ),
    },
    {
      name: 'examples alone',
      render: ({ t, say }) => (
        <SearchStart
          t={t}
          path={say('/sok', '/ar/search')}
          examples={[say('uppvakningsavdelningen', 'غرفة الإفاقة')]}
          categories={[]}
        />
      ),
    },
  ],
};

export default examples;
