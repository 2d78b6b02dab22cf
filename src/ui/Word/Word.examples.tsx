import type { Examples } from '../../gallery/examples.ts';
import { Word } from './Word.tsx';

const examples: Examples = {
  name: 'Word',
  examples: [
    {
      name: 'in a sentence',
      render: ({ say, t }) => (
        <p>
          {say('Sköterskan sätter en ', 'تضع الممرضة ')}
          <Word
            id="word-sample"
            closeLabel={t('modal_close')}
            term={say('infart', 'قنية')}
            explanation={say('Ett tunt mjukt rör av plast i handen.', 'أنبوب بلاستيكي رفيع وطري في اليد.')}
          >
            {say('infart', 'قنية')}
          </Word>
          .
        </p>
      ),
    },
  ],
};

export default examples;
