import type { Examples } from '../../gallery/examples.ts';
import { PageLines } from './PageLines.tsx';

const examples: Examples = {
  name: 'PageLines',
  examples: [
    {
      name: 'two pages',
      render: ({ t, say }) => (
        <PageLines
          title={t('related_title')}
          headingId="pages"
          pages={[
            { id: 'dental', title: say('Tand', 'الأسنان'), path: '/tand' },
            {
              id: 'long',
              title: say('Läkemedelsgenomgångsprotokollsanvisningar', 'تعليمات مراجعة الأدوية قبل التخدير وبعده'),
              path: '/mina-rattigheter-i-varden',
            },
          ]}
        />
      ),
    },
    {
      name: 'a page in another language',
      render: ({ t, say }) => (
        <PageLines
          title={t('related_title')}
          headingId="pages"
          pages={[
            { id: 'dental', title: say('Tand', 'الأسنان'), path: '/tand' },
            { id: 'fasting', title: 'Fasting', path: '/en/fasting', language: 'en' },
          ]}
        />
      ),
    },
    {
      name: 'no pages',
      render: ({ t }) => <PageLines title={t('related_title')} headingId="pages" pages={[]} />,
    },
  ],
};

export default examples;
