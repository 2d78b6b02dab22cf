import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { type FaqItem, FaqList, faqListCopy } from './FaqList.tsx';

const itemsOf = ({ say }: ExampleContext): FaqItem[] => [
  {
    id: 'wake',
    theme: 'asleep',
    question: say('Kan jag vakna mitt i operationen?', 'هل يمكن أن أستيقظ أثناء العملية؟'),
    tags: [say('Sova', 'النوم')],
    blocks: fromMarkdown(say('Nej. Någon vakar över dig **hela tiden**.', 'لا. هناك من يراقبك **طوال الوقت**.'))
      .children,
  },
  {
    id: 'hurt',
    theme: 'waking',
    question: say(
      'Gör premedicineringen, smärtskattningen och läkemedelsgenomgången på uppvakningsavdelningen ont?',
      'هل يؤلم الدواء الذي يُعطى قبل التخدير وقياس الألم ومراجعة الأدوية في غرفة الإفاقة؟',
    ),
    tags: [say('Smärta', 'الألم')],
    blocks: fromMarkdown(
      say(
        '## Nästan aldrig\n\n- Du får berätta.\n- Du får hjälp.',
        '## نادرًا جدًا\n\n- يمكنك أن تخبر.\n- ستحصل على مساعدة.',
      ),
    ).children,
  },
];

const list = (context: ExampleContext, items = itemsOf(context)) => (
  <FaqList copy={context.copy(faqListCopy)} items={items} locale={context.language} hrefOf={() => '/fragor-och-svar'} />
);

const examples: Examples = {
  name: 'FaqList',
  examples: [
    { name: 'closed', render: (context) => list(context) },
    { name: 'open', render: (context) => list(context), changes: [['<details', '<details open']] },
    {
      name: 'how many have the chosen subject',
      render: (context) => list(context),
      changes: [['></p>', '>2</p>']],
    },
  ],
};

export default examples;
