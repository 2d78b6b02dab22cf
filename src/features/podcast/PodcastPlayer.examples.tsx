import type { Examples } from '../../gallery/examples.ts';
import { PodcastPlayer, podcastPlayerCopy } from './PodcastPlayer.island.tsx';

const examples: Examples = {
  name: 'PodcastPlayer',
  examples: [
    {
      name: 'before it is started',
      render: ({ copy, say, language }) => (
        <PodcastPlayer
          copy={copy(podcastPlayerCopy)}
          episode={{
            id: 'sample',
            title: say('Så låter magnetkameran', 'أصوات الرنين المغناطيسي'),
            src: '/sample.m4a',
            seconds: 204,
            chapters: [
              { start: 0, title: say('Det puffar i rummet', 'نفخات في الغرفة') },
              { start: 18, title: say('Bänken glider in', 'ينزلق السرير إلى الداخل') },
              { start: 110, title: say('Nu surrar det', 'الآن يئزّ') },
            ],
          }}
          locale={language}
        />
      ),
    },
  ],
};

export default examples;
