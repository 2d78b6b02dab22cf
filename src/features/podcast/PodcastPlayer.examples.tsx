import type { Examples } from '../../gallery/examples.ts';
import { PodcastPlayer, podcastPlayerCopy } from './PodcastPlayer.tsx';

const examples: Examples = {
  name: 'PodcastPlayer',
  examples: [
    {
      name: 'before it is started',
      render: ({ copy, say }) => (
        <PodcastPlayer
          copy={copy(podcastPlayerCopy)}
          episode={{
            id: 'sample',
            title: say('Så låter magnetkameran', 'What the MRI scanner sounds like'),
            src: '/sample.m4a',
            seconds: 204,
            chapters: [
              { start: 0, title: say('Det puffar i rummet', 'Puffs in the room') },
              { start: 18, title: say('Bänken glider in', 'The bench glides in') },
              { start: 110, title: say('Nu surrar det', 'Now it buzzes') },
            ],
          }}
          locale="sv"
        />
      ),
    },
  ],
};

export default examples;
