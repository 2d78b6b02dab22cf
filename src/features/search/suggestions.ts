/** Suggestions for the search field. */
import { foldText } from '../../client/foldText.ts';

/** Minimum number of typed letters, and maximum number of suggestions [#129]. */
const minLength = 3;
const maxSuggestions = 8;

const files = new Map<string, Promise<string[]>>();

async function fetchFile(locale: string): Promise<string[]> {
  const response = await fetch(`/data/suggestions/${locale}.json`);
  // A language without a file falls back to Swedish [#89].
  if (!response.ok && locale !== 'sv') return fetchFile('sv');
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return (await response.json()) as string[];
}

/**
 * Fetches the suggestions of a language once.
 * @throws Error if they can't be fetched; the next call tries again
 */
export function fetchSuggestions(locale: string): Promise<string[]> {
  const file = files.get(locale) ?? fetchFile(locale);
  files.set(locale, file);
  file.catch(() => files.delete(locale));
  return file;
}

/** Ranks a match: 0 at the beginning of the text, 1 at the beginning of a word, 2 elsewhere. */
function matchRank(wanted: string, text: string): number {
  if (text.startsWith(wanted)) return 0;
  const before = text.split(wanted).slice(0, -1);
  return before.some((piece) => !/[\p{L}\p{M}\p{N}]$/u.test(piece)) ? 1 : 2;
}

/**
 * Returns up to eight unique suggestions that contain the text, ignoring case and diacritics. Those that begin with it
 * come first.
 */
export function matchSuggestions(suggestions: readonly string[], text: string): string[] {
  const wanted = foldText(text.trim());
  if ([...wanted].length < minLength) return [];
  return [...new Set(suggestions)]
    .map((one) => ({ one, folded: foldText(one) }))
    .filter(({ folded }) => folded.includes(wanted))
    .sort((a, b) => matchRank(wanted, a.folded) - matchRank(wanted, b.folded))
    .slice(0, maxSuggestions)
    .map(({ one }) => one);
}
