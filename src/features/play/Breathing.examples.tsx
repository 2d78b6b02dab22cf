import type { Examples } from '../../gallery/examples.ts';
import { Breathing, breathingCopy } from './Breathing.island.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'Breathing',
  examples: [
    {
      name: 'Breathing at the start',
      render: ({ copy, say }) => (
        <Breathing
          copy={copy(breathingCopy)}
          things={sampleThings('balloon', (id) => say(`Sak: ${id}`, `شيء: ${id}`))}
          morePath="/lek-och-lar"
        />
      ),
    },
  ],
};

export default examples;
