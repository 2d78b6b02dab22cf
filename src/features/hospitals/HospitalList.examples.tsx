import type { Examples } from '../../gallery/examples.ts';
import { HospitalList, hospitalListCopy } from './HospitalList.tsx';
import { listedSample } from './sample.ts';

const examples: Examples = {
  name: 'HospitalList',
  examples: [
    {
      name: 'folded',
      render: ({ copy, language }) => (
        <HospitalList copy={copy(hospitalListCopy)} listed={listedSample} locale={language} />
      ),
    },
  ],
};

export default examples;
