import type { Examples } from '../../gallery/examples.ts';
import { ColouringSheets } from './ColouringSheets.tsx';
import { sampleThings } from './sample.ts';

const examples: Examples = {
  name: 'ColouringSheets',
  examples: [
    {
      name: 'without scripts',
      render: ({ say }) => (
        <ColouringSheets
          intro={say('Det här går bra ändå.', 'هذا يعمل على أي حال.')}
          download={say('Ladda ner', 'تنزيل')}
          things={sampleThings('colouring', (id) => say(`Bild: ${id}`, `صورة: ${id}`))}
        />
      ),
    },
  ],
};

export default examples;
