/** Which words of a text were looked for, and the piece of a long text that holds most of them. */
import type { Analyzer, Vocabulary } from './analyzer.ts';
import type { Word } from './words.ts';

/** A run of text, marked or not. No HTML, so that nothing can be smuggled in. */
export type Segment = { text: string; mark: boolean };

/** Longest piece of a text, in letters, and what stands where it was cut. */
const longestSnippet = 180;
const cut = '…';

export type Marker = {
  /** @returns the text as runs, the words that were found marked */
  mark: (text: string) => Segment[];
  /** @returns the first line with as many marks as there were words, else that with most, cut around the first mark */
  snippet: (text: string) => Segment[];
};

/**
 * @param terms terms by which records were found
 * @param vocabulary for the parts of compounds
 * @param prefixes beginnings of terms by which records were found
 * @param words how many were asked for: a line with so many marks is good enough, and the rest of a text is not read
 */
export function createMarker(
  analyzer: Analyzer,
  terms: readonly string[],
  vocabulary: Vocabulary,
  prefixes: readonly string[] = [],
  words = Number.POSITIVE_INFINITY,
): Marker {
  const known = new Set(terms);
  const isWanted = (term: string) => known.has(term) || prefixes.some((prefix) => term.startsWith(prefix));
  // Twenty texts have some thousand words, but few different ones.
  const wanted = new Map<string, boolean>();
  const hitsIn = (text: string) =>
    analyzer.words(text).filter((word) => {
      const isHit = wanted.get(word.text) ?? analyzer.terms(word.text, vocabulary).some(isWanted);
      wanted.set(word.text, isHit);
      return isHit;
    });

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
    let best = { line: lines[0] ?? '', hits: [] as Word[] };
    for (const line of lines) {
      const hits = hitsIn(line);
      if (hits.length > best.hits.length) best = { line, hits };
      if (hits.length >= words) break;
    }
    const { line } = best;
    if (line.length <= longestSnippet) return mark(line);
    const first = best.hits[0]?.start ?? 0;
    const from = Math.max(0, Math.min(first - longestSnippet / 3, line.length - longestSnippet));
    // At the word's edge, so that no word and no pair of code units is cut in two.
    const whole = analyzer.words(line).filter(({ start, end }) => start >= from && end <= from + longestSnippet);
    const start = whole[0]?.start ?? 0;
    const end = whole.at(-1)?.end ?? line.length;
    const piece = `${start > 0 ? cut : ''}${line.slice(start, end)}${end < line.length ? cut : ''}`;
    return mark(piece);
  }

  return { mark, snippet };
}
