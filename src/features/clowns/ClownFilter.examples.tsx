import type { Examples } from '../../gallery/examples.ts';
import { ClownFilter, clownFilterCopy } from './ClownFilter.tsx';

const examples: Examples = {
  name: 'ClownFilter',
  examples: [
    {
      name: 'two hospitals',
      render: ({ copy }) => (
        <ClownFilter
          copy={copy(clownFilterCopy)}
          hospitals={[
            { id: 'lund', name: 'Skånes universitetssjukhus, Lund' },
            { id: 'test', name: 'Teststads barnsjukhus' },
          ]}
        />
      ),
      changes: [[' hidden=""', '']],
    },
  ],
};

export default examples;
