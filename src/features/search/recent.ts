/** The reader's latest searches, newest first. */
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';

/** How many of the latest searches are kept, and how many of them are shown (specification, section 9). */
const stored = 40;
export const shownSearches = 5;

/** Returns the list with the query in front, each query once whatever its capitals; unchanged for a blank one. */
export function withRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '') return [...recent];
  const same = text.toLocaleLowerCase();
  return [text, ...recent.filter((one) => one.toLocaleLowerCase() !== same)].slice(0, stored);
}

/** Keeps a query among the latest ones. */
export function remember(query: string): void {
  setPreferences({ recentSearches: withRecent(getPreferences().recentSearches, query) });
}
