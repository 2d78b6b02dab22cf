import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { type TopicTile, TopicGrid } from './TopicGrid.tsx';

const tilesOf = ({ say }: ExampleContext): TopicTile[] => [
  { id: 'dental', title: say('Tand', 'الأسنان'), path: '/tand', icon: 'topic-dental' },
  { id: 'needles', title: say('Sprutor och stick', 'الإبر والوخز'), path: '/sprutor-och-stick', icon: 'topic-needles' },
  {
    id: 'anaesthesia',
    title: say('Sovas och opereras', 'التخدير والعملية'),
    path: '/sovas-och-opereras',
    icon: 'topic-anaesthesia',
  },
  {
    id: 'long',
    title: say('Läkemedelsgenomgångsprotokollsanvisningar', 'تعليمات مراجعة الأدوية قبل التخدير وبعده في المستشفى'),
    path: '/mina-rattigheter-i-varden',
    icon: 'topic-rights',
  },
  { id: 'play', title: say('Lek och lär', 'العب وتعلّم'), path: '/lek-och-lar', icon: 'topic-play' },
];

const examples: Examples = {
  name: 'TopicGrid',
  frame: 'page',
  examples: [
    {
      name: 'an odd number, one of them long',
      render: (context) => <TopicGrid title={context.t('tiles_title')} tiles={tilesOf(context)} />,
    },
    {
      name: 'one tile',
      render: (context) => <TopicGrid title={context.t('tiles_title')} tiles={tilesOf(context).slice(0, 1)} />,
    },
  ],
};

export default examples;
