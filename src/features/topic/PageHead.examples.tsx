import type { Examples } from '../../gallery/examples.ts';
import { PageHead } from './PageHead.tsx';

const examples: Examples = {
  name: 'PageHead',
  frame: 'page',
  examples: [
    {
      name: 'short',
      render: ({ say }) => (
        <PageHead title={say('Meny', 'القائمة')} preamble={say('Allt som finns på Tryggve.', 'كل ما في Tryggve.')} />
      ),
    },
    {
      name: 'long words',
      render: ({ say }) => (
        <PageHead
          title={say(
            'Läkemedelsgenomgångsprotokollsanvisningar',
            'تعليمات مراجعة الأدوية قبل التخدير وبعده في المستشفى',
          )}
          preamble={say(
            'Operationsavdelningens premedicineringsrutiner, uppvakningen och smärtskattningen, steg för steg och i lugn och ro.',
            'ما يحدث في قسم العمليات قبل التخدير وبعده، والإفاقة، وقياس الألم، خطوة خطوة وبهدوء.',
          )}
        />
      ),
    },
  ],
};

export default examples;
