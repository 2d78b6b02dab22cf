import type { Examples } from '../../gallery/examples.ts';
import { ListenChoices } from './ListenChoices.tsx';
import { listenBarCopy } from './listenCopy.ts';
import { choosingSample } from './sample.ts';

const examples: Examples = {
  name: 'ListenChoices',
  frame: 'screen',
  examples: [
    {
      name: 'two texts and two voices',
      render: ({ copy }) => <ListenChoices copy={copy(listenBarCopy)} {...choosingSample} />,
    },
  ],
};

export default examples;
