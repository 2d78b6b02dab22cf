import type { Examples } from '../../gallery/examples.ts';
import { Disclosure } from './Disclosure.tsx';

const examples: Examples = {
  name: 'Disclosure',
  examples: [
    {
      name: 'folded',
      render: ({ say }) => (
        <Disclosure title={say('Jag vill veta mer', 'أريد أن أعرف أكثر')}>
          <p>{say('Ungefär ett barn av tio mår illa efter narkosen.', 'يشعر طفل من كل عشرة بالغثيان بعد التخدير.')}</p>
        </Disclosure>
      ),
    },
  ],
};

export default examples;
