import type { Examples } from '../../gallery/examples.ts';
import { MyHospital, myHospitalCopy } from './MyHospital.tsx';

const examples: Examples = {
  name: 'MyHospital',
  examples: [
    {
      name: 'before its card is put in',
      render: ({ copy }) => <MyHospital copy={copy(myHospitalCopy)} />,
      changes: [[' hidden=""', '']],
    },
  ],
};

export default examples;
