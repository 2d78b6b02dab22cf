/** Finds where a Markdown text says when to call 112. */
import { type Block, nodesOf } from './markdown.ts';

/**
 * Returns the index of the heading above the last section that says when to call 112, or `undefined`. Translations have
 * their links in the order of the Swedish text, so the index is the same.
 */
export function signsSection(blocks: readonly Block[]): number | undefined {
  const told = blocks.findLastIndex((block) =>
    nodesOf(block).some((node) => node.type === 'link' && node.url === 'tel:112'),
  );
  const place = blocks.slice(0, Math.max(told, 0)).findLastIndex(({ type }) => type === 'heading');
  return place < 0 ? undefined : place;
}
