/** The visitor's latest searches, newest first. */
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';

/** How many searches are stored, and how many are shown [#131]. */
const stored = 40;
export const shownSearches = 5;

/** Returns the list with the query in front. Ignores case for duplicates; a blank query changes nothing [#132]. */
export function prependRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '') return [...recent];
  const same = text.toLocaleLowerCase();
  return [text, ...recent.filter((one) => one.toLocaleLowerCase() !== same)].slice(0, stored);
}

/** Adds a query to the latest searches. */
export function addRecentSearch(query: string): void {
  setPreferences({ recentSearches: prependRecent(getPreferences().recentSearches, query) });
}
