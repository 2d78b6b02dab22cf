import type { Examples } from '../../gallery/examples.ts';
import { NowLine, nowLineCopy } from './NowLine.tsx';

const examples: Examples = {
  name: 'NowLine',
  frame: 'page',
  examples: [{ name: 'as it is', render: ({ copy }) => <NowLine copy={copy(nowLineCopy)} /> }],
};

export default examples;
