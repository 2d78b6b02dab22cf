/** No paragraph stands twice: readers who meet it again think that they have read the page. */
import { blockText, parseBlocks } from '../markdown.ts';
import type { Text } from '../parts.ts';
import { stepFields } from '../plainFields.ts';
import type { Problem } from '../problem.ts';
import { countWords } from '../readability.ts';
import { textsOf } from '../site.ts';
import type { Content, Entry } from '../store.ts';
import { markdownFields } from './blocks.ts';

type Passage = { text: string; line: number };

/** Short lines such as "Fråga personalen." may come back; a paragraph may not. */
const leastParagraphWords = 8;

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

function passagesOf(entry: Text | Entry<'glossary'>): Passage[] {
  if (entry.kind === 'glossary') {
    return entry.data.map(({ explanation }, index) => ({
      text: explanation,
      line: entry.lineOf([index, 'explanation']),
    }));
  }
  const answer = entry.kind === 'page' ? entry.data.shortAnswer?.answer : undefined;
  return [
    ...('preamble' in entry.data ? [{ text: entry.data.preamble, line: entry.lineOf(['preamble']) }] : []),
    ...(answer ? [{ text: answer, line: entry.lineOf(['shortAnswer', 'answer']) }] : []),
    ...stepFields(entry).flatMap(({ at, text }) =>
      sentences(text).map((sentence) => ({ text: sentence, line: entry.lineOf(at) })),
    ),
    ...markdownFields(entry).flatMap(({ markdown, line }) =>
      parseBlocks(markdown)
        // Headings come back: a shape asks for the same ones on each of its pages.
        .filter(({ type }) => type !== 'heading')
        .map((block) => ({ text: blockText(block), line: line + (block.position?.start.line ?? 1) - 1 })),
    ),
  ];
}

/** Returns paragraphs, and sentences of steps, that another place has already. */
export function checkRepeats(content: Content): Problem[] {
  const seen = new Map<string, string>();
  return [...textsOf(content), ...content.glossary].flatMap((entry) =>
    passagesOf(entry).flatMap(({ text, line }): Problem[] => {
      const key = text.toLowerCase().replace(/\s+/g, ' ').trim();
      const other = seen.get(key);
      seen.set(key, other ?? `${entry.file}:${line}`);
      return other && countWords(key, entry.language) >= leastParagraphWords
        ? [
            {
              file: entry.file,
              line,
              message: `This paragraph stands in ${other} too. Say it once and link, or say it anew.`,
            },
          ]
        : [];
    }),
  );
}
