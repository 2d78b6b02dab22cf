import type { Examples } from '../../gallery/examples.ts';
import { regionIds, regions } from '../../shared/regions.ts';
import { SwedenMap } from './SwedenMap.tsx';

const all = regionIds.map((id) => ({ id, part: regions[id].part, label: regions[id].name, href: '#' }));

const examples: Examples = {
  name: 'SwedenMap',
  examples: [
    { name: 'all regions', render: () => <SwedenMap regions={all} /> },
    {
      name: 'with the reader’s own',
      render: () => <SwedenMap regions={all} />,
      changes: [
        ['data-region="skane"', 'data-region="skane" aria-current="true"'],
        ['data-pin="skane"', 'data-pin="skane" data-mine'],
      ],
    },
  ],
};

export default examples;
