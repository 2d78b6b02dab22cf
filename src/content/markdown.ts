/** Parses Markdown into a tree of blocks, which pages render and checks compare between languages. */
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { slugify } from '../i18n/paths.ts';

export type Block = RootContent;

/** Astro bundles a second copy of this module. A global cache lets pages reuse what the checks have parsed. */
const shared = globalThis as typeof globalThis & { tryggveBlocks?: Map<string, Block[]> };
const known = (shared.tryggveBlocks ??= new Map());

/** Returns the top-level blocks of a text: headings, paragraphs, lists. They are cached; don't modify them. */
export function parseBlocks(markdown: string): Block[] {
  // Every check and page asks for the same texts, and parsing is the expensive part.
  const blocks = known.get(markdown) ?? fromMarkdown(markdown).children;
  known.set(markdown, blocks);
  return blocks;
}

/** Returns the text of a block without marks or addresses, one list item per line. */
export const blockText = (block: Block): string =>
  // A sign link at the end of a block follows a space.
  block.type === 'list' ? block.children.map(blockText).join('\n') : toString(block).trimEnd();

/** Returns a text without marks or addresses, one block or list item per line. */
export const plainText = (markdown: string): string => parseBlocks(markdown).map(blockText).join('\n');

/** Describes a block in a form that is the same for its translation. */
export function blockShape(block: Block): string {
  if (block.type === 'heading') return `heading ${block.depth}`;
  return block.type === 'list' ? `list of ${block.children.length}` : block.type;
}

/** A link in a text, with its words and its line in that text (from 1). */
export type TextLink = { url: string; words: string; line: number };

/** Returns a block and all nodes inside it, in document order. */
export const nodesOf = (block: Block): Block[] =>
  'children' in block ? [block, ...block.children.flatMap(nodesOf)] : [block];

/** Returns every node of a text, in document order. */
export const nodesIn = (markdown: string): Block[] => parseBlocks(markdown).flatMap(nodesOf);

/** Returns every link in a text, in order. */
export const linksIn = (markdown: string): TextLink[] =>
  nodesIn(markdown).flatMap((node) =>
    node.type === 'link' ? [{ url: node.url, words: toString(node), line: node.position?.start.line ?? 1 }] : [],
  );

/** Returns the ids of the signs that a block names at its end: `[](sign:id,id)`. */
export const signsIn = (nodes: readonly Block[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'link' && node.url.startsWith('sign:') ? node.url.slice('sign:'.length).split(',') : [],
  );

/** Returns the anchors that src/ui/Prose creates: for headings of level 2 without marks, in Latin script. */
export const anchorsIn = (markdown: string): string[] =>
  nodesIn(markdown).flatMap((node) =>
    node.type === 'heading' && node.depth === 2 && node.children.every(({ type }) => type === 'text')
      ? slugify(toString(node)) || []
      : [],
  );
