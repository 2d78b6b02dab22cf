import type { Examples } from '../../gallery/examples.ts';
import { ListenChoices } from './ListenChoices.tsx';
import { listenBarCopy } from './listenCopy.ts';
import { listenChoicesSample } from './sample.ts';

const examples: Examples = {
  name: 'ListenChoices',
  frame: 'screen',
  examples: [
    {
      name: 'two texts and two voices',
      render: ({ copy }) => <ListenChoices copy={copy(listenBarCopy)} {...listenChoicesSample} />,
    },
  ],
};

export default examples;
