import type { Examples } from '../../gallery/examples.ts';
import { FindIt, findItCopy } from './FindIt.island.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'FindIt',
  examples: [
    {
      name: 'FindIt at the start',
      render: ({ copy, say }) => (
        <FindIt
          copy={copy(findItCopy)}
          things={sampleThings('findit', (id) => say(`Sak: ${id}`, `شيء: ${id}`))}
          morePath="/lek-och-lar"
        />
      ),
    },
  ],
};

export default examples;
