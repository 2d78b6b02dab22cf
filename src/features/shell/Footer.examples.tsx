import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { langAttributes } from '../../i18n/languages.ts';
import { Footer, footerCopy, type FooterGroup } from './Footer.tsx';

const groupsOf = ({ t, say }: ExampleContext): FooterGroup[] => [
  {
    id: 'help',
    title: t('footer_group_help'),
    items: [
      { id: 'faq', title: say('Frågor och svar', 'أسئلة وأجوبة'), path: '/fragor-och-svar' },
      {
        id: 'hospital',
        title: say(
          'Operationsavdelningens läkemedelsgenomgångsprotokoll',
          'سجل مراجعة الأدوية في قسم العمليات قبل التخدير وبعده',
        ),
        path: '/mitt-sjukhus',
      },
    ],
  },
  {
    id: 'tryggve',
    title: t('footer_group_tryggve'),
    items: [
      { id: 'about', title: say('Om oss', 'من نحن'), path: '/om-oss' },
      { id: 'news', title: 'News', path: '/en/news', langAttributes: langAttributes('en') },
    ],
  },
  {
    id: 'site',
    title: t('footer_group_site'),
    items: [{ id: 'accessibility', title: say('Tillgänglighet', 'سهولة الوصول'), path: '/tillganglighet' }],
  },
];

const footer = (context: ExampleContext, more: Partial<Parameters<typeof Footer>[0]> = {}) => (
  <Footer
    copy={context.copy(footerCopy)}
    langAttributes={{}}
    groups={groupsOf(context)}
    social={[]}
    contactEmail="kontakt@tryggve.example"
    cookies={{ title: 'Cookies', path: '/cookies-och-dataskydd', settings: '/cookies-och-dataskydd#cookies' }}
    {...more}
  />
);

const examples: Examples = {
  name: 'Footer',
  frame: 'page',
  examples: [
    { name: 'without sharing and networks', render: (context) => footer(context) },
    {
      name: 'with sharing and networks, on one of its pages',
      render: (context) =>
        footer(context, {
          currentPath: '/om-oss',
          share: {
            title: context.say('Om oss', 'من نحن'),
            url: 'https://tryggve.example/om-oss',
            qr: '/qr/about-sv.svg',
          },
          social: (['instagram', 'tiktok', 'youtube', 'facebook'] as const).map((network) => ({
            network,
            url: `https://social.example/${network}`,
          })),
        }),
    },
    {
      name: 'with a way back',
      render: (context) => footer(context),
      changes: [[' disabled=""', '']],
    },
    { name: 'without groups', render: (context) => footer(context, { groups: [] }) },
  ],
};

export default examples;
