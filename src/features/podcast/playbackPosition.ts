/** Where the reader has stopped listening, kept among the preferences; nothing is kept of what was heard to its end. */
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';

/** Within so many seconds of either end there is no place to come back to. */
const margin = 5;

/** Returns where to go on in an episode, in seconds; 0 is its beginning. */
export function playbackPosition(id: string): number {
  const { [id]: place } = getPreferences().listening;
  // The storage may hold something that this site did not write.
  return typeof place === 'number' && place > 0 ? place : 0;
}

/** Keeps a place. @param seconds how long the episode is */
export function savePlaybackPosition(id: string, now: number, seconds: number): void {
  const { [id]: before, ...others } = getPreferences().listening;
  const place = now > margin && now < seconds - margin ? Math.floor(now) : undefined;
  if (place === before) return;
  setPreferences({ listening: place === undefined ? others : { ...others, [id]: place } });
}
