import type { Examples } from '../../gallery/examples.ts';
import { HospitalFinder, hospitalFinderCopy } from './HospitalFinder.tsx';
import { listedSample } from './sample.ts';

const examples: Examples = {
  name: 'HospitalFinder',
  examples: [
    {
      name: 'search, map and list',
      render: ({ copy, language }) => (
        <HospitalFinder
          copy={copy(hospitalFinderCopy)}
          listed={listedSample}
          locale={language}
          searchPath="/sok"
          contactHref="mailto:kontakt@tryggve.example"
        />
      ),
    },
  ],
};

export default examples;
