import type { Examples } from '../../gallery/examples.ts';
import { DiscreetNote, discreetNoteCopy } from './DiscreetNote.tsx';

const examples: Examples = {
  name: 'DiscreetNote',
  examples: [
    {
      name: 'ordinary',
      render: ({ copy }) => (
        <DiscreetNote copy={copy(discreetNoteCopy)} href="/for-dig-som-ar-lite-aldre/diskret-lage" />
      ),
    },
  ],
};

export default examples;
