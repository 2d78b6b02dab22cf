/** Reads a piece of a page aloud at a press, without the bar: a step of My day, or a row of it. */
import { inTime } from '../../client/network.ts';
import { getPreferences } from '../../client/stores/preferences.ts';
import { blocksOf } from './blocks.ts';
import { lightSentence, lightWord, putOut } from './marks.ts';
import { createReader } from './reader.ts';

/** How long, in ms, a browser that tells of its voices late is waited for. */
const patience = 1000;

/** How a reading ended: read or stopped, the voice gave up, or the device has no voice of its own for the language. */
type Ending = 'read' | 'failed' | 'voiceless';

/** Waits for the voices, and for the engine to have done with what it said before. */
async function ready(): Promise<void> {
  if (speechSynthesis.getVoices().length > 0) return new Promise((resolve) => setTimeout(resolve));
  const told = new Promise<Event>((resolve) => {
    // Older Safari tells of no voices.
    if ('addEventListener' in speechSynthesis)
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
  });
  await inTime(told, patience).catch(() => {});
}

/**
 * Reads the visible text of a piece, sentence by sentence, and lights what is being read.
 * @param signal stops it
 * @returns how it ended
 */
export async function readPiece(piece: HTMLElement, signal: AbortSignal): Promise<Ending> {
  await ready();
  if (signal.aborted) return 'read';
  const reader = createReader({
    blocks: () => blocksOf(piece),
    choices: () => getPreferences().readAloud,
    onSentence: (item) => lightSentence(item.block, item, []),
    onWord: lightWord,
    onEnd: putOut,
  });
  reader.play();
  if (!reader.getState().isPlaying) return 'voiceless';
  return new Promise((resolve) => {
    // Chromium would read on over the next page.
    addEventListener('pagehide', reader.stop, { signal });
    signal.addEventListener('abort', reader.stop, { once: true });
    const leave = reader.subscribe(() => {
      const { isPlaying, hasFailed } = reader.getState();
      if (isPlaying) return;
      leave();
      putOut();
      resolve(hasFailed ? 'failed' : 'read');
    });
  });
}
