import type { Examples } from '../../gallery/examples.ts';
import { GameWords } from './GameWords.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'GameWords',
  examples: [
    {
      name: 'things with pictures',
      render: ({ say }) => (
        <GameWords
          intro={say('Det här går bra ändå.', 'هذا يعمل على أي حال.')}
          things={sampleThings('matchsound', (id) => say(`Sak: ${id}`, `شيء: ${id}`))}
        />
      ),
    },
  ],
};

export default examples;
