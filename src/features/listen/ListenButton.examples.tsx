import type { Examples } from '../../gallery/examples.ts';
import { ListenButton, listenButtonCopy } from './ListenButton.tsx';

const examples: Examples = {
  name: 'ListenButton',
  frame: 'row',
  examples: [
    {
      name: 'where there is a voice',
      render: ({ copy, language }) => <ListenButton copy={copy(listenButtonCopy)} language={language} />,
      changes: [[' hidden=""', '']],
    },
  ],
};

export default examples;
