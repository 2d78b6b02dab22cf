import type { Examples } from '../../gallery/examples.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const examples: Examples = {
  name: 'Button',
  frame: 'row',
  examples: [
    { name: 'filled', render: ({ say }) => <Button>{say('Spara', 'احفظ')}</Button> },
    { name: 'outline', render: ({ say }) => <Button variant="outline">{say('Visa mer', 'اعرض المزيد')}</Button> },
    { name: 'quiet', render: ({ say }) => <Button variant="quiet">{say('Hoppa över', 'تخطَّ')}</Button> },
    { name: 'sun', render: ({ say }) => <Button variant="sun">{say('Lyssna', 'استمع')}</Button> },
    {
      name: 'with an icon',
      render: ({ say }) => (
        <>
          <Button>
            <Icon name="copy" />
            {say('Kopiera länken', 'انسخ الرابط')}
          </Button>
          <Button variant="outline">
            <Icon name="back" directional />
            {say('Tillbaka', 'رجوع')}
          </Button>
        </>
      ),
    },
    {
      name: 'icon alone, with a name',
      render: ({ say }) => (
        <Button aria-label={say('Sök', 'ابحث')}>
          <Icon name="search" />
        </Button>
      ),
    },
    {
      name: 'disabled, in each look',
      render: ({ say }) => (
        <>
          <Button disabled>{say('Spara', 'احفظ')}</Button>
          <Button variant="outline" disabled>
            {say('Visa mer', 'اعرض المزيد')}
          </Button>
          <Button variant="quiet" disabled>
            {say('Hoppa över', 'تخطَّ')}
          </Button>
        </>
      ),
    },
    {
      name: 'pressed',
      render: ({ say }) => (
        <Button variant="outline" aria-pressed>
          {say('Full storlek', 'الحجم الكامل')}
        </Button>
      ),
    },
    {
      name: 'long words on several lines',
      render: ({ say }) => (
        <Button>
          {say(
            'Skicka frågan till operationsavdelningens barnanestesisjuksköterskor innan ni åker hemifrån',
            'أرسل السؤال إلى ممرضات تخدير الأطفال في قسم العمليات قبل أن تغادروا البيت متوجهين إلى المستشفى',
          )}
        </Button>
      ),
    },
  ],
};

export default examples;
