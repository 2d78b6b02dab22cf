import type { Examples } from '../../gallery/examples.ts';
import { LayerLists } from './LayerLists.tsx';
import { sampleLayer } from './sample.ts';

const examples: Examples = {
  name: 'LayerLists',
  examples: [
    {
      name: 'one layer',
      render: ({ say }) => (
        <LayerLists
          intro={say('Här finns lagren som bilder.', 'هذه الطبقات صور.')}
          layers={[{ ...sampleLayer, name: say('Organ', 'الأعضاء'), picture: say('Kroppen framifrån', 'الجسم') }]}
        />
      ),
    },
  ],
};

export default examples;
