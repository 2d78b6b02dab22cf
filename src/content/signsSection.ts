/** Where a text in Markdown tells when to ring 112. */
import { type Block, nodesOf } from './markdown.ts';

/**
 * Returns the place among the blocks of the heading above the last section that tells when to ring 112; nothing where no
 * section does. A translation has its links in the order of the Swedish text, so that the place is the same.
 */
export function signsSection(blocks: readonly Block[]): number | undefined {
  const told = blocks.findLastIndex((block) =>
    nodesOf(block).some((node) => node.type === 'link' && node.url === 'tel:112'),
  );
  const place = blocks.slice(0, Math.max(told, 0)).findLastIndex(({ type }) => type === 'heading');
  return place < 0 ? undefined : place;
}
