/** Which words of a text were looked for, and the piece of a long text that holds most of them. */
import type { Analyzer, Vocabulary } from './analyzer.ts';

/** A run of text, marked or not. No HTML, so that nothing can be smuggled in. */
export type Segment = { text: string; mark: boolean };

/** Longest piece of a text, in letters, and what stands where it was cut. */
const longestSnippet = 180;
const cut = '…';

export type Marker = {
  /** @returns the text as runs, the words that were found marked */
  mark: (text: string) => Segment[];
  /** @returns the line with most of the words, cut around the first of them */
  snippet: (text: string) => Segment[];
};

/**
 * @param terms terms by which records were found
 * @param vocabulary for the parts of compounds
 */
export function createMarker(analyzer: Analyzer, terms: readonly string[], vocabulary: Vocabulary): Marker {
  const wanted = new Set(terms);
  const hitsIn = (text: string) =>
    analyzer.words(text).filter((word) => analyzer.terms(word.text, vocabulary).some((term) => wanted.has(term)));

  function mark(text: string): Segment[] {
    const segments: Segment[] = [];
    let at = 0;
    for (const { start, end } of hitsIn(text)) {
      if (start > at) segments.push({ text: text.slice(at, start), mark: false });
      segments.push({ text: text.slice(start, end), mark: true });
      at = end;
    }
    if (at < text.length || segments.length === 0) segments.push({ text: text.slice(at), mark: false });
    return segments;
  }

  function snippet(text: string): Segment[] {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const counted = lines.map((line) => ({ line, hits: hitsIn(line) }));
    const best = counted.reduce(
      (most, next) => (next.hits.length > most.hits.length ? next : most),
      counted[0] ?? { line: '', hits: [] },
    );
    const { line } = best;
    if (line.length <= longestSnippet) return mark(line);
    const first = best.hits[0]?.start ?? 0;
    const from = Math.max(0, Math.min(first - longestSnippet / 3, line.length - longestSnippet));
    // At the word's edge, so that no word and no pair of code units is cut in two.
    const words = analyzer.words(line).filter(({ start, end }) => start >= from && end <= from + longestSnippet);
    const start = words[0]?.start ?? 0;
    const end = words.at(-1)?.end ?? line.length;
    const piece = `${start > 0 ? cut : ''}${line.slice(start, end)}${end < line.length ? cut : ''}`;
    return mark(piece);
  }

  return { mark, snippet };
}
