import type { Examples } from '../../gallery/examples.ts';
import { Pairs, pairsCopy } from './Pairs.island.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'Pairs',
  examples: [
    {
      name: 'Pairs at the start',
      render: ({ copy, say }) => (
        <Pairs
          copy={copy(pairsCopy)}
          things={sampleThings('gadgetpairs', (id) => say(`Sak: ${id}`, `شيء: ${id}`))}
          morePath="/lek-och-lar"
        />
      ),
    },
  ],
};

export default examples;
