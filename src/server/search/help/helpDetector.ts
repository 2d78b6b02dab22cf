/** Which help cards the phrases of one language ask for in a question: they come before anything else. */
import { isSpaceless } from '../../../i18n/languages.ts';
import type { Analyzer } from '../language/analyzer.ts';
import { addTo } from '../lists.ts';
import { singleLetters } from '../normalize/letters.ts';
import {
  endOfPart,
  type HelpDetector,
  type HelpWords,
  type Phrase,
  readPhrase,
  readPhrases,
  withRuns,
} from './phrases.ts';
import { createSpacelessDetector } from './spaceless.ts';
import { createCutter, createWordReader, type PhraseWord, type TypedWord } from './typedWords.ts';

/** Shortest word that is known with one slip where it is a phrase by itself. */
const shortestMistypedAlone = 6;

type Run = { words: PhraseWord[]; letters: string };

/** Stands in the place of the words of false positives. */
const nothing: TypedWord = { root: '', bare: '', slips: [], holds: [] };

/** How words are compared: on a foreign page, without slips; a phrase of one word must be longer to have one. */
type Comparing = { isForeignPage: boolean; isOneWord?: boolean };

/** Phrases by the first two letters of their first part, so that few are compared. */
const keyOf = (letters: string) => letters.slice(0, 2);
const keyOfPart = (runs: readonly Run[]) => keyOf(runs[0]?.letters ?? '');
const byKey = (phrases: readonly Phrase<Run>[]): ReadonlyMap<string, Phrase<Run>[]> =>
  Map.groupBy(phrases, ({ parts }) => keyOfPart(parts[0] ?? []));

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

/** Returns the keys of what may begin at a word: as it stands, and as what it may be a slip of. */
function keysAt(typed: readonly TypedWord[], at: number): string[] {
  const { bare, slips } = typed[at] ?? nothing;
  const own = keyOf(bare.length < 2 ? bare + (typed[at + 1]?.bare ?? '') : bare);
  return slips.length === 0 ? [own] : [...new Set([own, ...slips.map(keyOf)])];
}

/** Returns the places of typed words by the keys of what may begin there. */
function placesByKey(typed: readonly TypedWord[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const at of typed.keys()) for (const key of keysAt(typed, at)) addTo(places, key, at);
  return places;
}

/**
 * Returns the detector of a language.
 * @param words of content/help
 * @param isKnown whether a stem is a word of our texts, which nobody mistyped
 */
export function createHelpDetector(
  analyzer: Analyzer,
  words: HelpWords,
  isKnown: (stem: string) => boolean = () => false,
): HelpDetector {
  if (isSpaceless(analyzer.language)) return createSpacelessDetector(analyzer, words);
  const { cut, phraseWord } = createCutter(analyzer);
  const runOf = (text: string): Run => {
    const run = cut(text).map(phraseWord);
    return { words: run, letters: singleLetters(run.map(({ bare }) => bare).join('')) };
  };
  const read = (phrases: readonly Phrase<string>[]) => withRuns(phrases, runOf, (run) => run.words.length === 0);
  const phrases = read(readPhrases(words));
  const alones = phrases.filter(({ isAlone }) => isAlone);
  const anywhere = phrases.filter(({ isAlone }) => !isAlone);
  const byFirst = byKey(anywhere);
  const falsePositives = byKey(read(words.falsePositives.map((text) => readPhrase(text))));
  const { withSlips, withoutSlips } = createWordReader(
    analyzer,
    anywhere.map(({ card, parts }) => ({ card, parts: parts.map((runs) => runs.flatMap((run) => run.words)) })),
    isKnown,
  );

  /** Puts nothing in the place of the words of false positives. */
  function blank(typed: TypedWord[]): TypedWord[] {
    const endOfRun = endOfRunIn(typed, { isForeignPage: true });
    for (let at = 0; at < typed.length; at++) {
      for (const { parts } of keysAt(typed, at).flatMap((key) => falsePositives.get(key) ?? [])) {
        const end = endOfPart(parts[0] ?? [], at, endOfRun);
        if (end === undefined) continue;
        typed.fill(nothing, at, end);
        break;
      }
    }
    return typed;
  }

  return {
    detectCards(query, isForeignPage = false) {
      const typed = blank(cut(query).map(isForeignPage ? withoutSlips : withSlips));
      const places = placesByKey(typed);
      const stands = (runs: readonly Run[], isOneWord: boolean) => {
        const endOfRun = endOfRunIn(typed, { isForeignPage, isOneWord });
        return (places.get(keyOfPart(runs)) ?? []).some((at) => endOfPart(runs, at, endOfRun) !== undefined);
      };
      const cards = new Set(typed.flatMap(({ holds }) => holds));
      for (const key of places.keys()) {
        for (const { card, parts } of byFirst.get(key) ?? []) {
          if (cards.has(card)) continue;
          const isOneWord = parts.length === 1 && parts[0]?.length === 1 && parts[0][0]?.words.length === 1;
          if (parts.every((runs) => stands(runs, isOneWord))) cards.add(card);
        }
      }
      if (isForeignPage) return cards;
      const endOfRun = endOfRunIn(typed, { isForeignPage: true });
      for (const { card, parts } of alones)
        if (endOfPart(parts[0] ?? [], 0, endOfRun) === typed.length) cards.add(card);
      return cards;
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
