import type { Examples } from '../../gallery/examples.ts';
import { MatchSound, matchSoundCopy } from './MatchSound.island.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'MatchSound',
  examples: [
    {
      name: 'MatchSound at the start',
      render: ({ copy, say }) => (
        <MatchSound
          copy={copy(matchSoundCopy)}
          things={sampleThings('matchsound', (id) => say(`Sak: ${id}`, `شيء: ${id}`))}
          morePath="/lek-och-lar"
        />
      ),
    },
  ],
};

export default examples;
