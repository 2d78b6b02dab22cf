import type { Examples } from '../../gallery/examples.ts';
import { NoNetwork, noNetworkCopy } from './NoNetwork.tsx';

const examples: Examples = {
  name: 'NoNetwork',
  frame: 'window',
  examples: [
    {
      name: 'after a press without a network',
      render: ({ copy }) => <NoNetwork copy={copy(noNetworkCopy)} />,
      // Offline, a press opens the page's own dialog, not this example.
      changes: [
        [' data-no-network="true"', ''],
        ['<dialog', '<dialog open'],
      ],
    },
  ],
};

export default examples;
