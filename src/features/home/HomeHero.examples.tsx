import type { Examples } from '../../gallery/examples.ts';
import { HomeHero, homeHeroCopy } from './HomeHero.tsx';

const examples: Examples = {
  name: 'HomeHero',
  frame: 'page',
  examples: [
    {
      name: 'a short promise',
      render: ({ copy, say }) => (
        <HomeHero
          copy={copy(homeHeroCopy)}
          title={say('Välkommen till Tryggve', 'أهلًا بك في Tryggve')}
          preamble={say('Här får du veta vad som händer.', 'هنا تعرف ما الذي سيحدث.')}
          searchPath={say('/sok', '/ar/search')}
        />
      ),
    },
    {
      name: 'long words',
      render: ({ copy, say }) => (
        <HomeHero
          copy={copy(homeHeroCopy)}
          title={say('Operationsavdelningens informationsmaterial', 'ما تحتاج أن تعرفه عن قسم العمليات والتخدير')}
          preamble={say(
            'Här får du veta vad barnanestesisjuksköterskan, läkemedelsgenomgången och uppvakningsavdelningen är, steg för steg och i lugn och ro.',
            'هنا تعرف من هي ممرضة تخدير الأطفال وما هي مراجعة الأدوية وما هي غرفة الإفاقة، خطوة خطوة وبهدوء.',
          )}
          searchPath={say('/sok', '/ar/search')}
        />
      ),
    },
  ],
};

export default examples;
