import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { type PageCard, PageList } from './PageList.tsx';

const cardsOf = ({ say }: ExampleContext): PageCard[] => [
  {
    id: 'dental',
    title: say('Tand', 'الأسنان'),
    path: '/tand',
    text: say('Vad händer hos tandläkaren?', 'ماذا يحدث عند طبيب الأسنان؟'),
    picture: 'topic-dental',
  },
  {
    id: 'long',
    title: say('Läkemedelsgenomgångsprotokollsanvisningar', 'تعليمات مراجعة الأدوية قبل التخدير وبعده'),
    path: '/mina-rattigheter-i-varden',
    text: say(
      'Operationsavdelningens premedicineringsrutiner, uppvakningen och smärtskattningen, steg för steg.',
      'ما يحدث في قسم العمليات قبل التخدير وبعده، والإفاقة، وقياس الألم، خطوة خطوة.',
    ),
    picture: 'topic-rights',
  },
  { id: 'bare', title: say('Lek och lär', 'العب وتعلّم'), path: '/lek-och-lar' },
];

const list = (context: ExampleContext, pages = cardsOf(context)) => (
  <PageList title={context.t('children_title')} headingId="pages" pages={pages} />
);

const examples: Examples = {
  name: 'PageList',
  examples: [
    { name: 'with and without text and picture', render: (context) => list(context) },
    { name: 'one card', render: (context) => list(context, cardsOf(context).slice(0, 1)) },
  ],
};

export default examples;
