import type { Examples } from '../../gallery/examples.ts';
import { EpisodeFrame } from './EpisodeFrame.tsx';

const examples: Examples = {
  name: 'EpisodeFrame',
  examples: [
    {
      name: 'its place: nobody has said yes in the gallery, so nothing is asked of another host',
      render: ({ say, language }) => (
        <EpisodeFrame
          title={say('Så låter magnetkameran', 'أصوات الرنين المغناطيسي')}
          provider="acast"
          providerId="podden/avsnittet"
          locale={language}
        />
      ),
      changes: [[' src="https:', ' data-src="https:']],
    },
  ],
};

export default examples;
