/** Which words of a text were looked for, and the piece of a long text that holds most of them. */
import type { Analyzer, Vocabulary } from './analyzer.ts';
import { placesOf, rootsOfTerm } from './phrases.ts';

/** A run of text, marked or not. No HTML, so that nothing can be smuggled in. */
export type Segment = { text: string; mark: boolean };

/** Longest piece of a text, in letters, and what stands where it was cut. */
const longestSnippet = 180;
const cut = '…';

/** A line of a text that is cut into words already: their starts and ends, one after the other. */
export type Line = { text: string; bounds: Uint32Array };

const lineOf = (text: string, analyzer: Analyzer): Line => ({
  text,
  bounds: Uint32Array.from(analyzer.words(text).flatMap(({ start, end }) => [start, end])),
});

/** @returns the lines of a text in which there is something; to be kept, since cutting is most of the work of marking */
export const linesOf = (text: string, analyzer: Analyzer): Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => lineOf(line, analyzer));

export type Marker = {
  /** @returns the text as runs, the words that were found marked */
  mark: (text: string) => Segment[];
  /** @returns the first line with as many marks as there were words, else that with most, cut around the first mark */
  snippet: (lines: readonly Line[]) => Segment[];
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
  const isHit = (word: string) => {
    const isKnown = wanted.get(word) ?? analyzer.terms(word, vocabulary).some(isWanted);
    wanted.set(word, isKnown);
    return isKnown;
  };

  // Everyday words, which are only marked where they make a phrase that was found.
  const phrases = terms.map(rootsOfTerm).filter((roots) => roots.length > 0);

  function placesOfPhrases({ text, bounds }: Line): Set<number> {
    if (phrases.length === 0) return new Set();
    const roots = Array.from({ length: bounds.length / 2 }, (_, at) =>
      analyzer.strict(analyzer.stem(text.slice(bounds[2 * at], bounds[2 * at + 1]))),
    );
    return new Set(roots.flatMap((_, at) => phrases.flatMap((phrase) => placesOf(phrase, roots, at) ?? [])));
  }

  /** @returns starts and ends of the words that were found */
  function hitsIn(line: Line): number[] {
    const { text, bounds } = line;
    const places = placesOfPhrases(line);
    const hits: number[] = [];
    for (let at = 0; at < bounds.length; at += 2) {
      const [start = 0, end = 0] = [bounds[at], bounds[at + 1]];
      if (places.has(at / 2) || isHit(text.slice(start, end))) hits.push(start, end);
    }
    return hits;
  }

  function markLine({ text }: Line, hits: readonly number[]): Segment[] {
    const segments: Segment[] = [];
    let from = 0;
    for (let at = 0; at < hits.length; at += 2) {
      const [start = 0, end = 0] = [hits[at], hits[at + 1]];
      if (start > from) segments.push({ text: text.slice(from, start), mark: false });
      segments.push({ text: text.slice(start, end), mark: true });
      from = end;
    }
    if (from < text.length || segments.length === 0) segments.push({ text: text.slice(from), mark: false });
    return segments;
  }

  function mark(text: string): Segment[] {
    const line = lineOf(text, analyzer);
    return markLine(line, hitsIn(line));
  }

  function snippet(lines: readonly Line[]): Segment[] {
    let line = lines[0];
    if (!line) return [{ text: '', mark: false }];
    let hits: number[] = [];
    for (const next of lines) {
      const found = hitsIn(next);
      if (found.length > hits.length) [line, hits] = [next, found];
      if (found.length >= 2 * words) break;
    }
    const { text, bounds } = line;
    if (text.length <= longestSnippet) return markLine(line, hits);
    const from = Math.max(0, Math.min((hits[0] ?? 0) - longestSnippet / 3, text.length - longestSnippet));
    // At the word's edge, so that no word and no pair of code units is cut in two.
    const start = bounds.find((place, at) => at % 2 === 0 && place >= from) ?? 0;
    const end = bounds.findLast((place, at) => at % 2 === 1 && place <= from + longestSnippet) ?? text.length;
    return mark(`${start > 0 ? cut : ''}${text.slice(start, end)}${end < text.length ? cut : ''}`);
  }

  return { mark, snippet };
}
