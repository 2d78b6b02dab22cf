/** Lines of text, segmented into words once, since that is most of the work of highlighting. */
import type { Segment } from '../../../search/contract.ts';

/** Maximum length of a snippet, in UTF-16 code units. */
const maxSnippetLength = 180;
const cutSign = '…';

/** A line and its words, stored flat as start, end and word number of each. */
export type Line = { text: string; words: Uint32Array };
const perWord = 3;

export const wordCount = ({ words }: Line): number => words.length / perWord;
const startOf = ({ words }: Line, place: number) => words[place * perWord] ?? 0;
const endOf = ({ words }: Line, place: number) => words[place * perWord + 1] ?? 0;

/** Returns the number (wordIndex.ts) of the word at a position in a line. */
export const numberAt = ({ words }: Line, place: number): number => words[place * perWord + 2] ?? 0;

/** Returns whether to highlight the word at a position in a line. */
export type IsHit = (place: number) => boolean;

/** Splits a line, or the part from `from` to `to`, into highlighted and plain segments. */
export function segmentsOf(line: Line, isHit: IsHit, from = 0, to = line.text.length): Segment[] {
  const { text } = line;
  const segments: Segment[] = [];
  const put = (piece: string, mark: boolean) => piece !== '' && segments.push({ text: piece, mark });
  if (from > 0) put(cutSign, false);
  let at = from;
  for (let place = 0; place < wordCount(line); place++) {
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

/** Returns a line, or if it is long, a part around its first hit, cut at word boundaries. */
function pieceOf(line: Line, isHit: IsHit, firstHit: number): Segment[] {
  const { text, words } = line;
  if (text.length <= maxSnippetLength) return segmentsOf(line, isHit);
  const wanted = Math.max(0, Math.min(startOf(line, firstHit) - maxSnippetLength / 3, text.length - maxSnippetLength));
  const from = wanted > 0 ? (words.find((start, at) => at % perWord === 0 && start >= wanted) ?? 0) : 0;
  const last = words.findLastIndex((end, at) => at % perWord === 1 && end <= wanted + maxSnippetLength);
  // Keep the punctuation after the last word.
  const to = last === words.length - 2 ? text.length : words[last];
  return segmentsOf(line, isHit, from, to);
}

/** Returns a snippet of the first line with `enough` hits, or otherwise of the line with the most. */
export function snippetOf(lines: readonly Line[], hitsIn: (line: Line) => IsHit, enough: number): Segment[] {
  let best: { line: Line; isHit: IsHit; count: number; first: number } | undefined;
  for (const line of lines) {
    const isHit = hitsIn(line);
    let [count, first] = [0, 0];
    for (let place = wordCount(line) - 1; place >= 0; place--) if (isHit(place)) [count, first] = [count + 1, place];
    if (!best || count > best.count) best = { line, isHit, count, first };
    if (count >= enough) break;
  }
  return best ? pieceOf(best.line, best.isHit, best.first) : [{ text: '', mark: false }];
}
