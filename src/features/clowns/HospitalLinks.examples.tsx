import type { Examples } from '../../gallery/examples.ts';
import { HospitalLinks, hospitalLinksCopy } from './HospitalLinks.tsx';

const examples: Examples = {
  name: 'HospitalLinks',
  examples: [
    {
      name: 'one that opens, one that leads to its website, one that does neither',
      render: ({ copy, language }) => (
        <HospitalLinks
          copy={copy(hospitalLinksCopy)}
          website="https://www.clowner.example/"
          locale={language}
          hospitals={[
            { id: 'a', name: 'Teststads barnsjukhus', path: '/mitt-sjukhus', website: undefined },
            { id: 'b', name: 'Byns lasarett', path: undefined, website: 'https://byn.example/' },
            { id: 'c', name: 'Barnkliniken', path: undefined, website: undefined },
          ]}
        />
      ),
    },
  ],
};

export default examples;
