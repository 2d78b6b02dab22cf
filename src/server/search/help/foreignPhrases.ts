/** Phrases of all languages that have spaces, looked for at once: then few detectors need to be asked. */
import { addTo } from '../lists.ts';
import { collapseRepeats, singleLetters } from '../normalize/letters.ts';
import { createNormalizer } from '../normalize/normalizer.ts';
import { wordsIn } from '../normalize/words.ts';
import { endOfPart, type HelpWords, longEnough, readPhrases, withRuns } from './phrases.ts';

/** A phrase as bare words, and where it comes from. */
type Entry = { language: string; parts: string[][][]; words: string[] };

/** A language of each script whose letters are folded by rules of the script; the others are folded as English. */
const foldedAs = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Ethiopic}/u, 'ti'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/(?:)/u, 'en'],
] as const;
const normalizers = foldedAs.map(
  ([script, language]) => ({ script, language, ...createNormalizer(language) }) as const,
);

/** Returns the language by whose script a text is folded. */
export const scriptOf = (text: string) => foldedAs.find(([script]) => script.test(text))?.[1] ?? 'en';

/** Returns bare words without cutting endings off, since a question is cut once for all languages. */
function bareWords(text: string): string[] {
  const normalizer = normalizers.find(({ script }) => script.test(text));
  if (!normalizer) return [];
  const { normalize, bare, language } = normalizer;
  return wordsIn(collapseRepeats(normalize(text)), language).map((word) => singleLetters(bare(word.text)));
}

/** The beginning by which a word is found, since a long word may have an ending. */
const keyOf = (word = '') => word.slice(0, longEnough);
const isSame = (word: string, typed = '') => typed === word || (word.length >= longEnough && typed.startsWith(word));

/** A card, and the language in which it was asked for. */
export type Asked = { card: string; language: string };

/**
 * Returns what tells the languages whose phrases seem to stand in a question, and the cards of what was asked alone.
 * @param words by language
 */
export function createForeignPhrases(words: ReadonlyMap<string, HelpWords>) {
  const byKey = new Map<string, Entry[]>();
  const alone = new Map<string, Asked[]>();
  for (const [language, own] of words) {
    for (const { card, parts, isAlone } of withRuns(readPhrases(own), bareWords, (run) => run.length === 0)) {
      const all = parts.flat(2);
      if (isAlone) addTo(alone, all.join(' '), { card, language });
      else addTo(byKey, keyOf(all[0]), { language, parts, words: all });
    }
  }

  /** @param isPageWord whether a word is one of the page's language, and so none of another ("die" in German) */
  return (query: string, isPageWord: (word: string) => boolean) => {
    const typed = bareWords(query);
    const whole = alone.get(typed.join(' ')) ?? [];
    const found = new Set<string>();
    const places = new Map<string, number[]>();
    for (const [at, word] of typed.entries()) addTo(places, keyOf(word), at);
    const endOfRun = (run: readonly string[], at: number) =>
      run.every((word, index) => isSame(word, typed[at + index])) ? at + run.length : undefined;
    const stands = (runs: readonly string[][]) =>
      (places.get(keyOf(runs[0]?.[0])) ?? []).some((at) => endOfPart(runs, at, endOfRun) !== undefined);
    for (const key of places.keys())
      for (const entry of byKey.get(key) ?? [])
        if (!found.has(entry.language) && entry.parts.every(stands) && !entry.words.every(isPageWord))
          found.add(entry.language);
    return { languages: found, alone: typed.every(isPageWord) ? [] : whole };
  };
}
