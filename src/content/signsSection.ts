/** Where a text in Markdown tells when to ring 112. */
import { type Block, blockText, nodesOf } from './markdown.ts';

/** Tells whether a paragraph or an item of a list leads to 112 before any other number or page. */
function ringsFirst(part: Block): boolean {
  const first = nodesOf(part).find((node) => node.type === 'link');
  return first?.url === 'tel:112';
}

/**
 * Returns the heading of the last section that tells when to ring 112, and its place among the blocks; nothing where no
 * section does. A translation has its links in the order of the Swedish text, so that the place is the same.
 */
export function signsHeading(blocks: readonly Block[]): { place: number; words: string } | undefined {
  const told = blocks.findLastIndex((block) =>
    (block.type === 'list' ? block.children : [block]).some((part) => ringsFirst(part)),
  );
  const place = blocks.slice(0, Math.max(told, 0)).findLastIndex(({ type }) => type === 'heading');
  const heading = blocks[place];
  return heading && { place, words: blockText(heading) };
}
