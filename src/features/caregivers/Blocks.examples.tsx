import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { Blocks, blocksCopy } from './Blocks.tsx';

const hrefOf = () => '/narstaende';

const swedish = {
  preamble: 'Följ tiderna i brevet från sjukhuset.',
  markdown: `## Varför ska barnet fasta?

Det som finns i magen kan komma upp. Läs mer om [narkosen](page:2410).

- Mat
- Klar dryck`,
};
const arabic = {
  preamble: 'اتّبع المواعيد المكتوبة في رسالة المستشفى.',
  markdown: `## لماذا يصوم الطفل؟

قد يصعد ما في المعدة. اقرأ المزيد عن [التخدير](page:2410).

- الطعام
- الشراب الصافي`,
};

const textOf = ({ preamble, markdown }: typeof swedish) => ({
  preamble,
  blocks: fromMarkdown(markdown).children,
  hrefOf,
});
const own = ({ copy, language }: ExampleContext) => ({
  copy: copy(blocksCopy),
  language,
  ...textOf(language === 'ar' ? arabic : swedish),
});
/** What differs between hospitals, in Swedish or in Arabic. */
const differsIn = (isSwedish: boolean) => ({
  title: isSwedish ? 'Det här kan skilja sig åt' : 'قد يختلف هذا',
  blocks: fromMarkdown(isSwedish ? 'Tiderna skiljer sig mellan sjukhus.' : 'تختلف المواعيد من مستشفى إلى آخر.')
    .children,
});
/** In the Swedish gallery Swedish stands beside Swedish, under a heading of its own. */
const beside = {
  title: 'Fasta före narkos',
  ...textOf({ ...swedish, markdown: swedish.markdown.replace('Varför ska', 'Därför ska') }),
};
const withSwedish = (context: ExampleContext) => (
  <Blocks
    {...own(context)}
    differs={differsIn(context.language === 'sv')}
    swedish={{ ...beside, differs: differsIn(true) }}
  />
);

const examples: Examples = {
  name: 'Blocks',
  examples: [
    { name: 'without Swedish', render: (context) => <Blocks {...own(context)} /> },
    {
      name: 'with what differs',
      render: (context) => <Blocks {...own(context)} differs={differsIn(context.language === 'sv')} />,
    },
    { name: 'with Swedish, not shown', render: withSwedish },
    {
      name: 'with Swedish, shown',
      render: withSwedish,
      changes: [['type="checkbox"', 'type="checkbox" checked']],
    },
    { name: 'preamble alone', render: (context) => <Blocks {...own(context)} blocks={[]} /> },
  ],
};

export default examples;
