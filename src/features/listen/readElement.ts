/** Reads an element aloud without the bar: a step of My day, or a row of it. */
import { withTimeout } from '../../client/network.ts';
import { getPreferences } from '../../client/stores/preferences.ts';
import { blocksOf } from './blocks.ts';
import { highlightSentence, highlightWord, clearHighlights } from './highlight.ts';
import { createNarrator } from './narrator.ts';

/** How long to wait for voices, in ms. */
const voicesTimeoutMs = 1000;

/** How a reading ended: read or stopped, the voice failed, or the device has no local voice for the language. */
type Ending = 'read' | 'failed' | 'voiceless';

/** Waits for the voices, and for the engine to finish cancelling. */
async function ready(): Promise<void> {
  if (speechSynthesis.getVoices().length > 0) return new Promise((resolve) => setTimeout(resolve));
  const told = new Promise<Event>((resolve) => {
    // Older Safari has no `voiceschanged` event.
    if ('addEventListener' in speechSynthesis)
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
  });
  await withTimeout(told, voicesTimeoutMs).catch(() => {});
}

/**
 * Reads the visible text of an element, sentence by sentence, with highlights.
 * @param signal stops the reading
 * @returns how it ended
 */
export async function readElement(piece: HTMLElement, signal: AbortSignal): Promise<Ending> {
  await ready();
  if (signal.aborted) return 'read';
  const narrator = createNarrator({
    blocks: () => blocksOf(piece),
    choices: () => getPreferences().readAloud,
    onSentence: (item) => highlightSentence(item.block, item, []),
    onWord: highlightWord,
    onEnd: clearHighlights,
  });
  narrator.play();
  if (!narrator.getState().isPlaying) return 'voiceless';
  return new Promise((resolve) => {
    // Otherwise Chromium keeps talking on the next page.
    addEventListener('pagehide', narrator.stop, { signal });
    signal.addEventListener('abort', narrator.stop, { once: true });
    const leave = narrator.subscribe(() => {
      const { isPlaying, hasFailed } = narrator.getState();
      if (isPlaying) return;
      leave();
      clearHighlights();
      resolve(hasFailed ? 'failed' : 'read');
    });
  });
}
