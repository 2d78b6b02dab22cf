/** Detects the help cards that a question asks for with phrases of the page's language. These have priority. */
import { isSpaceless } from '../../../i18n/languages.ts';
import { cardsOf, cardsOfOneGroup, type Rule } from '../../../search/helpRules.ts';
import type { Analyzer } from '../language/analyzer.ts';
import { addTo } from '../lists.ts';
import { singleLetters } from '../normalize/letters.ts';
import { createFinder, wholly, type Sought } from './finder.ts';
import {
  type HelpDetector,
  type HelpWords,
  longEnough,
  type Phrase,
  readPhrase,
  readPhrases,
  withWords,
} from './phrases.ts';
import { createSpacelessDetector } from './spaceless.ts';
import { createCutter, createWordReader, lettersOf, type PhraseWord } from './typedWords.ts';

/** Minimum length of a word that is a phrase by itself and is matched with one typo. */
const minMistypedAlone = 6;
/** Number of words checked for typos, half at the beginning and half at the end. Real questions are no longer. */
const maxWithSlips = 40;
/** Maximum number of typed words that may form one run without its spaces ("själv mord", "kill my self"). */
const maxJoined = 4;

/** Number of first letters that rule out most joined words quickly. */
const beginning = 4;
const beginningOf = (letters: string) => letters.slice(0, beginning);

/** Joins bare words. If the last letter of one equals the first letter of the next, keeps only one of the two. */
const joined = (letters: string, bare: string) =>
  singleLetters(letters.slice(-1) + bare.slice(0, 1)).length === 1 && letters !== ''
    ? letters + bare.slice(1)
    : letters + bare;

const isOneWord = ({ parts: [runs, ...others] }: Phrase<PhraseWord[]>) =>
  others.length === 0 && runs?.length === 1 && runs[0]?.length === 1;

/**
 * Returns the detector of a language.
 * @param words from content/help
 * @param rules which groups of words ask for which card
 * @param isKnown returns whether a stem occurs in our texts; such a word is not treated as a typo
 */
export function createHelpDetector(
  analyzer: Analyzer,
  words: HelpWords,
  rules: readonly Rule[],
  isKnown: (stem: string) => boolean = () => false,
): HelpDetector {
  if (isSpaceless(analyzer.language)) return createSpacelessDetector(analyzer, words, rules);
  const sole = cardsOfOneGroup(rules);
  const { cut, phraseWords } = createCutter(analyzer);
  const read = (phrases: readonly Phrase<string>[]) => withWords(phrases, phraseWords);
  const phrases = read(readPhrases(words));
  const anywhere = phrases.filter(({ isAlone }) => !isAlone);
  const alone = phrases.filter(({ isAlone }) => isAlone);
  const falsePositives = read(words.falsePositives.map((text) => readPhrase(text)));

  const sought = (phrase: Phrase<PhraseWord[]>): Sought<string> => {
    const isExact = sole.has(phrase.group) && isOneWord(phrase);
    const keyOf = ({ root }: PhraseWord) => (isExact && root.length < minMistypedAlone ? wholly + root : root);
    return { value: phrase.group, parts: phrase.parts.map((runs) => runs.map((run) => run.map(keyOf))) };
  };
  /** Phrases of a single run, by their letters: they may be typed with spaces in other places. */
  const byLetters = new Map<string, string[]>();
  for (const { group, parts } of anywhere) {
    const [runs = [], ...others] = parts;
    const [run = []] = runs;
    const letters = lettersOf(run);
    if (others.length > 0 || runs.length > 1 || letters.length < longEnough) continue;
    addTo(byLetters, letters, group);
  }
  const beginnings = new Set([...byLetters.keys()].map(beginningOf));
  const maxLetters = [...byLetters.keys()].reduce((most, { length }) => Math.max(most, length), 0);
  const { find: findGroups } = createFinder(anywhere.map(sought));
  const { find: findFalse } = createFinder(falsePositives.map(sought));
  const { find: findAlone } = createFinder(alone.map(sought));
  const readWord = createWordReader(analyzer, anywhere, [...alone, ...falsePositives], isKnown);

  /** Returns the indexes of the words of false positives. */
  const places = (typed: readonly { exact: readonly string[] }[]) =>
    new Set(findFalse(typed.map(({ exact }) => exact)).flatMap((found) => found.places));

  return {
    detectCards(query) {
      const words = cut(query);
      const read = words.map((word, at) =>
        readWord(word, at < maxWithSlips / 2 || at >= words.length - maxWithSlips / 2),
      );
      const isFalse = places(read);
      const typed = read.map((word, at) => (isFalse.has(at) ? undefined : word));
      const groups = new Set(typed.flatMap((word) => word?.holds ?? []));
      for (const { value } of findGroups(typed.map((word) => word?.meant ?? []))) groups.add(value);
      for (const at of typed.keys()) {
        let letters = '';
        for (let next = at; next < at + maxJoined && letters.length <= maxLetters; next++) {
          const word = typed[next];
          if (!word) break;
          letters = joined(letters, word.bare);
          if (letters.length >= beginning && !beginnings.has(beginningOf(letters))) break;
          for (const group of byLetters.get(letters) ?? []) groups.add(group);
        }
      }
      for (const { value, places: covered } of findAlone(typed.map((word) => word?.exact ?? [])))
        if (covered.length === typed.length) groups.add(value);
      return cardsOf(rules, groups);
    },
    withoutFalsePositives(query) {
      const typed = cut(query);
      const isFalse = places(typed.map((word) => readWord(word, false)));
      if (isFalse.size === 0) return [query];
      return typed
        .map(({ word }, at) => (isFalse.has(at) ? '\n' : word))
        .join(' ')
        .split('\n');
    },
  };
}
