/** Highlights the matched words of a record, and picks a snippet of its text. */
import type { SearchRecord } from '../../../content/searchRecords.ts';
import type { Highlighted } from '../../../search/contract.ts';
import type { EngineResult } from '../engines/engine.ts';
import { placesOf, rootsOfTerm } from '../query/phrases.ts';
import { type IsHit, type Line, numberAt, segmentsOf, snippetOf, wordCount } from './lines.ts';
import { createWordIndex, type HighlightingWords } from './wordIndex.ts';

/** Maximum number of records per language whose segmented texts are cached, about 4 kB each. */
const maxKept = 2000;

type CutRecord = { record: SearchRecord; title: Line; lines: Line[] };
export type HighlightedRecord = { record: SearchRecord; marked: Highlighted };
type Found = Pick<EngineResult, 'terms' | 'prefixes'>;

const isSameText = (one: SearchRecord, other: SearchRecord) =>
  one.title === other.title && one.preamble === other.preamble && one.body === other.body;

/**
 * Creates a function that highlights records. It takes the terms that matched and the number of words in the query: the
 * snippet is the first line with that many highlights, or otherwise the line with the most.
 * @param words of the texts' language
 */
export function createHighlighter(words: HighlightingWords) {
  const index = createWordIndex(words);
  const kept = new Map<string, CutRecord>();

  const lineOf = (text: string): Line => ({
    text,
    words: Uint32Array.from(
      words.analyzer.words(text).flatMap(({ text: word, start, end }) => [start, end, index.numberOf(word)]),
    ),
  });

  function cut(record: SearchRecord): CutRecord {
    const { objectID, title, preamble, body } = record;
    const known = kept.get(objectID);
    // A remote engine returns the same record as a new object each time, so compare the text.
    if (known && isSameText(known.record, record)) return known;
    const lines = `${preamble}\n${body}`.split('\n').filter((line) => line.trim() !== '');
    const fresh = { record, title: lineOf(title), lines: lines.map(lineOf) };
    if (kept.size >= maxKept) kept.clear();
    kept.set(objectID, fresh);
    return fresh;
  }

  /** Returns a highlighter of lines. A word that matches only as part of a phrase is marked only in that phrase. */
  function hitsOf(found: Found): (line: Line) => IsHit {
    const wanted = index.wordsWith(found);
    const phrases = found.terms.map(rootsOfTerm).filter((phrase) => phrase.length > 0);
    const firstRoots = new Set(phrases.map(([root]) => root));
    return (line) => {
      const isWanted = (place: number) => wanted[numberAt(line, place)] === 1;
      if (phrases.length === 0) return isWanted;
      const roots = Array.from({ length: wordCount(line) }, (_, place) => index.rootOf(numberAt(line, place)));
      const places = new Set(
        roots.flatMap((root, at) =>
          firstRoots.has(root) ? phrases.flatMap((phrase) => placesOf(phrase, roots, at) ?? []) : [],
        ),
      );
      return (place) => isWanted(place) || places.has(place);
    };
  }

  return (records: readonly SearchRecord[], found: Found, asked: number): HighlightedRecord[] => {
    // Segment all records first, so that the index has their words.
    const cuts = records.map((record) => ({ ...cut(record), record }));
    const hitsIn = hitsOf(found);
    return cuts.map(({ record, title, lines }) => ({
      record,
      marked: { title: segmentsOf(title, hitsIn(title)), snippet: snippetOf(lines, hitsIn, asked) },
    }));
  };
}
