import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { ClipGrid } from './ClipGrid.tsx';

const clips = ({ say }: ExampleContext, titles: [string, string][]) =>
  titles.map((title, index) => ({
    id: String(index),
    title: say(...title),
    path: `/mediplay/klipp/${index}`,
    length: say('25 sekunder', '٢٥ ثانية'),
    poster: { src: '/og.png', width: 192, height: 341 },
  }));

const short: [string, string] = ['Gör det ont?', 'هل يؤلم؟'];
const long: [string, string] = [
  'Varför måste operationsavdelningens barnanestesisjuksköterskor ha mössa?',
  'لماذا يرتدي ممرضو تخدير الأطفال في قسم العمليات قبعات؟',
];

const examples: Examples = {
  name: 'ClipGrid',
  examples: [
    {
      name: 'several',
      render: (context) => (
        <ClipGrid title={context.say('4 klipp', '٤ مقاطع')} clips={clips(context, [short, long, short, short])} />
      ),
    },
    {
      name: 'few, and it says so',
      render: (context) => (
        <ClipGrid
          title={context.say('1 klipp', 'مقطع واحد')}
          note={context.say('Det är inte många.', 'ليست كثيرة.')}
          clips={clips(context, [short])}
        />
      ),
    },
  ],
};

export default examples;
