/** Lights what is being read, without touching the text: links in it stay links (CSS Custom Highlight API). */
import { type Block, rangeOf } from './blocks.ts';
import type { Item } from './queue.ts';
import type { Piece } from './sentences.ts';

const names = ['listen-read', 'listen-sentence', 'listen-word'] as const;

const canHighlight = () => 'highlights' in CSS && typeof Highlight === 'function';

function set(name: (typeof names)[number], ranges: readonly Range[]): void {
  if (canHighlight()) CSS.highlights.set(name, new Highlight(...ranges));
}

/** Easy-read lights the whole row; so does a browser that can't light a part of a text. */
function highlightBlock(block: Block | undefined): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  if (block && (!canHighlight() || block.element.closest('[data-easy-text]'))) block.element.dataset['lit'] = '';
}

const seeThrough = /^(?:transparent|rgba\(0, 0, 0, 0\))$/;

/** The soft colour of what has been read has its contrast on the page's own ground alone. */
function hasPageBackground(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
    if (!seeThrough.test(getComputedStyle(one).backgroundColor)) return false;
  }
  return true;
}

/**
 * Lights a sentence, and softens what comes before it.
 * @param read blocks that have been read, and the part of this one
 * @returns the range of the sentence
 */
export function highlightSentence(block: Block, sentence: Piece, read: readonly Item[]): Range {
  const range = rangeOf(block, sentence);
  set('listen-sentence', [range]);
  set('listen-word', []);
  set(
    'listen-read',
    read.filter(({ block: { element } }) => hasPageBackground(element)).map((one) => rangeOf(one.block, one)),
  );
  highlightBlock(block);
  return range;
}

/** Lights a word of the sentence. */
export const highlightWord = (block: Block, word: Piece): void => set('listen-word', [rangeOf(block, word)]);

/** Puts all lights out. */
export function clearHighlights(): void {
  if (canHighlight()) for (const name of names) CSS.highlights.delete(name);
  highlightBlock(undefined);
}
