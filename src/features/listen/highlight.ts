/** Highlights what is being read with the CSS Custom Highlight API, which leaves the DOM and its links untouched. */
import { type Block, rangeOf } from './blocks.ts';
import type { QueuedSentence } from './queue.ts';
import type { TextRange } from './sentences.ts';

const names = ['listen-read', 'listen-sentence', 'listen-word'] as const;

const canHighlight = () => 'highlights' in CSS && typeof Highlight === 'function';

function set(name: (typeof names)[number], ranges: readonly Range[]): void {
  if (canHighlight()) CSS.highlights.set(name, new Highlight(...ranges));
}

/** Highlights the whole row in easy-read text, and in browsers without the API. */
function highlightBlock(block: Block | undefined): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  if (block && (!canHighlight() || block.element.closest('[data-easy-text]'))) block.element.dataset['lit'] = '';
}

const seeThrough = /^(?:transparent|rgba\(0, 0, 0, 0\))$/;

/** The soft colour of text already read has enough contrast only on the page's own background. */
function hasPageBackground(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
    if (!seeThrough.test(getComputedStyle(one).backgroundColor)) return false;
  }
  return true;
}

/**
 * Highlights a sentence, and softens what comes before it.
 * @param read blocks that have been read, and the read part of this one
 * @returns the range of the sentence
 */
export function highlightSentence(block: Block, sentence: TextRange, read: readonly QueuedSentence[]): Range {
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

export const highlightWord = (block: Block, word: TextRange): void => set('listen-word', [rangeOf(block, word)]);

export function clearHighlights(): void {
  if (canHighlight()) for (const name of names) CSS.highlights.delete(name);
  highlightBlock(undefined);
}
