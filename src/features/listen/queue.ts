/** The sentences of a page in reading order, and where to resume after the page has changed. */
import type { Block } from './blocks.ts';
import { type TextRange, sentencesOf } from './sentences.ts';

export type QueuedSentence = TextRange & { block: Block };

/** Which of two parallel texts is read: the page's own, or the Swedish. */
export type Track = 'own' | 'beside';

/**
 * Returns the sentences of a track that have a voice.
 * @param canRead whether there is a voice for a language
 */
export const queueOf = (
  blocks: readonly Block[],
  track: Track,
  canRead: (language: string) => boolean,
): QueuedSentence[] =>
  blocks
    .filter(({ isBeside, language }) => isBeside === (track === 'beside') && canRead(language))
    .flatMap((block) => sentencesOf(block.text, block.language).map((piece) => ({ ...piece, block })));

const isEasy = ({ block }: QueuedSentence) => block.element.closest('[data-easy-text]') !== null;

/**
 * Returns the index in a new queue that continues an old one: the same sentence, the easy text that replaced it, or
 * what follows its position.
 */
export function indexAfter(queue: readonly QueuedSentence[], was: QueuedSentence): number {
  const same = queue.findIndex(({ block, start }) => block.element === was.block.element && start === was.start);
  if (same >= 0) return same;
  const easy = isEasy(was) ? -1 : queue.findIndex(isEasy);
  if (easy >= 0 && 'easyRead' in document.documentElement.dataset) return easy;
  const next = queue.findIndex(
    ({ block: { element } }) =>
      element === was.block.element ||
      (was.block.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return next >= 0 ? next : Math.max(queue.length - 1, 0);
}

/** Returns the index of the first sentence of the innermost block around an element, or -1 if there is none. */
export function indexOfBlock(queue: readonly QueuedSentence[], inside: Element): number {
  for (let one: Element | null = inside; one; one = one.parentElement) {
    const place = queue.findIndex(({ block }) => block.element === one);
    if (place >= 0) return place;
  }
  return -1;
}
