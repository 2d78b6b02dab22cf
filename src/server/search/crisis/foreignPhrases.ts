/** Crisis phrases of all languages that have spaces, looked for at once: then few detectors need to be asked. */
import { isSpaceless, type LanguageCode } from '../../../i18n/languages.ts';
import { addTo } from '../lists.ts';
import { collapseRepeats, singleLetters } from '../normalize/letters.ts';
import { createNormalizer } from '../normalize/normalizer.ts';
import { wordsIn } from '../normalize/words.ts';
import type { CrisisResources, DetectCrisis } from './anyLanguage.ts';
import { endOfPhrase, longEnough, readPhrase } from './phrases.ts';

/** A phrase as bare words, and where it comes from. */
type Entry = { language: LanguageCode; runs: string[][]; words: string[] };

/** A language of each script whose letters are folded by rules of the script; the others are folded as English. */
const foldedAs = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Ethiopic}/u, 'ti'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/(?:)/u, 'en'],
] as const;
const normalizers = foldedAs.map(
  ([script, language]) => ({ script, language, ...createNormalizer(language) }) as const,
);

/** Returns bare words without cutting endings off, since a question is cut once for all languages. */
function bareWords(text: string): string[] {
  const normalizer = normalizers.find(({ script }) => script.test(text));
  if (!normalizer) return [];
  const { normalize, bare, language } = normalizer;
  return wordsIn(collapseRepeats(normalize(text)), language).map((word) => singleLetters(bare(word.text)));
}

/** The beginning by which a phrase's first word is found, since a long word may have an ending. */
const keyOf = (word: string) => word.slice(0, longEnough);
const isSame = (word: string, typed = '') => typed === word || (word.length >= longEnough && typed.startsWith(word));

/**
 * Returns what looks for phrases of other languages than the page's.
 * @param detects whether a question has a crisis phrase of a language, asked where a phrase seems to stand
 */
export function createForeignPhrases(
  resources: ReadonlyMap<LanguageCode, CrisisResources>,
  detects: (language: LanguageCode, query: string) => boolean,
): DetectCrisis {
  const byKey = new Map<string, Entry[]>();
  const alone = new Map<string, LanguageCode[]>();
  for (const [language, { data }] of resources) {
    if (isSpaceless(language)) continue;
    for (const phrase of data.crisisPhrases.map(readPhrase)) {
      const runs = phrase.runs.map(bareWords);
      const words = runs.flat();
      const [first] = words;
      if (first === undefined) continue;
      if (phrase.isAlone) addTo(alone, words.join(' '), language);
      else addTo(byKey, keyOf(first), { language, runs, words });
    }
  }

  return (query, locale) => {
    /** A word of the page's language is no crisis question in another ("die" in German). */
    const isPageWord = (word: string) => {
      const page = resources.get(locale);
      return page !== undefined && page.vocabulary.has(page.analyzer.stem(word));
    };
    const isForeign = (language: LanguageCode) => language !== locale;
    const typed = bareWords(query);
    if ((alone.get(typed.join(' ')) ?? []).some(isForeign) && !typed.every(isPageWord)) return true;
    const endOfRun = (run: readonly string[], at: number) =>
      run.every((word, index) => isSame(word, typed[at + index])) ? at + run.length : undefined;
    return typed.some((first, at) =>
      (byKey.get(keyOf(first)) ?? []).some(
        ({ language, runs, words }) =>
          isForeign(language) &&
          endOfPhrase(runs, at, endOfRun) !== undefined &&
          !words.every(isPageWord) &&
          detects(language, query),
      ),
    );
  };
}
