import type { Examples } from '../../gallery/examples.ts';
import { MyFigure, myFigureCopy } from './MyFigure.tsx';

const examples: Examples = {
  name: 'MyFigure',
  examples: [
    { name: 'before one is saved', render: ({ copy }) => <MyFigure copy={copy(myFigureCopy)} path="/lek-och-lar" /> },
  ],
};

export default examples;
