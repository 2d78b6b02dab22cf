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
            captions={{ sv: '/sv.vtt', en: '/en.vtt' }}
            locale="sv"
          />
        )),
    },
  ],
};

export default examples;
