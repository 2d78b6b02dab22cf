/** Whether a question has a crisis phrase of one language: then the help lines come before anything else. */
import { isSpaceless } from '../../../i18n/languages.ts';
import type { Analyzer } from '../language/analyzer.ts';
import { singleLetters } from '../normalize/letters.ts';
import { type CrisisDetector, type CrisisWords, endOfPhrase, type Phrase, readPhrase } from './phrases.ts';
import { createSpacelessDetector } from './spaceless.ts';
import { createCutter, createWordReader, type PhraseWord, type TypedWord } from './typedWords.ts';

/** Shortest word that is known with one slip where it is a phrase by itself. */
const shortestMistypedAlone = 6;

type Run = { words: PhraseWord[]; letters: string };

/** Stands in the place of the words of false positives. */
const nothing: TypedWord = { root: '', bare: '', slips: [], isPhrase: false };

/** How words are compared: on a foreign page, without slips; a phrase of one word must be longer to have one. */
type Comparing = { isForeignPage: boolean; isOneWord?: boolean };

/** Phrases by their first two letters, so that few are compared. */
const keyOf = (letters: string) => letters.slice(0, 2);
const byKey = (phrases: readonly Phrase<Run>[]): ReadonlyMap<string, Phrase<Run>[]> =>
  Map.groupBy(phrases, ({ runs }) => keyOf(runs[0]?.letters ?? ''));

function isSameWord({ root, bare, isLong }: PhraseWord, typed: TypedWord | undefined, comparing: Comparing): boolean {
  if (typed === undefined) return false;
  if (typed.root === root) return true;
  if (isLong && typed.bare.startsWith(comparing.isForeignPage ? bare : root)) return true;
  if (comparing.isForeignPage || (comparing.isOneWord && root.length < shortestMistypedAlone)) return false;
  return typed.slips.includes(root);
}

/** Returns what tells where a run ends that starts at a word. */
const endOfRunIn = (typed: readonly TypedWord[], comparing: Comparing) => (run: Run, at: number) => {
  if (run.words.every((word, index) => isSameWord(word, typed[at + index], comparing))) return at + run.words.length;
  // The same letters with other spaces ("själv mord", "kill my self").
  let joined = '';
  for (let end = at; end < typed.length && run.letters.startsWith(joined); end++) {
    joined = singleLetters(joined + (typed[end]?.bare ?? ''));
    if (joined === run.letters) return end + 1;
  }
  return undefined;
};

/** Returns where a phrase ends that starts at a word, or nothing where none does. */
function endAt(
  index: ReadonlyMap<string, Phrase<Run>[]>,
  typed: readonly TypedWord[],
  at: number,
  isForeignPage: boolean,
) {
  const { bare, slips } = typed[at] ?? nothing;
  const own = keyOf(bare.length < 2 ? bare + (typed[at + 1]?.bare ?? '') : bare);
  // Nearly every word begins no phrase and is no slip.
  if (slips.length === 0 && !index.has(own)) return undefined;
  for (const key of new Set([own, ...slips.map(keyOf)])) {
    for (const { runs } of index.get(key) ?? []) {
      const isOneWord = runs.length === 1 && runs[0]?.words.length === 1;
      const end = endOfPhrase(runs, at, endOfRunIn(typed, { isForeignPage, isOneWord }));
      if (end !== undefined) return end;
    }
  }
  return undefined;
}

/**
 * Returns the detector of a language.
 * @param words of content/search
 * @param isKnown whether a stem is a word of our texts, which nobody mistyped
 */
export function createCrisisDetector(
  analyzer: Analyzer,
  words: CrisisWords,
  isKnown: (stem: string) => boolean = () => false,
): CrisisDetector {
  if (isSpaceless(analyzer.language)) return createSpacelessDetector(analyzer, words);
  const { cut, phraseWord } = createCutter(analyzer);
  const runOf = (text: string): Run => {
    const run = cut(text).map(phraseWord);
    return { words: run, letters: singleLetters(run.map(({ bare }) => bare).join('')) };
  };
  const phrasesOf = (texts: readonly string[]) =>
    texts
      .map(readPhrase)
      .map(({ runs, isAlone }): Phrase<Run> => ({ runs: runs.map(runOf), isAlone }))
      .filter(({ runs }) => runs.every((run) => run.words.length > 0));
  const phrases = phrasesOf(words.crisisPhrases);
  const alones = phrases.filter(({ isAlone }) => isAlone);
  const anywhere = phrases.filter(({ isAlone }) => !isAlone);
  const [crisis, falsePositives] = [byKey(anywhere), byKey(phrasesOf(words.falsePositives))];
  const phraseWords = anywhere.map(({ runs }) => runs.flatMap((run) => run.words));
  const { withSlips, withoutSlips } = createWordReader(analyzer, phraseWords, isKnown);

  /** Puts nothing in the place of the words of false positives. */
  function blank(typed: TypedWord[]): TypedWord[] {
    for (let at = 0; at < typed.length; at++) {
      const end = endAt(falsePositives, typed, at, true);
      if (end !== undefined) typed.fill(nothing, at, end);
    }
    return typed;
  }

  return {
    detectCrisis(query, isForeignPage = false) {
      const typed = blank(cut(query).map(isForeignPage ? withoutSlips : withSlips));
      if (typed.some((word, at) => word.isPhrase || endAt(crisis, typed, at, isForeignPage) !== undefined)) return true;
      const endOfRun = endOfRunIn(typed, { isForeignPage: true });
      return !isForeignPage && alones.some(({ runs }) => endOfPhrase(runs, 0, endOfRun) === typed.length);
    },
    withoutFalsePositives(query) {
      const typed = cut(query);
      const kept = blank(typed.map(withoutSlips));
      if (!kept.includes(nothing)) return [query];
      return typed
        .map((word, at) => (kept[at] === nothing ? '\n' : word))
        .join(' ')
        .split('\n');
    },
  };
}
