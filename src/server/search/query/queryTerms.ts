/** Parses a query into terms, which the embedded and PostgreSQL engines share. */
import type { Language, Words } from '../language/resources.ts';
import { type Clause, clausesOfPhrase, clausesOfWord } from './clauses.ts';
import { maxPhraseLength, titleTerms } from './phrases.ts';

/** A word or phrase of a query, and the clauses that match it. */
export type QueryTerm = { word: string; clauses: Clause[] };

/** Maximum number of terms, so that a pasted page costs no more than a long sentence. */
const maxTerms = 32;

/** Does the same as `unitsOf` for a language without spaces, where known phrases are cut out before segmentation. */
function spacelessUnits(
  query: string,
  pattern: RegExp,
  telling: (text: string) => string[],
  all: string[],
): string[][] {
  // `split` puts the captured phrases at odd indexes.
  const words = query.split(pattern).flatMap((piece, index) => (index % 2 === 0 ? telling(piece) : [piece]));
  return (words.length > 0 ? words : all).map((word) => [word]);
}

/** Splits a query into words and known phrases, without stop words; keeps all words if all are stop words. */
function unitsOf(query: string, { analyzer, lexicon }: Words): string[][] {
  const { spacelessPhrases, stopwords, synonyms, rootOf } = lexicon;
  const wordsIn = (text: string) => analyzer.words(text).map(({ text: word }) => word);
  const tellingIn = (text: string) => wordsIn(text).filter((word) => !stopwords.has(analyzer.normalize(word)));
  const all = wordsIn(query);
  if (spacelessPhrases) return spacelessUnits(analyzer.fixLookAlikes(query), spacelessPhrases, tellingIn, all);
  const telling = tellingIn(query);
  const words = telling.length > 0 ? telling : all;
  const units: string[][] = [];
  for (let at = 0; at < words.length; at += units.at(-1)?.length ?? 1) {
    const starts = Array.from({ length: maxPhraseLength - 1 }, (_, index) =>
      words.slice(at, at + maxPhraseLength - index),
    );
    const phrase = starts.find((start) => synonyms.has(start.map(rootOf).join(' ')));
    units.push(phrase ?? words.slice(at, at + 1));
  }
  return units;
}

/** Returns a query term for each known phrase and each telling word, up to the maximum. */
export function queryTermsOf(query: string, language: Language): QueryTerm[] {
  const { analyzer, lexicon, ranking } = language;
  const units = unitsOf(query, language);
  // Drop words that nearly all texts have, unless there are no others.
  const telling = units.filter((unit) => !lexicon.common.has(analyzer.stem(unit.join(' '))));
  const title = titleTerms(query, language).map((term): Clause => ({
    allOf: [[term]],
    isPrefix: false,
    weight: ranking.weights.title,
  }));
  return (telling.length > 0 ? telling : units).slice(0, maxTerms).map((unit) => {
    const [word = '', ...more] = unit;
    const clauses = more.length > 0 ? clausesOfPhrase(unit, language) : clausesOfWord(word, language);
    return { word: unit.join(' '), clauses: [...clauses, ...title].filter(({ weight }) => weight > 0) };
  });
}

/** Returns terms and prefixes to highlight, for engines that don't report which terms matched. */
export function termsToHighlight(queryTerms: readonly QueryTerm[]): { terms: string[]; prefixes: string[] } {
  const clauses = queryTerms.flatMap((term) => term.clauses);
  const termsWhere = (wanted: boolean) => [
    ...new Set(clauses.flatMap(({ allOf, isPrefix }) => (isPrefix === wanted ? allOf.flat() : []))),
  ];
  return { terms: termsWhere(false), prefixes: termsWhere(true) };
}
