import type { Examples } from '../../gallery/examples.ts';
import { Marked } from './Marked.tsx';

const examples: Examples = {
  name: 'Marked',
  examples: [
    {
      name: 'a word that was found',
      render: ({ say }) => (
        <p>
          <Marked
            segments={[
              { text: say('Du får ', 'تحصل على '), mark: false },
              { text: say('narkos', 'تخدير'), mark: true },
            ]}
          />
        </p>
      ),
    },
    {
      name: 'a number that was found in part',
      render: ({ say }) => (
        <p>
          <Marked
            segments={[
              { text: say('Ring 010-', 'اتصل بالرقم 010-'), mark: false },
              { text: '456', mark: true },
              { text: ' 67 00.', mark: false },
            ]}
          />
        </p>
      ),
    },
  ],
};

export default examples;
