import type { Examples } from '../../gallery/examples.ts';
import { Atlas } from './Atlas.tsx';
import { atlasCopy } from './atlasCopy.ts';
import { sampleAbout, sampleLayer, sampleLayers } from './sample.ts';

const examples: Examples = {
  name: 'Atlas',
  examples: [
    {
      name: 'at rest, with a chosen part',
      render: ({ copy, language }) => (
        <Atlas
          copy={copy(atlasCopy)}
          language={language}
          layers={[...sampleLayers]}
          first={sampleLayer}
          page={sampleAbout.page}
          about={sampleAbout}
          figure={{ title: 'Min figur', path: '/lek-och-lar/min-figur' }}
        />
      ),
    },
  ],
};

export default examples;
