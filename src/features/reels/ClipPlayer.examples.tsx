import type { Examples } from '../../gallery/examples.ts';
import { ClipPlayer, clipPlayerCopy } from './ClipPlayer.tsx';
import { sampleReels } from './sample.ts';

const examples: Examples = {
  name: 'ClipPlayer',
  examples: [
    {
      name: 'before it is played',
      render: ({ copy, say }) =>
        sampleReels(1, say).map((clip) => (
          <ClipPlayer
            key={clip.id}
            copy={copy(clipPlayerCopy)}
            clip={clip}
            // Browsers fetch captions at once, so these addresses must exist.
            captions={{ sv: '/robots.txt', en: '/robots.txt' }}
            locale="sv"
          />
        )),
    },
  ],
};

export default examples;
