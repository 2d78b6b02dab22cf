import type { Examples } from '../../gallery/examples.ts';
import { NewsList } from './NewsList.tsx';

const examples: Examples = {
  name: 'NewsList',
  examples: [
    {
      name: 'two',
      render: ({ say, t }) => (
        <NewsList
          title={t('news_list')}
          items={['a', 'b'].map((id) => ({
            id,
            title: say('Åtta filmer', 'ثمانية أفلام'),
            path: '/nyheter',
            text: say('Nu kan du se hur det går till.', 'الآن يمكنك أن ترى كيف يحدث ذلك.'),
            published: '2026-11-22',
            date: '22 november 2026',
          }))}
        />
      ),
    },
  ],
};

export default examples;
