import type { Examples } from '../../gallery/examples.ts';
import { HospitalCard, hospitalCardCopy } from './HospitalCard.tsx';
import { bareHospital, wholeHospital } from './sample.ts';

const examples: Examples = {
  name: 'HospitalCard',
  examples: [
    {
      name: 'everything known',
      render: ({ copy }) => <HospitalCard copy={copy(hospitalCardCopy)} hospital={wholeHospital} />,
    },
    {
      name: 'hardly anything known',
      render: ({ copy }) => (
        <HospitalCard copy={copy(hospitalCardCopy)} hospital={{ ...bareHospital, id: 'bare1', anchor: 'bare1' }} />
      ),
    },
    {
      name: 'chosen',
      render: ({ copy }) => (
        <HospitalCard copy={copy(hospitalCardCopy)} hospital={{ ...bareHospital, id: 'bare2', anchor: 'bare2' }} />
      ),
      changes: [
        [' hidden=""', ''],
        ['aria-pressed="false"', 'aria-pressed="true"'],
      ],
    },
  ],
};

export default examples;
