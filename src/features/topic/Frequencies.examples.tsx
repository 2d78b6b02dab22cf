import type { Examples } from '../../gallery/examples.ts';
import { Frequencies } from './Frequencies.tsx';

const examples: Examples = {
  name: 'Frequencies',
  examples: ([100, 1000, 10_000] as const).map((of) => ({
    name: `of ${of}`,
    render: ({ say }) => (
      <Frequencies
        numbers={[
          {
            count: 7,
            of,
            label: say(`7 av ${of}`, `7 من ${of}`),
            text: say('Så många mår illa efteråt.', 'هذا عدد من يشعرون بالغثيان.'),
          },
        ]}
      />
    ),
  })),
};

export default examples;
