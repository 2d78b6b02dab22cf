import type { Examples } from '../../gallery/examples.ts';
import { LeaveBar, leaveBarCopy } from './LeaveBar.tsx';

const examples: Examples = {
  name: 'LeaveBar',
  frame: 'window',
  examples: [
    { name: 'ordinary', render: ({ copy }) => <LeaveBar copy={copy(leaveBarCopy)} href="https://www.smhi.se/" /> },
    {
      name: 'discreet mode is on',
      render: ({ copy }) => <LeaveBar copy={copy(leaveBarCopy)} href="https://www.smhi.se/" />,
      changes: [['aria-pressed="false"', 'aria-pressed="true"']],
    },
  ],
};

export default examples;
