import type { Examples } from '../../gallery/examples.ts';
import { Schematic } from './Schematic.tsx';

const examples: Examples = {
  name: 'Schematic',
  examples: [
    {
      name: 'with numbers beside their spots',
      render: ({ say }) => (
        <Schematic
          id="tooth"
          title={say('En tand', 'سنّ')}
          spots={[
            { part: 'enamel', x: 160, y: 58, atX: 160, atY: 58, name: say('Emalj', 'المينا') },
            { part: 'gum', x: 58, y: 164, atX: 40, atY: 180, name: say('Tandkött', 'اللثة') },
          ]}
        />
      ),
    },
  ],
};

export default examples;
