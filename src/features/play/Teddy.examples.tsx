import type { Examples } from '../../gallery/examples.ts';
import { Teddy, teddyCopy } from './Teddy.island.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'Teddy',
  examples: [
    {
      name: 'Teddy at the start',
      render: ({ copy, say }) => (
        <Teddy
          copy={copy(teddyCopy)}
          things={sampleThings('teddyoperation', (id) => say(`Sak: ${id}`, `شيء: ${id}`))}
          morePath="/lek-och-lar"
        />
      ),
    },
  ],
};

export default examples;
