/** A question as query terms: each of its words with the clauses by which it may be found. Every engine reads the same. */
import type { Language, Words } from '../language/resources.ts';
import { type Clause, clausesOfPhrase, clausesOfWord } from './clauses.ts';
import { longestPhrase, titleTerms } from './phrases.ts';

/** A word or phrase of a question, and the clauses by which it may be found. */
export type QueryTerm = { word: string; clauses: Clause[] };

/** Words of a question beyond which none is looked for, so that a pasted page costs no more than a long sentence. */
const mostTerms = 32;

/** Returns a question's words that say something, settled phrases whole; all of its words where none does. */
function spacelessUnits(
  query: string,
  pattern: RegExp,
  telling: (text: string) => string[],
  all: string[],
): string[][] {
  // The odd pieces are the phrases themselves.
  const words = query.split(pattern).flatMap((piece, index) => (index % 2 === 0 ? telling(piece) : [piece]));
  return (words.length > 0 ? words : all).map((word) => [word]);
}

/** Returns a question's words that say something, known phrases together; all of its words where none does. */
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
    const starts = Array.from({ length: longestPhrase - 1 }, (_, index) => words.slice(at, at + longestPhrase - index));
    const phrase = starts.find((start) => synonyms.has(start.map(rootOf).join(' ')));
    units.push(phrase ?? words.slice(at, at + 1));
  }
  return units;
}

/** Returns a query term for each word that says something, and for each known phrase. */
export function queryTermsOf(query: string, language: Language): QueryTerm[] {
  const { analyzer, lexicon, ranking } = language;
  const units = unitsOf(query, language);
  // A word that stands nearly everywhere tells nothing beside one that does not.
  const telling = units.filter((unit) => !lexicon.common.has(analyzer.stem(unit.join(' '))));
  const title = titleTerms(query, language).map((term): Clause => ({
    allOf: [[term]],
    isPrefix: false,
    weight: ranking.weights.title,
  }));
  return (telling.length > 0 ? telling : units).slice(0, mostTerms).map((unit) => {
    const [word = '', ...more] = unit;
    const clauses = more.length > 0 ? clausesOfPhrase(unit, language) : clausesOfWord(word, language);
    return { word: unit.join(' '), clauses: [...clauses, ...title].filter(({ weight }) => weight > 0) };
  });
}

/** Returns what highlights the words of a hit, where an engine does not tell by which terms it was found. */
export function termsToHighlight(queryTerms: readonly QueryTerm[]): { terms: string[]; prefixes: string[] } {
  const clauses = queryTerms.flatMap((term) => term.clauses);
  const termsWhere = (wanted: boolean) => [
    ...new Set(clauses.flatMap(({ allOf, isPrefix }) => (isPrefix === wanted ? allOf.flat() : []))),
  ];
  return { terms: termsWhere(false), prefixes: termsWhere(true) };
}
