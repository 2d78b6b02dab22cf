/**
 * Where the visitor stopped listening, stored with the preferences. Nothing is stored for an episode heard to its end.
 */
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';

/** Within this many seconds of either end, no position is stored. */
const margin = 5;

/** Returns the position to resume an episode at, in seconds; 0 is its beginning. */
export function playbackPosition(id: string): number {
  const { [id]: place } = getPreferences().listening;
  // The storage may hold anything.
  return typeof place === 'number' && place > 0 ? place : 0;
}

/**
 * Saves a position.
 * @param seconds the duration of the episode
 */
export function savePlaybackPosition(id: string, now: number, seconds: number): void {
  const { [id]: before, ...others } = getPreferences().listening;
  const place = now > margin && now < seconds - margin ? Math.floor(now) : undefined;
  if (place === before) return;
  setPreferences({ listening: place === undefined ? others : { ...others, [id]: place } });
}
