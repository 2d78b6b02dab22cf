/** Which words of a text were looked for, and the piece of a long text that holds most of them. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { Highlighted, Segment } from '../../search/contract.ts';
import type { EngineResult, LanguageKnowledge } from './engine.ts';
import { addTo } from './lists.ts';
import { placesOf, rootsOfTerm } from './phrases.ts';

/** Longest piece of a text, in letters, and what stands where it was cut. */
const longestSnippet = 180;
const cutSign = '…';

/** Records of a language whose cut texts are kept, some 4 kB each. */
const mostKept = 2000;

/** A line of a text, cut into words once, since that is most of the work: start, end and number of each word in turn. */
type Line = { text: string; words: Uint32Array };
const perWord = 3;
const countOf = ({ words }: Line) => words.length / perWord;
const startOf = ({ words }: Line, place: number) => words[place * perWord] ?? 0;
const endOf = ({ words }: Line, place: number) => words[place * perWord + 1] ?? 0;
const numberAt = ({ words }: Line, place: number) => words[place * perWord + 2] ?? 0;

/** Whether the word at a place of a line was looked for. */
type IsHit = (place: number) => boolean;

type CutRecord = { record: SearchRecord; title: Line; lines: Line[] };

/** So few letters that every prefix that is looked for has them (query.ts). */
const beginningOf = (term: string) => term.slice(0, 3);

const isSameText = (one: SearchRecord, other: SearchRecord) =>
  one.title === other.title && one.preamble === other.preamble && one.body === other.body;

/** @returns the line as runs, from one letter to another */
function segmentsOf(line: Line, isHit: IsHit, from = 0, to = line.text.length): Segment[] {
  const { text } = line;
  const segments: Segment[] = [];
  const put = (piece: string, mark: boolean) => piece !== '' && segments.push({ text: piece, mark });
  if (from > 0) put(cutSign, false);
  let at = from;
  for (let place = 0; place < countOf(line); place++) {
    const [start, end] = [startOf(line, place), endOf(line, place)];
    if (start < from || end > to || !isHit(place)) continue;
    put(text.slice(at, start), false);
    put(text.slice(start, end), true);
    at = end;
  }
  put(text.slice(at, to), false);
  if (to < text.length) put(cutSign, false);
  return segments.length > 0 ? segments : [{ text: '', mark: false }];
}

/** @returns the line, or where it is long a piece of it around its first hit, cut at words */
function pieceOf(line: Line, isHit: IsHit, first: number): Segment[] {
  const { text, words } = line;
  if (text.length <= longestSnippet) return segmentsOf(line, isHit);
  const wish = Math.max(0, Math.min(startOf(line, first) - longestSnippet / 3, text.length - longestSnippet));
  const from = wish > 0 ? (words.find((start, at) => at % perWord === 0 && start >= wish) ?? 0) : 0;
  const last = words.findLastIndex((end, at) => at % perWord === 1 && end <= wish + longestSnippet);
  // The full stop belongs to the last word.
  const to = last === words.length - 2 ? text.length : words[last];
  return segmentsOf(line, isHit, from, to);
}

type MarkingKnowledge = Pick<LanguageKnowledge, 'analyzer' | 'vocabulary'> & {
  lexicon: Pick<LanguageKnowledge['lexicon'], 'rootOf'>;
};

/**
 * @param knowledge of the language of all texts
 * @returns a function that marks records by the terms by which an engine found them, and by how many words were asked
 *   for: the snippet is the first line with so many marks, else that with most
 */
export function createMarking({ analyzer, vocabulary, lexicon }: MarkingKnowledge) {
  /** The different words of the texts; and by each of their terms the numbers of the words that have it. */
  const numbers = new Map<string, number>();
  const numbersOfTerm = new Map<string, number[]>();
  const termsByBeginning = new Map<string, string[]>();
  const roots: string[] = [];
  const kept = new Map<string, CutRecord>();

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(word, number);
    roots.push(lexicon.rootOf(word));
    for (const term of analyzer.terms(word, vocabulary)) {
      if (!numbersOfTerm.has(term)) addTo(termsByBeginning, beginningOf(term), term);
      addTo(numbersOfTerm, term, number);
    }
    return number;
  }

  const lineOf = (text: string): Line => ({
    text,
    words: Uint32Array.from(analyzer.words(text).flatMap(({ text: word, start, end }) => [start, end, numberOf(word)])),
  });

  function cut(record: SearchRecord): CutRecord {
    const { objectID, title, preamble, body } = record;
    const known = kept.get(objectID);
    // An engine elsewhere hands out the same record as another object.
    if (known && isSameText(known.record, record)) return known;
    const lines = `${preamble}\n${body}`.split('\n').filter((line) => line.trim() !== '');
    const fresh = { record, title: lineOf(title), lines: lines.map(lineOf) };
    if (kept.size >= mostKept) kept.clear();
    kept.set(objectID, fresh);
    return fresh;
  }

  /** @returns for each word's number 1 where it has one of the terms, or one that begins like them */
  function wantedBy({ terms, prefixes = [] }: Pick<EngineResult, 'terms' | 'prefixes'>): Uint8Array {
    const wanted = new Uint8Array(numbers.size);
    const want = (having: readonly number[] = []) => {
      for (const number of having) wanted[number] = 1;
    };
    for (const term of terms) want(numbersOfTerm.get(term));
    for (const prefix of prefixes)
      for (const term of termsByBeginning.get(beginningOf(prefix)) ?? [])
        if (term.startsWith(prefix)) want(numbersOfTerm.get(term));
    return wanted;
  }

  return (
    records: readonly SearchRecord[],
    found: Pick<EngineResult, 'terms' | 'prefixes'>,
    asked: number,
  ): { record: SearchRecord; marked: Highlighted }[] => {
    const cuts = records.map((record) => ({ ...cut(record), record }));
    const wanted = wantedBy(found);
    // Everyday words, which are only marked where they make a phrase that was found.
    const phrases = found.terms.map(rootsOfTerm).filter((phrase) => phrase.length > 0);
    const beginnings = new Set(phrases.map(([root]) => root));

    function placesOfPhrases(line: Line): Set<number> {
      const rootAt = (place: number) => roots[numberAt(line, place)] ?? '';
      const places = new Set<number>();
      let own: string[] | undefined;
      for (let from = 0; from < countOf(line); from++) {
        if (!beginnings.has(rootAt(from))) continue;
        own ??= Array.from({ length: countOf(line) }, (_, place) => rootAt(place));
        for (const phrase of phrases) for (const place of placesOf(phrase, own, from) ?? []) places.add(place);
      }
      return places;
    }

    function hitsIn(line: Line): IsHit {
      const isWanted = (place: number) => wanted[numberAt(line, place)] === 1;
      if (phrases.length === 0) return isWanted;
      const places = placesOfPhrases(line);
      return (place) => isWanted(place) || places.has(place);
    }

    function snippet(lines: readonly Line[]): Segment[] {
      let best: { line: Line; isHit: IsHit; count: number; first: number } | undefined;
      for (const line of lines) {
        const isHit = hitsIn(line);
        let [count, first] = [0, 0];
        for (let place = countOf(line) - 1; place >= 0; place--) if (isHit(place)) [count, first] = [count + 1, place];
        if (!best || count > best.count) best = { line, isHit, count, first };
        if (count >= asked) break;
      }
      return best ? pieceOf(best.line, best.isHit, best.first) : [{ text: '', mark: false }];
    }

    return cuts.map(({ record, title, lines }) => ({
      record,
      marked: { title: segmentsOf(title, hitsIn(title)), snippet: snippet(lines) },
    }));
  };
}
