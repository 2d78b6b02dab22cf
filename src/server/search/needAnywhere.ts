/** Whether a question is a cry for help in any language: a child on a Swedish page may write the language of home. */
import { isSpaceless, type LanguageCode, siteLanguages } from '../../i18n/languages.ts';
import { createCrisisCheck } from './crisis.ts';
import type { LanguageKnowledge } from './engine.ts';
import { addTo } from './lists.ts';
import { calmed, endOf, longEnough, readPhrase, single } from './needText.ts';
import { foldedWord, wordsIn } from './words.ts';

/** What must be known of a language to know a cry for help in it. */
export type NeedKnowledge = Pick<LanguageKnowledge, 'analyzer' | 'vocabulary' | 'need'>;

/** A phrase as folded words, and where it comes from. */
type Entry = { language: LanguageCode; runs: string[][]; words: string[] };

/** One language of each script whose letters are folded by their own rules; the others are folded as English. */
const foldedAs: readonly (readonly [RegExp, LanguageCode])[] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Ethiopic}/u, 'ti'],
  [/\p{Script=Devanagari}/u, 'hi'],
];
const spacelessScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Without endings, since a question is cut once for all languages. */
function foldedWords(text: string): string[] {
  const language = foldedAs.find(([script]) => script.test(text))?.[1] ?? 'en';
  return wordsIn(calmed(text, language), language).map((word) => single(foldedWord(word.text, language)));
}

/** The beginning by which a phrase's first word is found, since a long word may have an ending. */
const keyOf = (word: string) => word.slice(0, longEnough);
const isSame = (word: string, typed = '') => typed === word || (word.length >= longEnough && typed.startsWith(word));

/** @returns the same function, which makes what it gives for a language only once */
function madeOnce<Made>(make: (language: LanguageCode) => Made): (language: LanguageCode) => Made {
  const made = new Map<LanguageCode, Made>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}

/**
 * @param knowledge by language
 * @returns whether a question on a page in a language is a cry for help, in that language or another
 */
export function createNeedCheck(
  knowledge: ReadonlyMap<LanguageCode, NeedKnowledge>,
): (query: string, locale: LanguageCode) => boolean {
  /** Made when a language is first asked in: a start need not wait for all of them. */
  const checkOf = madeOnce((language) => {
    const { analyzer, vocabulary, need } = knowledge.get(language) ?? {};
    return analyzer && need && createCrisisCheck(analyzer, need, (stem) => vocabulary?.has(stem) === true);
  });
  const byKey = new Map<string, Entry[]>();
  const alone = new Map<string, LanguageCode[]>();
  for (const [language, { need }] of knowledge) {
    if (isSpaceless(language)) continue;
    for (const phrase of need.crisis.map(readPhrase)) {
      const runs = phrase.runs.map(foldedWords);
      const words = runs.flat();
      const [first] = words;
      if (first === undefined) continue;
      if (phrase.isAlone) addTo(alone, words.join(' '), language);
      else addTo(byKey, keyOf(first), { language, runs, words });
    }
  }
  const spaceless = [...knowledge.keys()].filter(isSpaceless);

  /** A word of the page's language is no cry in another ("die" in German). */
  const isOwnWord = (locale: LanguageCode) => {
    const own = knowledge.get(locale);
    return (word: string) => own !== undefined && own.vocabulary.has(own.analyzer.stem(word));
  };

  function inOthers(query: string, locale: LanguageCode): boolean {
    if (spacelessScripts.test(query))
      return spaceless.some((language) => language !== locale && checkOf(language)?.isNeed(query) === true);
    const isOwn = isOwnWord(locale);
    const typed = foldedWords(query);
    const isElsewhere = (language: LanguageCode) => language !== locale;
    if ((alone.get(typed.join(' ')) ?? []).some(isElsewhere) && !typed.every(isOwn)) return true;
    const endOfRun = (run: readonly string[], at: number) =>
      run.every((word, index) => isSame(word, typed[at + index])) ? at + run.length : undefined;
    return typed.some((first, at) =>
      (byKey.get(keyOf(first)) ?? []).some(
        ({ language, runs, words }) =>
          isElsewhere(language) &&
          endOf(runs, at, endOfRun) !== undefined &&
          !words.every(isOwn) &&
          checkOf(language)?.isNeed(query, true) === true,
      ),
    );
  }

  const isNeedElsewhere = (query: string, locale: LanguageCode) =>
    siteLanguages.some((language) => language !== locale && checkOf(language)?.isNeed(query, true) === true) ||
    inOthers(query, locale);

  return (query, locale) => {
    const own = checkOf(locale);
    if (own?.isNeed(query)) return true;
    // What is harmless in the page's language is so in its neighbours' words ("jag vill inte dö" has Danish words).
    const rest = own?.withoutHarmless(query) ?? [query];
    return rest.some((piece) => isNeedElsewhere(piece, locale));
  };
}
