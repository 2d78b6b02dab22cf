/** The clauses by which a word of a question may be found. */
import { isSpaceless, languageOf } from '../../../i18n/languages.ts';
import type { Analyzer } from '../language/analyzer.ts';
import type { Language, Words } from '../language/resources.ts';
import { phraseTerm } from './phrases.ts';

export type Clause = {
  /** Of each list one term must be there: several lists for a compound or a phrase. */
  allOf: string[][];
  /** Whether a term may go on beyond what was typed. */
  isPrefix: boolean;
  weight: number;
};

/** Returns the clauses with equal ones as one, which counts what they count together: none is looked for twice. */
export function mergeClauses(clauses: readonly Clause[]): Clause[] {
  const merged = new Map<string, Clause>();
  for (const clause of clauses) {
    const key = JSON.stringify([clause.allOf, clause.isPrefix]);
    merged.set(key, { ...clause, weight: clause.weight + (merged.get(key)?.weight ?? 0) });
  }
  return [...merged.values()];
}

/** Shortest beginning of a word that is looked for, in letters. */
const shortestPrefix = 3;
/** The same of a stem, where more was typed. */
const shortestStem = 5;

const exact = (stem: string): string => `=${stem}`;

/** Returns the term that finds every word of a root. */
export const rooted = (root: string): string => `~${root}`;
const clause = (allOf: string[][], weight: number): Clause => ({ allOf, isPrefix: false, weight });

/** Returns terms of a stem and of every single word that means the same. */
export const meanings = (stem: string, { analyzer, lexicon }: Words): string[] => [
  exact(stem),
  ...(lexicon.synonyms.get(analyzer.nativeRoot(stem)) ?? []).flatMap((roots) =>
    roots.length === 1 ? roots.map(rooted) : [],
  ),
];

/** A phrase that means the same counts where it stands as a whole, and less than a word: its words are everyday ones. */
const synonymClauses = (key: string, { lexicon: { synonyms, phrases }, ranking: { weights } }: Language): Clause[] =>
  (synonyms.get(key) ?? []).map((roots) =>
    phrases.has(roots[0] ?? '') && roots.length > 1
      ? clause([[phraseTerm(roots)]], weights.phrase)
      : clause(
          roots.map((root) => [rooted(root)]),
          weights.synonym,
        ),
  );

/** Returns a word's root and the word, with native letters where the texts have such a word, else without marks. */
function formsOf(word: string, stem: string, { analyzer, lexicon }: Words): { root: string; surface: string } {
  const native = { root: analyzer.nativeRoot(stem), surface: analyzer.keepNativeLetters(analyzer.normalize(word)) };
  const surface = analyzer.bare(word);
  const isMarked = native.surface !== surface;
  return isMarked && lexicon.hasNative(native.root, native.surface) ? native : { root: analyzer.root(stem), surface };
}

/** Returns whether words that begin so may be meant; what a stemmer left of a typed word must be long to tell. */
function isBeginning(letters: string, typed: string, { language }: Analyzer): boolean {
  // The Arabic article with a letter or two begins half of all words.
  if (languageOf(language).script === 'Arab') return letters.length >= (letters.startsWith('ال') ? 5 : 4);
  return letters.length >= (letters.length < typed.length ? shortestStem : shortestPrefix);
}

/** Without spaces, a word is cut in other places in other sentences: its signs find it all the same. */
const signsOf = (stem: string, { language }: Analyzer): string[][] =>
  isSpaceless(language) && stem.length > 1 ? [...stem].map((sign) => [`+${sign}`]) : [];

/** Returns the clauses of a compound: both of its parts, and each alone. */
function compoundClauses(word: string, language: Language): Clause[] {
  const { weights } = language.ranking;
  const parts = language.analyzer.parts(word, language.lexicon.has).map((part) => meanings(part, language));
  if (parts.length === 0) return [];
  return [clause(parts, weights.part), ...parts.map((part) => clause([part], weights.edge))];
}

/** Returns the clauses of a single word. */
export function clausesOfWord(word: string, language: Language): Clause[] {
  const { analyzer, lexicon, ranking } = language;
  const { weights } = ranking;
  const stem = lexicon.stem(word);
  const { root, surface } = formsOf(word, stem, language);
  // A whole word of so few letters begins words of all kinds (hår, hård).
  const mayGoOn = surface.length > shortestPrefix || !lexicon.has(stem);
  const prefix = (term: string): Clause => ({ allOf: [[term]], isPrefix: true, weight: weights.prefix });
  const signs = signsOf(stem, analyzer);
  return [
    ...(signs.length > 0 ? [clause(signs, weights.part)] : []),
    clause([[exact(stem)]], weights.exact),
    clause([[rooted(root)]], weights.folded),
    clause([[rooted(surface)]], weights.folded),
    clause([[`+${stem}`]], weights.part),
    ...(mayGoOn && isBeginning(stem, word, analyzer) ? [prefix(exact(stem))] : []),
    ...(mayGoOn && isBeginning(surface, surface, analyzer) ? [prefix(rooted(surface))] : []),
    ...compoundClauses(word, language),
    ...synonymClauses(analyzer.nativeRoot(stem), language),
  ];
}

/** Returns the clauses of several words that are known as one phrase. */
export const clausesOfPhrase = (words: readonly string[], language: Language): Clause[] => [
  clause(
    words.map((word) => [exact(language.analyzer.stem(word))]),
    language.ranking.weights.exact,
  ),
  ...synonymClauses(words.map(language.lexicon.rootOf).join(' '), language),
];
