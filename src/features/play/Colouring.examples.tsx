import type { Examples } from '../../gallery/examples.ts';
import { Colouring, colouringCopy } from './Colouring.island.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'Colouring',
  examples: [
    {
      name: 'Colouring at the start',
      render: ({ copy, say }) => (
        <Colouring
          copy={copy(colouringCopy)}
          things={sampleThings('colouring', (id) => say(`Sak: ${id}`, `شيء: ${id}`))}
          morePath="/lek-och-lar"
        />
      ),
    },
  ],
};

export default examples;
