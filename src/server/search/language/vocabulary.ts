/** The words of one language's texts: which stems occur, and how each word is written. */
import type { SearchRecord } from '../../../content/searchRecords.ts';
import { fieldsOf } from '../query/ranking.ts';
import type { Analyzer } from './analyzer.ts';

/** The number of records in which each stem occurs. */
export type Vocabulary = ReadonlyMap<string, number>;

/**
 * A word of the texts: its bare form, its stems, and its most frequent spelling if that differs. A tuple, to keep the
 * stored index small.
 */
export type SurfaceRow = [bare: string, stems: string[], written?: string];

/** Matches the text before the first word of a sentence, whose capital says nothing about the word. */
const sentenceStart = /(?:^|[.?!:\n]\s*)[\p{P}\s]*$/u;
/** Weight of a spelling within a sentence, compared with one at its start. */
const withinSentenceWeight = 100;

/** Returns the key with the highest count, the first one if several are equal. */
const topFrequent = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])[0];

/** Counts the records in which each stem occurs, and collects every word as written. */
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
        const [stem, bare] = [analyzer.stem(word), analyzer.bare(word)];
        seen.add(stem);
        const surface = surfaces.get(bare) ?? { stems: new Set(), written: new Map<string, number>() };
        surfaces.set(bare, surface);
        surface.stems.add(stem);
        const isFirst = sentenceStart.test(text.slice(Math.max(0, start - 4), start));
        const written = isFirst ? analyzer.normalize(word) : word;
        surface.written.set(written, (surface.written.get(written) ?? 0) + (isFirst ? 1 : withinSentenceWeight));
      }
    }
    for (const stem of seen) vocabulary.set(stem, (vocabulary.get(stem) ?? 0) + 1);
  }
  return {
    vocabulary,
    surfaces: [...surfaces].map(([bare, { stems, written }]): SurfaceRow => {
      const most = topFrequent(written);
      return most === bare ? [bare, [...stems]] : [bare, [...stems], most];
    }),
  };
}

/** Share of the records above which a word does not help to tell them apart. */
const tooCommon = 0.75;

/** Returns stems that occur in nearly every record, or none if there are fewer than five records. */
export const commonStems = (vocabulary: Vocabulary, records: number): Set<string> =>
  new Set([...vocabulary].filter(([, count]) => records >= 5 && count > records * tooCommon).map(([stem]) => stem));
