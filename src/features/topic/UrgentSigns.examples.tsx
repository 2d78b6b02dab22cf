import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { urgentCopy, UrgentSigns } from './UrgentSigns.tsx';

const signs = ({ say }: ExampleContext) => ({
  line: say('Blöder det hemma? Ring 112', 'هل ينزف الطفل في البيت؟ اتصل بالرقم 112'),
  now: [say('Läpparna är blå.', 'الشفتان زرقاوان.'), say('Det går inte att väcka barnet.', 'لا يمكن إيقاظ الطفل.')],
  soon: [
    say('Såret blöder igen.', 'الجرح ينزف مرة أخرى.'),
    say(
      'För mycket medicin: ring Giftinformation, 010-456 67 00.',
      'دواء أكثر من اللازم: اتصل بمركز معلومات السموم، 010-456 67 00.',
    ),
  ],
  here: [say('Det är svårt att andas.', 'التنفس صعب.')],
  today: [say('Febern stannar kvar i två dagar.', 'تستمر الحمى يومين.')],
});

/** Folds are shown open: what is in them is what there is to see. */
const open: [string, string][] = [['<details', '<details open']];

const examples: Examples = {
  name: 'UrgentSigns',
  frame: 'page',
  examples: [
    {
      name: 'folded',
      render: (context) => (
        <UrgentSigns copy={context.copy(urgentCopy)} rings="ward" audience="child" signs={signs(context)} />
      ),
    },
    {
      name: 'for a child, unfolded',
      changes: open,
      render: (context) => (
        <UrgentSigns copy={context.copy(urgentCopy)} rings="ward" audience="child" signs={signs(context)} />
      ),
    },
    {
      name: 'one sign, for a teenager',
      changes: open,
      render: ({ copy, say }) => (
        <UrgentSigns
          copy={copy(urgentCopy)}
          rings="ward"
          audience="teen"
          signs={{ now: [say('Det blöder och slutar inte.', 'نزيف لا يتوقف.')] }}
        />
      ),
    },
    {
      name: 'nothing but what one tells at the hospital, or rings about the same day',
      changes: open,
      render: ({ copy, say }) => (
        <UrgentSigns
          copy={copy(urgentCopy)}
          rings="dental_clinic"
          audience="child"
          signs={{ here: [say('Det gör ont.', 'يؤلم.')], today: [say('En tråd har lossnat.', 'انفك سلك.')] }}
        />
      ),
    },
  ],
};

export default examples;
