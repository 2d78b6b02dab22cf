/** Whether a question is one of somebody in need, who is to see the help lines before anything else. */
import { isSpaceless } from '../../i18n/languages.ts';
import { type Analyzer, remembered } from './analyzer.ts';
import {
  calmed,
  createSpacelessCheck,
  endOf,
  isSlip,
  longEnough,
  type NeedCheck,
  type NeedWords,
  type Phrase,
  readPhrase,
  single,
} from './needText.ts';
import { fold, foldedWord } from './words.ts';

/** Shortest word of a phrase that is known with one slip; a word that is a phrase by itself must be longer. */
const shortestMistyped = 4;
const shortestMistypedAlone = 6;

/** Least letters of a phrase that is looked for within a word, where somebody left out the spaces ("jagvilldö"). */
const shortestRunTogether = 6;

/** A word of a phrase, without its ending and as it stands, both folded. */
type NeedWord = { root: string; plain: string; length: number; isLong: boolean };
type Run = { words: NeedWord[]; letters: string };
/** A word as typed; the roots of phrases that it may be a slip of; whether it holds a whole phrase. */
type Typed = { root: string; plain: string; slips: readonly string[]; isPhrase: boolean };

const nothing: Typed = { root: '', plain: '', slips: [], isPhrase: false };

/** Phrases by their first two letters, so that few are compared. */
const keyOf = (letters: string) => letters.slice(0, 2);
const byKey = (phrases: readonly Phrase<Run>[]): ReadonlyMap<string, Phrase<Run>[]> =>
  Map.groupBy(phrases, ({ runs }) => keyOf(runs[0]?.letters ?? ''));

/**
 * @param analyzer of the language
 * @param words of content/search
 * @param isKnown whether a stem is a word of our texts, which nobody mistyped
 * @returns a function of what somebody typed
 */
export function createCrisisCheck(
  analyzer: Analyzer,
  words: NeedWords,
  isKnown: (stem: string) => boolean = () => false,
): NeedCheck {
  const { language } = analyzer;
  if (isSpaceless(language)) return createSpacelessCheck(language, words);
  const plainOf = (word: string) => single(foldedWord(word, language));
  const rootOf = (word: string) => fold(analyzer.stem(word), language);
  const cut = (text: string) => analyzer.words(calmed(text, language)).map((word) => word.text);
  const wordOf = (word: string): NeedWord => {
    const root = rootOf(word);
    return { root: single(root), plain: plainOf(word), length: word.length, isLong: root.length >= longEnough };
  };
  const runOf = (text: string): Run => {
    const run = cut(text).map(wordOf);
    return { words: run, letters: single(run.map(({ plain }) => plain).join('')) };
  };
  const phrasesOf = (texts: readonly string[]) =>
    texts
      .map(readPhrase)
      .map(({ runs, isAlone }): Phrase<Run> => ({ runs: runs.map(runOf), isAlone }))
      .filter(({ runs }) => runs.every((run) => run.words.length > 0));
  const phrases = phrasesOf(words.crisis);
  const alones = phrases.filter(({ isAlone }) => isAlone);
  const wanted = phrases.filter(({ isAlone }) => !isAlone);
  const [wantedByKey, unwantedByKey] = [byKey(wanted), byKey(phrasesOf(words.harmless))];
  const all = wanted.map(({ runs }) => runs.flatMap((run) => run.words));
  const known = new Set(all.flat().map(({ plain }) => plain));
  const meant = new Map(
    all.flat().flatMap(({ length, plain, root }) => (length >= shortestMistyped ? [[plain, root] as const] : [])),
  );
  const runTogether = all
    .filter((phrase) => phrase.length > 1 && phrase.reduce((sum, { length }) => sum + length, 0) >= shortestRunTogether)
    .map((phrase) => single(phrase.map(({ plain }) => plain).join('')));

  const isMistyped = (word: string, plain: string) =>
    word.length >= shortestMistyped - 1 && !known.has(plain) && !isKnown(analyzer.stem(word));
  const elsewhere = remembered((word: string): Typed => {
    const [plain, root] = [plainOf(word), single(rootOf(word))];
    const mayHold = plain.length >= shortestRunTogether - 1 && isMistyped(word, plain);
    return { plain, root, slips: [], isPhrase: mayHold && runTogether.some((letters) => plain.includes(letters)) };
  });
  const own = remembered((word: string): Typed => {
    const typed = elsewhere(word);
    const slips = isMistyped(word, typed.plain) ? [...meant].filter(([plain]) => isSlip(typed.plain, plain)) : [];
    return { ...typed, slips: slips.map(([, root]) => root) };
  });

  const endOfRunIn = (typed: readonly Typed[], isElsewhere: boolean, isOneWord: boolean) => (run: Run, at: number) => {
    const isSame = ({ root, plain, isLong }: NeedWord, word: Typed | undefined) =>
      word !== undefined &&
      (word.root === root ||
        (isLong && word.plain.startsWith(isElsewhere ? plain : root)) ||
        (!isElsewhere && word.slips.includes(root) && !(isOneWord && root.length < shortestMistypedAlone)));
    if (run.words.every((word, index) => isSame(word, typed[at + index]))) return at + run.words.length;
    // The same letters with other spaces ("själv mord", "kill my self").
    let joined = '';
    for (let end = at; end < typed.length && run.letters.startsWith(joined); end++) {
      joined = single(joined + (typed[end]?.plain ?? ''));
      if (joined === run.letters) return end + 1;
    }
    return undefined;
  };

  /** @returns where a phrase ends that starts at a word, or nothing where none does */
  function endAt(index: typeof wantedByKey, typed: readonly Typed[], at: number, isElsewhere: boolean) {
    const { plain = '', slips = nothing.slips } = typed[at] ?? {};
    const keys = new Set([plain.length < 2 ? plain + (typed[at + 1]?.plain ?? '') : plain, ...slips].map(keyOf));
    for (const key of keys) {
      for (const { runs } of index.get(key) ?? []) {
        const isOneWord = runs.length === 1 && runs[0]?.words.length === 1;
        const end = endOf(runs, at, endOfRunIn(typed, isElsewhere, isOneWord));
        if (end !== undefined) return end;
      }
    }
    return undefined;
  }

  /** Puts nothing in the place of the words of harmless phrases. */
  function blank(typed: Typed[]): Typed[] {
    for (let at = 0; at < typed.length; at++) {
      const end = endAt(unwantedByKey, typed, at, true);
      if (end !== undefined) typed.fill(nothing, at, end);
    }
    return typed;
  }

  return {
    isNeed(query, isElsewhere = false) {
      const typed = blank(cut(query).map(isElsewhere ? elsewhere : own));
      if (typed.some((word, at) => word.isPhrase || endAt(wantedByKey, typed, at, isElsewhere) !== undefined))
        return true;
      const endOfRun = endOfRunIn(typed, true, false);
      return !isElsewhere && alones.some(({ runs }) => endOf(runs, 0, endOfRun) === typed.length);
    },
    withoutHarmless(query) {
      const words = cut(query);
      const kept = blank(words.map(elsewhere));
      if (!kept.includes(nothing)) return [query];
      return words
        .map((word, at) => (kept[at] === nothing ? '\n' : word))
        .join(' ')
        .split('\n');
    },
  };
}
