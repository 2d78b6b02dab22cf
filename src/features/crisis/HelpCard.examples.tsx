import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import type { Help } from '../../search/contract.ts';
import { HelpCard } from './HelpCard.tsx';

const crisis = ({ language, say }: ExampleContext): Help => ({
  kind: 'crisis',
  id: 'die',
  lang: language,
  numbers: ['112', '116 111', '90101'],
  title: say('Bra att du skriver det. Prata med någon nu.', 'حسنًا أنك كتبت. تحدّث مع أحد الآن.'),
  lines: [
    {
      text: say('Är du i fara nu? Ring 112, även om du är barn.', 'هل أنت في خطر الآن؟ اتصل بالرقم 112.'),
      number: '112',
    },
    { text: say('Bris: för dig under 18, hela dygnet.', 'لمن هم دون الثامنة عشرة، ليلًا ونهارًا.'), number: '116 111' },
    { text: say('Självmordslinjen: alla åldrar, hela dygnet.', 'لجميع الأعمار، ليلًا ونهارًا.'), number: '90101' },
  ],
  path: '/',
  page: { title: say('När man inte vill leva', 'عندما لا يريد المرء أن يعيش'), lang: language },
});

const emergency = (context: ExampleContext): Help => ({
  ...crisis(context),
  kind: 'emergency',
  id: 'tonsils',
  numbers: ['112'],
  title: context.say('Blöder det efter halsmandlarna?', 'هل ينزف الحلق بعد عملية اللوزتين؟'),
  lines: [
    { text: context.say('Åk till akuten nu, också på natten.', 'اذهبوا إلى الطوارئ الآن.') },
    { text: context.say('Blöder det mycket? Ring 112.', 'نزيف كثير؟ اتصلوا بالرقم 112.'), number: '112' },
  ],
});

const examples: Examples = {
  name: 'HelpCard',
  examples: [
    { name: 'crisis', render: (context) => <HelpCard help={crisis(context)} /> },
    { name: 'emergency, a place first', render: (context) => <HelpCard help={emergency(context)} /> },
    {
      name: 'asked in a language that the site does not have',
      render: (context) => (
        <HelpCard
          help={{ ...crisis(context), own: { text: 'Телефонуйте 112. Скажіть «tolk».', lang: 'uk', dir: 'ltr' } }}
        />
      ),
    },
  ],
};

export default examples;
