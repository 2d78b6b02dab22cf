/** Guesses for words that no record has. */
import type { Language, Words } from '../language/resources.ts';
import { type Clause, meanings, rooted } from './clauses.ts';
import type { QueryTerm } from './queryTerms.ts';

/**
 * Minimum length of the known beginning and end of an unknown compound, in letters. The end must be longer: many words
 * happen to end like another (parkering, ring).
 */
const minEdgeLength = { beginning: 4, end: 5 } as const;

/** Returns the longest known beginning and end of an unknown word, if any. */
function edgesOf(stem: string, { lexicon: { has } }: Words): string[] {
  const maxKnownLength = (shortest: number, cut: (length: number) => string) => {
    for (let length = stem.length - 2; length >= shortest; length--) if (has(cut(length))) return [cut(length)];
    return [];
  };
  return [
    ...maxKnownLength(minEdgeLength.beginning, (length) => stem.slice(0, length)),
    ...maxKnownLength(minEdgeLength.end, (length) => stem.slice(-length)),
  ];
}

/** Returns the clauses of similar words, without stop words. */
function clausesOfSimilar(word: string, language: Language): Clause[] {
  const { analyzer, lexicon, ranking } = language;
  return lexicon.similar(analyzer.bare(word)).flatMap(({ written, stems, similarity }) => {
    const telling = stems.filter((stem) => !lexicon.stopwords.has(stem));
    if (telling.length === 0) return [];
    const terms = telling.flatMap((stem) => meanings(stem, language));
    return [
      { allOf: [terms], isPrefix: false, weight: ranking.weights.similar * similarity ** 2 },
      // Ranks the form as written above other forms of the word.
      {
        allOf: [[rooted(analyzer.bare(written))]],
        isPrefix: false,
        weight: ranking.weights.form * similarity ** 2,
      },
    ];
  });
}

/** Returns the term with added clauses for similar words and known edges, or the same object if there are none. */
export function withGuesses(term: QueryTerm, language: Language): QueryTerm {
  const edges = edgesOf(language.analyzer.stem(term.word), language).map((edge): Clause => ({
    allOf: [meanings(edge, language)],
    isPrefix: false,
    weight: language.ranking.weights.edge,
  }));
  const guesses = [...clausesOfSimilar(term.word, language), ...edges].filter(({ weight }) => weight > 0);
  return guesses.length > 0 ? { word: term.word, clauses: [...term.clauses, ...guesses] } : term;
}
