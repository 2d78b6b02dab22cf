import type { Examples } from '../../gallery/examples.ts';
import { ShowAgain, showAgainCopy } from './ShowAgain.tsx';

/** It shows nothing while nothing is out of sight, as on the server. */
const examples: Examples = {
  name: 'ShowAgain',
  examples: [
    { name: 'nothing is hidden', render: ({ copy }) => <ShowAgain copy={copy(showAgainCopy)} field="plan" /> },
  ],
};

export default examples;
