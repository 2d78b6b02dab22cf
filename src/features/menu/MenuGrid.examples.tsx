import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { langAttributes } from '../../i18n/languages.ts';
import { MenuGrid, menuGridCopy, type MenuRow } from './MenuGrid.tsx';

const rowsOf = ({ say }: ExampleContext): MenuRow[] => [
  {
    id: 'dental',
    title: say('Tand', 'الأسنان'),
    path: '/tand',
    icon: 'topic-dental',
    items: [
      { id: '1', title: say('Hos tandläkaren', 'عند طبيب الأسنان'), path: '/tand/hos-tandlakaren' },
      {
        id: '2',
        title: say(
          'Tandregleringsbehandlingsinformation och läkemedelsgenomgång',
          'معلومات عن تقويم الأسنان ومراجعة الأدوية قبل العلاج',
        ),
        path: '/tand/laga-tander',
      },
    ],
  },
  { id: 'play', title: say('Lek och lär', 'العب وتعلّم'), path: '/lek-och-lar', icon: 'topic-play', items: [] },
  {
    id: 'rights',
    title: say('Mina rättigheter i vården och på operationsavdelningen', 'حقوقي في الرعاية الصحية وفي قسم العمليات'),
    path: '/mina-rattigheter-i-varden',
    icon: 'topic-rights',
    items: [{ id: '3', title: say('Du får fråga', 'يحق لك أن تسأل'), path: '/mina-rattigheter-i-varden' }],
  },
];

const grid = (context: ExampleContext, rows = rowsOf(context)) => (
  <MenuGrid copy={context.copy(menuGridCopy)} rows={rows} />
);

const examples: Examples = {
  name: 'MenuGrid',
  frame: 'page',
  examples: [
    { name: 'closed', render: (context) => grid(context) },
    { name: 'open', render: (context) => grid(context), changes: [['<details', '<details open']] },
    {
      name: 'open at the current page',
      render: (context) => grid(context),
      changes: [
        ['<details', '<details open'],
        ['href="/tand/hos-tandlakaren"', 'aria-current="page" href="/tand/hos-tandlakaren"'],
      ],
    },
    { name: 'one row', render: (context) => grid(context, rowsOf(context).slice(0, 1)) },
    {
      name: 'in another language than the page',
      render: () => (
        <MenuGrid
          copy={{ menu_main: 'Topics', menu_children: 'Pages below {title}' }}
          rows={[{ id: 'dental', title: 'Dental', path: '/en/dental', icon: 'topic-dental', items: [] }]}
          langAttributes={langAttributes('en')}
        />
      ),
    },
  ],
};

export default examples;
