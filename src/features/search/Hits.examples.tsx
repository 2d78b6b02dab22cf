import type { Examples } from '../../gallery/examples.ts';
import { Hits } from './Hits.tsx';
import { contentOf, hitsOf } from './sample.ts';

const examples: Examples = {
  name: 'Hits',
  examples: [
    {
      name: 'one of each type',
      render: (context) => (
        <Hits
          copy={contentOf(context).copy}
          hits={hitsOf(context).map((hit) => ({ hit, href: '/narstaende/fasta' }))}
          onFollow={() => undefined}
          onUnfold={() => undefined}
        />
      ),
    },
  ],
};

export default examples;
