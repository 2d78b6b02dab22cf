/** A text as the parts that stand beside each other in two languages: its fields, and its blocks with list items apart. */
import type { AnyEntry } from './entries.ts';
import { type Field, fieldsNamed, ownFields } from './entryFields.ts';
import { kinds } from './kinds/index.ts';
import { type Block, blockText, nodesOf, parseBlocks } from './markdown.ts';

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

const known = new WeakMap<AnyEntry, Part[]>();

/** Returns title and preamble (or the question), the blocks, what differs: as many for every language of a text. */
export function partsOf(entry: AnyEntry): Part[] {
  // Several checks ask, and a Swedish text is asked for by each of its translations.
  const parts = known.get(entry) ?? readParts(entry);
  known.set(entry, parts);
  return parts;
}

function readParts(entry: AnyEntry): Part[] {
  // What is the same in every language is not translated.
  const shared: readonly string[] = kinds[entry.kind].sharedFields ?? [];
  const plain = ({ at, text }: Field): Part => ({ words: text, links: [], line: entry.lineOf(at) });
  // The text of a field of Markdown begins on the line below its name.
  const inMarkdown = ({ at, text }: Field): Part[] => markdownParts(text, entry.lineOf(at) + 1);
  return [
    ...fieldsNamed(entry, 'title', 'preamble', 'question')
      .filter(({ at: [name = ''] }) => !shared.includes(name))
      .map(plain),
    ...ownFields(entry).map(plain),
    ...fieldsNamed(entry, 'scripted').flatMap(inMarkdown),
    ...markdownParts(entry.body, entry.bodyLine),
    ...fieldsNamed(entry, 'leavesOut', 'differs').flatMap(inMarkdown),
  ];
}
