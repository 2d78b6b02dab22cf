/** Markdown as a tree of blocks: what pages render, and what checks compare between languages. */
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { slugify } from '../i18n/paths.ts';

export type Block = RootContent;

/** Astro bundles this module anew, so that a build holds it twice: what the checks have parsed, pages need not. */
const shared = globalThis as typeof globalThis & { tryggveBlocks?: Map<string, Block[]> };
const known = (shared.tryggveBlocks ??= new Map());

/** Returns the top-level blocks of a text: headings, paragraphs, lists; nobody changes them. */
export function parseBlocks(markdown: string): Block[] {
  // Each check and each page that shows a text asks anew, and parsing is what costs.
  const blocks = known.get(markdown) ?? fromMarkdown(markdown).children;
  known.set(markdown, blocks);
  return blocks;
}

/** Returns a block's words without marks or addresses; list items on lines of their own. */
export const blockText = (block: Block): string =>
  // What the signs of a block stand behind is a space.
  block.type === 'list' ? block.children.map(blockText).join('\n') : toString(block).trimEnd();

/** Returns a text's words without marks or addresses, a block a line. */
export const plainText = (markdown: string): string => parseBlocks(markdown).map(blockText).join('\n');

/** Returns what a block is, in a form that is the same for a block and its translation. */
export function blockShape(block: Block): string {
  if (block.type === 'heading') return `heading ${block.depth}`;
  return block.type === 'list' ? `list of ${block.children.length}` : block.type;
}

/** A link of a text, with its words and its line inside that text (from 1). */
export type TextLink = { url: string; words: string; line: number };

/** Returns a block and what stands inside it, in order. */
export const nodesOf = (block: Block): Block[] =>
  'children' in block ? [block, ...block.children.flatMap(nodesOf)] : [block];

/** Returns every node of a text, blocks and what stands inside them, in order. */
export const nodesIn = (markdown: string): Block[] => parseBlocks(markdown).flatMap(nodesOf);

/** Returns every link in a text, in order. */
export const linksIn = (markdown: string): TextLink[] =>
  nodesIn(markdown).flatMap((node) =>
    node.type === 'link' ? [{ url: node.url, words: toString(node), line: node.position?.start.line ?? 1 }] : [],
  );

/** Returns the ids of the signs that a block tells, as they stand at its end: `[](sign:id,id)`. */
export const signsIn = (nodes: readonly Block[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'link' && node.url.startsWith('sign:') ? node.url.slice('sign:'.length).split(',') : [],
  );

/** Returns the anchors that src/ui/Prose gives: of headings of level 2 without marks, in Latin script. */
export const anchorsIn = (markdown: string): string[] =>
  nodesIn(markdown).flatMap((node) =>
    node.type === 'heading' && node.depth === 2 && node.children.every(({ type }) => type === 'text')
      ? slugify(toString(node)) || []
      : [],
  );
