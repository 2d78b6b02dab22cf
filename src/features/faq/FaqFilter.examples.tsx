import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { FaqFilter, faqFilterCopy } from './FaqFilter.tsx';

const open: [string, string] = ['<details', '<details open'];

const filter = ({ copy, language, say }: ExampleContext) => (
  <FaqFilter
    copy={copy(faqFilterCopy)}
    locale={language}
    items={[
      {
        id: 'wake',
        question: say('Kan jag vakna?', 'هل يمكن أن أستيقظ؟'),
        theme: 'asleep',
        tags: [say('Sova', 'النوم'), say('Väcka', 'الاستيقاظ')],
        blocks: [],
      },
      {
        id: 'hurt',
        question: say('Gör det ont?', 'هل يؤلم؟'),
        theme: 'waking',
        tags: [
          say(
            'Smärtskattning och läkemedelsgenomgång på uppvakningsavdelningen',
            'قياس الألم ومراجعة الأدوية في الإفاقة',
          ),
        ],
        blocks: [],
      },
    ]}
  />
);

const examples: Examples = {
  name: 'FaqFilter',
  examples: [
    { name: 'closed', render: filter },
    { name: 'open', render: filter, changes: [open] },
    {
      name: 'one subject chosen, as in the modal',
      render: filter,
      changes: [open, [' href="#wake"', ''], ['data-tag=""', 'role="button" aria-pressed="true" aria-disabled="true"']],
    },
    {
      name: 'no questions',
      render: ({ copy, language }) => <FaqFilter copy={copy(faqFilterCopy)} locale={language} items={[]} />,
      changes: [open],
    },
  ],
};

export default examples;
