import type { Examples } from '../../gallery/examples.ts';
import { ListenPress } from './ListenPress.tsx';

const nothing = () => undefined;

const examples: Examples = {
  name: 'ListenPress',
  examples: [
    {
      name: 'quiet',
      render: ({ say }) => <ListenPress label={say('Lyssna: Röntgen', 'استمع')} isReading={false} onPress={nothing} />,
    },
    {
      name: 'small, reading',
      render: ({ say }) => <ListenPress label={say('Lyssna: Du ser', 'استمع')} isReading isSmall onPress={nothing} />,
    },
  ],
};

export default examples;
