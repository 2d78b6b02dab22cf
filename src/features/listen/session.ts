/** Reading aloud on a page: the narrator and its highlights, and the events that start, move and stop it. */
import { onModal } from '../../client/modal.ts';
import { getPreferences } from '../../client/stores/preferences.ts';
import { blocksOf } from './blocks.ts';
import { createFollower } from './follow.ts';
import { highlightSentence, highlightWord, clearHighlights } from './highlight.ts';
import { createNarrator } from './narrator.ts';

/** A press on one of these does not start reading there. */
const controls = 'a, button, input, select, textarea, label, [data-listen-bar], [popover]';

/** Space between the sentence and whatever covers the page, in CSS pixels. */
const margin = 16;

const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;

/** Pauses other media, so that only one thing speaks. */
function hushOthers(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
}

/** Calls `changed` when the page may show different text: easy-read, the Swedish, a fold, a filter of questions. */
function watchPage(main: HTMLElement, changed: () => void): void {
  const observer = new MutationObserver((records) => {
    // Ignore changes of the listen button itself.
    if (records.some(({ target }) => target instanceof Element && !target.closest('[data-listen]'))) changed();
  });
  observer.observe(main, { subtree: true, attributeFilter: ['hidden', 'open'] });
  observer.observe(document.documentElement, { attributeFilter: ['data-easy-read'] });
  main.addEventListener('change', changed);
}

/**
 * Creates the session of this page, once. It is silent until `play` or `from`.
 * @param main the part of the page to read
 * @param isOpen whether the bar is open
 */
export function createSession(main: HTMLElement, isOpen: () => boolean) {
  const follower = createFollower(() => ({
    top: heightOf('[data-header]') + heightOf('[data-signs-bar] > a') + margin,
    foot: heightOf('[data-listen-bar]') + margin,
  }));
  const narrator = createNarrator({
    blocks: () => blocksOf(main),
    choices: () => getPreferences().readAloud,
    onSentence: (item, read) => follower.show(highlightSentence(item.block, item, read)),
    onWord: highlightWord,
    onEnd: clearHighlights,
  });
  const quieten = () => {
    if (isOpen()) narrator.pause();
  };

  let wasPlaying = false;
  narrator.subscribe(() => {
    const { isPlaying } = narrator.getState();
    if (isPlaying && !wasPlaying) hushOthers();
    wasPlaying = isPlaying;
  });
  watchPage(main, () => {
    if (isOpen()) narrator.refresh();
  });
  // Media events don't bubble, but they can be captured.
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLMediaElement && !target.muted) quieten();
    },
    { capture: true },
  );
  onModal(({ open }) => {
    if (open) quieten();
  });
  // Otherwise Chromium keeps talking on the next page.
  addEventListener('pagehide', quieten);
  main.addEventListener('click', ({ target }) => {
    if (!isOpen() || !(target instanceof Element) || target.closest(controls)) return;
    // The visitor is selecting text.
    if (getSelection()?.isCollapsed === false) return;
    follower.again();
    narrator.from(target.closest('summary')?.querySelector('h1, h2, h3, h4') ?? target);
  });
  return { narrator, follower };
}
