/** The words of one language's texts: what compounds are split by, and what a mistyped word is compared with. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { Analyzer, Vocabulary } from './analyzer.ts';
import { fold, normalize } from './words.ts';

/** Every word that stands in the texts, in its folded form, with the stems that it has. */
export type Surfaces = ReadonlyMap<string, readonly string[]>;

const textsOf = ({ title, tags, preamble, body }: SearchRecord): string[] => [title, tags.join('\n'), preamble, body];

/** @returns in how many records each stem stands, and the words that have it */
export function collectVocabulary(
  records: readonly SearchRecord[],
  analyzer: Analyzer,
): { vocabulary: Map<string, number>; surfaces: Map<string, string[]> } {
  const vocabulary = new Map<string, number>();
  const surfaces = new Map<string, string[]>();
  for (const record of records) {
    const seen = new Set<string>();
    for (const word of textsOf(record).flatMap((text) => analyzer.words(text))) {
      const stem = analyzer.stem(word.text);
      seen.add(stem);
      const surface = fold(normalize(word.text, analyzer.language), analyzer.language);
      const stems = surfaces.get(surface) ?? [];
      if (!stems.includes(stem)) surfaces.set(surface, [...stems, stem]);
    }
    for (const stem of seen) vocabulary.set(stem, (vocabulary.get(stem) ?? 0) + 1);
  }
  return { vocabulary, surfaces };
}

const gramsOf = (word: string): Set<string> => {
  const padded = ` ${word} `;
  const size = word.length < 4 ? 2 : 3;
  return new Set(Array.from({ length: Math.max(1, padded.length - size + 1) }, (_, at) => padded.slice(at, at + size)));
};

/** Least share of trigrams in common (Dice) that makes two words alike. */
const leastAlike = 0.38;
const mostAlike = 6;

/** @returns a function from a folded word to the stems of words like it, the likest first */
export function createLikeness(surfaces: Surfaces): (word: string) => { stem: string; likeness: number }[] {
  const byGram = new Map<string, string[]>();
  const counts = new Map<string, number>();
  for (const surface of surfaces.keys()) {
    const grams = gramsOf(surface);
    counts.set(surface, grams.size);
    for (const gram of grams) {
      const list = byGram.get(gram);
      if (list) list.push(surface);
      else byGram.set(gram, [surface]);
    }
  }
  return (word) => {
    const grams = gramsOf(word);
    const shared = new Map<string, number>();
    for (const gram of grams) {
      for (const surface of byGram.get(gram) ?? []) shared.set(surface, (shared.get(surface) ?? 0) + 1);
    }
    const alike = [...shared]
      .map(([surface, count]) => ({ surface, score: (2 * count) / (grams.size + (counts.get(surface) ?? 0)) }))
      .filter(({ score }) => score >= leastAlike)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostAlike);
    const stems = new Map<string, number>();
    for (const { surface, score } of alike) {
      for (const stem of surfaces.get(surface) ?? []) stems.set(stem, Math.max(score, stems.get(stem) ?? 0));
    }
    return [...stems].map(([stem, likeness]) => ({ stem, likeness }));
  };
}

/** Share of the records beyond which a word says nothing about which of them is meant. */
const tooCommon = 0.6;

/** @returns stems that stand nearly everywhere; few records make no such words */
export const commonStems = (vocabulary: Vocabulary, records: number): Set<string> =>
  new Set([...vocabulary].filter(([, count]) => records >= 5 && count > records * tooCommon).map(([stem]) => stem));
