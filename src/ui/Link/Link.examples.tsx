import type { Examples } from '../../gallery/examples.ts';
import { Link } from './Link.tsx';

const examples: Examples = {
  name: 'Link',
  examples: [
    { name: 'to a page of our own', render: ({ say }) => <Link href="/tand">{say('Tänder', 'الأسنان')}</Link> },
    {
      name: 'to the page that is read',
      render: ({ say }) => (
        <Link href="/tand" isCurrent>
          {say('Tänder', 'الأسنان')}
        </Link>
      ),
    },
    {
      name: 'to another site',
      render: ({ say }) => <Link href="https://social.example/">{say('En annan webbplats', 'موقع آخر')}</Link>,
    },
    {
      name: 'to a telephone',
      render: () => (
        <Link href="tel:116111">
          <bdi dir="ltr">{'116 111'}</bdi>
        </Link>
      ),
    },
    {
      name: 'to mail',
      render: ({ say }) => <Link href="mailto:kontakt@tryggve.example">{say('Skriv till oss', 'اكتب إلينا')}</Link>,
    },
    {
      name: 'with words made into an address',
      render: ({ say }) => (
        <Link href="Mitt sjukhus" slugify>
          {say('Mitt sjukhus', 'مستشفاي')}
        </Link>
      ),
    },
    {
      name: 'a long word',
      render: ({ say }) => (
        <Link href="/tand">{say('Barnanestesisjuksköterskeutbildningsinformationsmaterial', 'أفاستسقيناكموها')}</Link>
      ),
    },
  ],
};

export default examples;
