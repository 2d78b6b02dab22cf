import type { Examples } from '../../gallery/examples.ts';
import { EmbedTakeBack, embedTakeBackCopy } from './EmbedTakeBack.tsx';

const examples: Examples = {
  name: 'EmbedTakeBack',
  examples: [
    {
      name: 'YouTube',
      render: ({ copy }) => (
        <EmbedTakeBack copy={copy(embedTakeBackCopy)} provider="youtube" onTakeBack={() => undefined} />
      ),
    },
  ],
};

export default examples;
