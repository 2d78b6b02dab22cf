import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { NextLinks, nextLinksCopy } from './NextLinks.tsx';

const shared = ({ copy }: ExampleContext) => ({ copy: copy(nextLinksCopy) });
const fasting = ({ say }: ExampleContext) => ({ title: say('Fasta', 'الصيام'), path: '/narstaende/fasta' });
const welcome = ({ say }: ExampleContext) => ({ title: say('Välkommen', 'مرحبًا'), path: '/narstaende' });

const examples: Examples = {
  name: 'NextLinks',
  examples: [
    {
      name: 'in the middle',
      render: (context) => <NextLinks {...shared(context)} previous={welcome(context)} next={fasting(context)} />,
    },
    { name: 'the first page', render: (context) => <NextLinks {...shared(context)} next={fasting(context)} /> },
    { name: 'the last page', render: (context) => <NextLinks {...shared(context)} previous={welcome(context)} /> },
    {
      name: 'long titles',
      render: (context) => {
        const long = {
          title: context.say(
            'Så går operationsavdelningens smärtskattning och läkemedelsgenomgång till',
            'هكذا يُقاس الألم وتُراجع الأدوية في قسم العمليات قبل أن يعود الطفل إلى البيت',
          ),
          path: '/narstaende/fasta',
        };
        return <NextLinks {...shared(context)} previous={{ ...long, path: '/narstaende' }} next={long} />;
      },
    },
  ],
};

export default examples;
