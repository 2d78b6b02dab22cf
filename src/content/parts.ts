/**
 * Splits a text into the parts that two languages show side by side: its fields, and its blocks with list items
 * separate.
 */
import type { AnyEntry } from './entries.ts';
import { type Field, fieldsNamed, ownFields } from './entryFields.ts';
import { kinds } from './kinds/index.ts';
import { type Block, blockText, nodesOf, parseBlocks } from './markdown.ts';

export type Part = {
  /** Text without marks or addresses. */
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

/**
 * Returns the parts of an entry, as many in every language: title and preamble (or the question), fields, blocks, and
 * what differs.
 */
export function partsOf(entry: AnyEntry): Part[] {
  // Cached: several checks ask, and every translation asks for its Swedish original.
  const parts = known.get(entry) ?? readParts(entry);
  known.set(entry, parts);
  return parts;
}

function readParts(entry: AnyEntry): Part[] {
  // Shared fields aren't translated.
  const shared: readonly string[] = kinds[entry.kind].sharedFields ?? [];
  const plain = ({ at, text }: Field): Part => ({ words: text, links: [], line: entry.lineOf(at) });
  // The text of a Markdown field begins on the line below its name.
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
