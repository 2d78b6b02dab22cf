/** What the box offers to go on with. */
import { foldText } from '../../client/foldText.ts';

/** From how many letters on, and how many at most (specification, section 4). */
const shortest = 3;
const most = 8;

const files = new Map<string, Promise<string[]>>();

async function fetchFile(locale: string): Promise<string[]> {
  const response = await fetch(`/data/suggestions/${locale}.json`);
  // A language without a file of its own gets the Swedish one (decisions, part 1).
  if (!response.ok && locale !== 'sv') return fetchFile('sv');
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return (await response.json()) as string[];
}

/**
 * Fetches a language's suggestions, once.
 * @throws Error where they can't be had; the next call tries again
 */
export function fetchSuggestions(locale: string): Promise<string[]> {
  const file = files.get(locale) ?? fetchFile(locale);
  files.set(locale, file);
  file.catch(() => files.delete(locale));
  return file;
}

/** Returns 0 where a text begins with what was typed, 1 where a word of it does, 2 elsewhere. */
function placeOf(wanted: string, text: string): number {
  if (text.startsWith(wanted)) return 0;
  const before = text.split(wanted).slice(0, -1);
  return before.some((piece) => !/[\p{L}\p{M}\p{N}]$/u.test(piece)) ? 1 : 2;
}

/** Returns up to eight, each once, that hold the text, whatever its marks and capitals; those that begin so first. */
export function matching(suggestions: readonly string[], text: string): string[] {
  const wanted = foldText(text.trim());
  if ([...wanted].length < shortest) return [];
  return [...new Set(suggestions)]
    .map((one) => ({ one, folded: foldText(one) }))
    .filter(({ folded }) => folded.includes(wanted))
    .sort((a, b) => placeOf(wanted, a.folded) - placeOf(wanted, b.folded))
    .slice(0, most)
    .map(({ one }) => one);
}
