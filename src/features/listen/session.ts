/** Reading aloud on a page: the narrator with its highlights, and what on the page starts, moves and ends it. */
import { onModal } from '../../client/modal.ts';
import { getPreferences } from '../../client/stores/preferences.ts';
import { blocksOf } from './blocks.ts';
import { createFollower } from './follow.ts';
import { highlightSentence, highlightWord, clearHighlights } from './highlight.ts';
import { createNarrator } from './narrator.ts';

/** What a press on is for something else than for being read. */
const controls = 'a, button, input, select, textarea, label, [data-listen-bar], [popover]';

/** Room that is left between what is read and what lies over the page, in CSS pixels. */
const margin = 16;

const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;

/** Stops films and sounds: only one thing speaks at a time. */
function hushOthers(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
}

/** Calls `changed` when the page may show another text: easy-read, the Swedish, a fold, a choice among questions. */
function watchPage(main: HTMLElement, changed: () => void): void {
  const observer = new MutationObserver((records) => {
    // What the page's own button shows is no text.
    if (records.some(({ target }) => target instanceof Element && !target.closest('[data-listen]'))) changed();
  });
  observer.observe(main, { subtree: true, attributeFilter: ['hidden', 'open'] });
  observer.observe(document.documentElement, { attributeFilter: ['data-easy-read'] });
  main.addEventListener('change', changed);
}

/**
 * Creates the reading of this page, once. It is silent until `play` or `from`.
 * @param main the part of the page that is read
 * @param isOpen whether the bar is there
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
  // Media events do not rise, but they can be caught on their way down.
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
  // Chromium would read on over the next page.
  addEventListener('pagehide', quieten);
  main.addEventListener('click', ({ target }) => {
    if (!isOpen() || !(target instanceof Element) || target.closest(controls)) return;
    // A text that is being marked is to be copied.
    if (getSelection()?.isCollapsed === false) return;
    follower.again();
    narrator.from(target.closest('summary')?.querySelector('h1, h2, h3, h4') ?? target);
  });
  return { narrator, follower };
}
