import type { Examples } from '../../gallery/examples.ts';
import { BlowMask, blowMaskCopy } from './BlowMask.island.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'BlowMask',
  examples: [
    {
      name: 'BlowMask at the start',
      render: ({ copy, say }) => (
        <BlowMask
          copy={copy(blowMaskCopy)}
          things={sampleThings('blowmask', (id) => say(`Sak: ${id}`, `شيء: ${id}`))}
          morePath="/lek-och-lar"
        />
      ),
    },
  ],
};

export default examples;
