import type { Examples } from '../../gallery/examples.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const examples: Examples = {
  name: 'ButtonLink',
  frame: 'row',
  examples: [
    { name: 'filled', render: ({ say }) => <ButtonLink href="/">{say('Till startsidan', 'إلى البداية')}</ButtonLink> },
    {
      name: 'outline',
      render: ({ say }) => (
        <ButtonLink href="/narstaende" variant="outline">
          {say('För närstående', 'للأهل')}
        </ButtonLink>
      ),
    },
    {
      name: 'quiet',
      render: ({ say }) => (
        <ButtonLink href="/sprak" variant="quiet">
          {say('Andra språk', 'لغات أخرى')}
        </ButtonLink>
      ),
    },
    {
      name: 'with an icon',
      render: ({ say }) => (
        <ButtonLink href="/tand">
          {say('Nästa sida', 'الصفحة التالية')}
          <Icon name="forward" directional />
        </ButtonLink>
      ),
    },
    {
      name: 'current page',
      render: ({ say }) => (
        <ButtonLink href="/sok" variant="outline" isCurrent>
          {say('Sök', 'ابحث')}
        </ButtonLink>
      ),
    },
    {
      name: 'long words on several lines',
      render: ({ say }) => (
        <ButtonLink href="/sovas-och-opereras">
          {say(
            'Läs om premedicineringen, uppvakningsavdelningen och smärtskattningen innan ni åker hemifrån',
            'اقرأ عن الدواء قبل التخدير وعن غرفة الإفاقة وعن قياس الألم قبل أن تغادروا البيت متوجهين إلى المستشفى',
          )}
        </ButtonLink>
      ),
    },
  ],
};

export default examples;
