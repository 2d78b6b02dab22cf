/** A text as the parts that stand beside each other in two languages: its fields, and its blocks with list items apart. */
import { type Block, blockText, nodesOf, parseBlocks } from './markdown.ts';
import { ownFields } from './plainFields.ts';
import type { PageEntry } from './site.ts';
import type { Entry } from './store.ts';

export type Text = PageEntry | Entry<'faq'>;

export type Part = {
  /** Words without marks or addresses. */
  words: string;
  /** Addresses of its links, in order. */
  links: string[];
  /** Line in the file. */
  line: number;
};

const partOf = (block: Block, firstLine: number): Part => ({
  words: blockText(block),
  links: nodesOf(block).flatMap((node) => (node.type === 'link' ? [node.url] : [])),
  line: firstLine + (block.position?.start.line ?? 1) - 1,
});

/** Returns the parts of a Markdown text that starts on `firstLine` of its file. */
const markdownParts = (markdown: string, firstLine: number): Part[] =>
  parseBlocks(markdown)
    .flatMap((block): Block[] => (block.type === 'list' ? block.children : [block]))
    .map((block) => partOf(block, firstLine));

/** The parts of a field of Markdown; its text begins on the line below its name. */
const fieldParts = (entry: Text, field: string, markdown: string | undefined): Part[] =>
  markdown ? markdownParts(markdown, entry.lineOf([field]) + 1) : [];

const known = new WeakMap<Text, Part[]>();

/** Returns title and preamble (or the question), the blocks, what differs: as many for every language of a text. */
export function partsOf(entry: Text): Part[] {
  // Several checks ask, and a Swedish text is asked for by each of its translations.
  const parts = known.get(entry) ?? readParts(entry);
  known.set(entry, parts);
  return parts;
}

function readParts(entry: Text): Part[] {
  const head: [string, string][] =
    entry.kind === 'faq'
      ? [['question', entry.data.question]]
      : [
          ['title', entry.data.title],
          ['preamble', entry.data.preamble],
        ];
  return [
    ...head.map(([field, text]): Part => ({ words: text, links: [], line: entry.lineOf([field]) })),
    ...ownFields(entry).map(({ at, text }): Part => ({ words: text, links: [], line: entry.lineOf(at) })),
    ...(entry.kind === 'page' ? fieldParts(entry, 'scripted', entry.data.scripted) : []),
    ...markdownParts(entry.body, entry.bodyLine),
    ...(entry.kind === 'film' ? fieldParts(entry, 'leavesOut', entry.data.leavesOut) : []),
    ...fieldParts(entry, 'differs', entry.data.differs),
  ];
}
