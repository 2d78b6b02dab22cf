import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { TextNote } from './TextNote.tsx';

const note = ({ t, language }: ExampleContext, markdown: string) => (
  <TextNote
    title={t('differs_title')}
    blocks={fromMarkdown(markdown).children}
    locale={language}
    hrefOf={() => '/narstaende/fasta'}
  />
);

const examples: Examples = {
  name: 'TextNote',
  examples: [
    {
      name: 'a paragraph with a link',
      render: (context) =>
        note(
          context,
          context.say(
            'Tiderna skiljer sig mellan sjukhus. Läs om [fasta](page:2658).',
            'تختلف المواعيد من مستشفى إلى آخر. اقرأ عن [الصيام](page:2658).',
          ),
        ),
    },
    {
      name: 'with headings and a list',
      render: (context) =>
        note(
          context,
          context.say(
            '## Det här kan du fråga\n\n- Hur länge?\n- Vem är med?',
            '## يمكنك أن تسأل\n\n- كم من الوقت؟\n- من يكون معي؟',
          ),
        ),
    },
  ],
};

export default examples;
