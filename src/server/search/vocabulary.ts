/** The words of one language's texts: what compounds are split by, and what a mistyped word is compared with. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { Analyzer, Vocabulary } from './analyzer.ts';
import { fieldsOf } from './ranking.ts';
import { foldedWord, normalize } from './words.ts';

/** A word of the texts: folded, its stems, and how it is written most often where that is another. Short, since stored. */
export type SurfaceRow = [folded: string, stems: string[], written?: string];

/** What stands before the first word of a sentence, whose capital says nothing of the word. */
const sentenceStart = /(?:^|[.?!:\n]\s*)[\p{P}\s]*$/u;
/** How much more a word within a sentence says of how it is written than one at its start. */
const withinCounts = 100;

/** @returns the key with the highest number, the first of equals */
const mostOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])[0];

/** @returns in how many records each stem stands, and every word as it is written */
export function collectVocabulary(
  records: readonly SearchRecord[],
  analyzer: Analyzer,
): { vocabulary: Map<string, number>; surfaces: SurfaceRow[] } {
  const vocabulary = new Map<string, number>();
  const surfaces = new Map<string, { stems: Set<string>; written: Map<string, number> }>();
  for (const record of records) {
    const seen = new Set<string>();
    for (const text of Object.values(fieldsOf(record))) {
      for (const { text: word, start } of analyzer.words(text)) {
        const stem = analyzer.stem(word);
        seen.add(stem);
        const folded = foldedWord(word, analyzer.language);
        const surface = surfaces.get(folded) ?? { stems: new Set(), written: new Map<string, number>() };
        surfaces.set(folded, surface);
        surface.stems.add(stem);
        const isFirst = sentenceStart.test(text.slice(Math.max(0, start - 4), start));
        const written = isFirst ? normalize(word, analyzer.language) : word;
        surface.written.set(written, (surface.written.get(written) ?? 0) + (isFirst ? 1 : withinCounts));
      }
    }
    for (const stem of seen) vocabulary.set(stem, (vocabulary.get(stem) ?? 0) + 1);
  }
  return {
    vocabulary,
    surfaces: [...surfaces].map(([folded, { stems, written }]): SurfaceRow => {
      const most = mostOf(written);
      return most === folded ? [folded, [...stems]] : [folded, [...stems], most];
    }),
  };
}

/** Share of the records beyond which a word says nothing about which of them is meant. */
const tooCommon = 0.75;

/** @returns stems that stand nearly everywhere; few records make no such words */
export const commonStems = (vocabulary: Vocabulary, records: number): Set<string> =>
  new Set([...vocabulary].filter(([, count]) => records >= 5 && count > records * tooCommon).map(([stem]) => stem));
