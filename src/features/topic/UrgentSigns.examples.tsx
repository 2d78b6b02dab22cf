import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import type { ComponentProps } from 'react';
import { urgentCopy, UrgentSigns } from './UrgentSigns.tsx';

const groups = ({ say }: ExampleContext): ComponentProps<typeof UrgentSigns>['groups'] => [
  {
    level: 'now',
    whom: ['112'],
    told: [say('Läpparna är blå.', 'الشفتان زرقاوان.'), say('Det går inte att väcka barnet.', 'لا يمكن إيقاظ الطفل.')],
  },
  { level: 'soon', whom: ['emergency', 'ward'], told: [say('Såret blöder igen.', 'الجرح ينزف مرة أخرى.')] },
  { level: 'soon', whom: ['poison', '112'], told: [say('För mycket medicin.', 'دواء أكثر من اللازم.')] },
  { level: 'here', whom: ['staff'], told: [say('Det är svårt att andas.', 'التنفس صعب.')] },
  {
    level: 'today',
    whom: ['ward', '1177'],
    told: [say('Febern stannar kvar i två dagar.', 'تستمر الحمى يومين.')],
  },
];

/** Shown open, because the content is in the fold. */
const open: [string, string][] = [['<details', '<details open']];

const examples: Examples = {
  name: 'UrgentSigns',
  frame: 'page',
  examples: [
    {
      name: 'folded',
      render: (context) => (
        <UrgentSigns
          copy={context.copy(urgentCopy)}
          line={context.say('Blöder det hemma? Ring 112', 'هل ينزف الطفل في البيت؟ اتصل بالرقم 112')}
          audience="child"
          groups={groups(context)}
        />
      ),
    },
    {
      name: 'for a child, unfolded',
      changes: open,
      render: (context) => (
        <UrgentSigns
          copy={context.copy(urgentCopy)}
          line={context.say('Blöder det hemma? Ring 112', 'هل ينزف الطفل في البيت؟ اتصل بالرقم 112')}
          audience="child"
          groups={groups(context)}
        />
      ),
    },
    {
      name: 'one sign, for a teenager',
      changes: open,
      render: ({ copy, say }) => (
        <UrgentSigns
          copy={copy(urgentCopy)}
          audience="teen"
          groups={[{ level: 'now', whom: ['112'], told: [say('Det blöder och slutar inte.', 'نزيف لا يتوقف.')] }]}
        />
      ),
    },
    {
      name: 'nothing but what one tells at the hospital, or rings about the same day',
      changes: open,
      render: ({ copy, say }) => (
        <UrgentSigns
          copy={copy(urgentCopy)}
          audience="child"
          groups={[
            { level: 'here', whom: ['staff'], told: [say('Det gör ont.', 'يؤلم.')] },
            { level: 'today', whom: ['dentist', '1177'], told: [say('En tråd har lossnat.', 'انفك سلك.')] },
          ]}
        />
      ),
    },
  ],
};

export default examples;
