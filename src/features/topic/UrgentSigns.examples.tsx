import type { Examples } from '../../gallery/examples.ts';
import { urgentCopy, UrgentSigns } from './UrgentSigns.tsx';

const examples: Examples = {
  name: 'UrgentSigns',
  examples: [
    {
      name: 'all three',
      render: ({ copy, say }) => (
        <UrgentSigns
          copy={copy(urgentCopy)}
          rings="ward"
          signs={{
            now: [
              say('Läpparna är blå.', 'الشفتان زرقاوان.'),
              say('Det går inte att väcka barnet.', 'لا يمكن إيقاظ الطفل.'),
            ],
            here: [say('Det är svårt att andas.', 'التنفس صعب.')],
            today: [say('Febern stannar kvar i två dagar.', 'تستمر الحمى يومين.')],
          }}
        />
      ),
    },
    {
      name: 'one sign',
      render: ({ copy, say }) => (
        <UrgentSigns
          copy={copy(urgentCopy)}
          rings="ward"
          signs={{ now: [say('Det blöder och slutar inte.', 'نزيف لا يتوقف.')] }}
        />
      ),
    },
  ],
};

export default examples;
