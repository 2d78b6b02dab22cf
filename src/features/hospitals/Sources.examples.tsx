import type { Examples } from '../../gallery/examples.ts';
import { wholeHospital } from './sample.ts';
import { Sources, sourcesCopy } from './Sources.tsx';

const examples: Examples = {
  name: 'Sources',
  examples: [
    {
      name: 'two',
      render: ({ copy }) => (
        <Sources
          copy={copy(sourcesCopy)}
          sources={[...wholeHospital.sources, { url: 'https://example.org/', publisher: 'Läkartidningen' }]}
          checked={wholeHospital.checked}
        />
      ),
    },
  ],
};

export default examples;
