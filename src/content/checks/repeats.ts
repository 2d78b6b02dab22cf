/** Checks that no paragraph occurs twice: readers who meet it again think that they have read the page. */
import { type AnyEntry, entriesOf } from '../entries.ts';
import { markdownFields, plainFields } from '../entryFields.ts';
import { blockText, parseBlocks } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import { countWords } from '../readability.ts';
import type { Content } from '../store.ts';

type Passage = { text: string; line: number };

/** Words below which a text may repeat, such as "Fråga personalen." */
const minParagraphWords = 8;

/** Plain-text fields that hold a paragraph each, in every kind. */
const paragraphNames = new Set<string | undefined>(['preamble', 'answer', 'explanation']);

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

function passagesOf(entry: AnyEntry): Passage[] {
  return [
    ...plainFields(entry).flatMap(({ at, text }) => {
      const isParagraph = paragraphNames.has(at.at(-1));
      const passages = at[0] === 'steps' ? sentences(text) : isParagraph ? [text] : [];
      return passages.map((passage) => ({ text: passage, line: entry.lineOf(at) }));
    }),
    ...markdownFields(entry).flatMap(({ markdown, line }) =>
      parseBlocks(markdown)
        // Headings repeat: a shape requires the same ones on each of its pages.
        .filter(({ type }) => type !== 'heading')
        .map((block) => ({ text: blockText(block), line: line + (block.position?.start.line ?? 1) - 1 })),
    ),
  ];
}

/** Returns paragraphs, and sentences of steps, that occur elsewhere already. */
export function checkRepeats(content: Content): Problem[] {
  const seen = new Map<string, string>();
  return entriesOf(content).flatMap((entry) =>
    passagesOf(entry).flatMap(({ text, line }): Problem[] => {
      const key = text.toLowerCase().replace(/\s+/g, ' ').trim();
      const other = seen.get(key);
      seen.set(key, other ?? `${entry.file}:${line}`);
      return other && countWords(key, entry.language) >= minParagraphWords
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
