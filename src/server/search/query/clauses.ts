/** Expands a word of a query into clauses: the different ways in which a record may match it. */
import { isSpaceless, languageOf } from '../../../i18n/languages.ts';
import type { Analyzer } from '../language/analyzer.ts';
import type { Language, Words } from '../language/resources.ts';
import { phraseTerm } from './phrases.ts';

export type Clause = {
  /** A record must have at least one term of each list. Compounds and phrases have several lists. */
  allOf: string[][];
  /** Whether the terms are prefixes. */
  isPrefix: boolean;
  weight: number;
};

/** Merges equal clauses and adds up their weights, so that none is searched twice. */
export function mergeClauses(clauses: readonly Clause[]): Clause[] {
  const merged = new Map<string, Clause>();
  for (const clause of clauses) {
    const key = JSON.stringify([clause.allOf, clause.isPrefix]);
    merged.set(key, { ...clause, weight: clause.weight + (merged.get(key)?.weight ?? 0) });
  }
  return [...merged.values()];
}

/** Minimum length of a prefix, in letters. */
const minPrefixLength = 3;
/** Minimum length if the prefix is a stem, shorter than what was typed. */
const minStemLength = 5;

const exact = (stem: string): string => `=${stem}`;

/** Returns the term that matches every word with this root. */
export const rooted = (root: string): string => `~${root}`;
const clause = (allOf: string[][], weight: number): Clause => ({ allOf, isPrefix: false, weight });

/** Returns the terms of a stem and of its single-word synonyms. */
export const meanings = (stem: string, { analyzer, lexicon }: Words): string[] => [
  exact(stem),
  ...(lexicon.synonyms.get(analyzer.nativeRoot(stem)) ?? []).flatMap((roots) =>
    roots.length === 1 ? roots.map(rooted) : [],
  ),
];

/**
 * Returns the clauses of a word's or phrase's synonyms. In languages with spaces, a synonym of several words must match
 * as a whole phrase, and weighs less than a single word, since its words are common ones.
 */
const synonymClauses = (key: string, { lexicon: { synonyms, phrases }, ranking: { weights } }: Language): Clause[] =>
  (synonyms.get(key) ?? []).map((roots) =>
    phrases.has(roots[0] ?? '') && roots.length > 1
      ? clause([[phraseTerm(roots)]], weights.phrase)
      : clause(
          roots.map((root) => [rooted(root)]),
          weights.synonym,
        ),
  );

/** Returns a word and its root, with native letters if the texts have such a word, otherwise without marks. */
function formsOf(word: string, stem: string, { analyzer, lexicon }: Words): { root: string; surface: string } {
  const native = { root: analyzer.nativeRoot(stem), surface: analyzer.keepNativeLetters(analyzer.normalize(word)) };
  const surface = analyzer.bare(word);
  const isMarked = native.surface !== surface;
  return isMarked && lexicon.hasNative(native.root, native.surface) ? native : { root: analyzer.root(stem), surface };
}

/** Returns whether `letters` may be searched as a prefix. A stem needs more letters than a word as typed. */
function isBeginning(letters: string, typed: string, { language }: Analyzer): boolean {
  // Half of all Arabic words begin with the article and one of a few letters.
  if (languageOf(language).script === 'Arab') return letters.length >= (letters.startsWith('ال') ? 5 : 4);
  return letters.length >= (letters.length < typed.length ? minStemLength : minPrefixLength);
}

/** Word segmentation without spaces depends on the sentence, so match a word's characters too. */
const signsOf = (stem: string, { language }: Analyzer): string[][] =>
  isSpaceless(language) && stem.length > 1 ? [...stem].map((sign) => [`+${sign}`]) : [];

/** Returns the clauses of a compound: both parts together, and each part alone. */
function compoundClauses(word: string, language: Language): Clause[] {
  const { weights } = language.ranking;
  const parts = language.analyzer.parts(word, language.lexicon.has).map((part) => meanings(part, language));
  if (parts.length === 0) return [];
  return [clause(parts, weights.part), ...parts.map((part) => clause([part], weights.edge))];
}

/** Returns the clauses of a single word: its forms, prefixes, compound parts and synonyms. */
export function clausesOfWord(word: string, language: Language): Clause[] {
  const { analyzer, lexicon, ranking } = language;
  const { weights } = ranking;
  const stem = lexicon.stem(word);
  const { root, surface } = formsOf(word, stem, language);
  // A known word this short is also the beginning of unrelated words (hår, hård).
  const mayGoOn = surface.length > minPrefixLength || !lexicon.has(stem);
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

/** Returns the clauses of several words that form a known phrase. */
export const clausesOfPhrase = (words: readonly string[], language: Language): Clause[] => [
  clause(
    words.map((word) => [exact(language.analyzer.stem(word))]),
    language.ranking.weights.exact,
  ),
  ...synonymClauses(words.map(language.lexicon.rootOf).join(' '), language),
];
