/** Lines of text, cut into words once, since that is most of the work. */
import type { Segment } from '../../../search/contract.ts';

/** Longest piece of a text, in letters, and what stands where it was cut. */
const longestSnippet = 180;
const cutSign = '…';

/** A line and its words: start, end and number of each word in turn. */
export type Line = { text: string; words: Uint32Array };
const perWord = 3;

/** Returns how many words a line has. */
export const wordCount = ({ words }: Line): number => words.length / perWord;
const startOf = ({ words }: Line, place: number) => words[place * perWord] ?? 0;
const endOf = ({ words }: Line, place: number) => words[place * perWord + 1] ?? 0;

/** Returns the number of the word at a place of a line, by which it is compared. */
export const numberAt = ({ words }: Line, place: number): number => words[place * perWord + 2] ?? 0;

/** Returns whether the word at a place of a line was looked for. */
export type IsHit = (place: number) => boolean;

/** Returns the line as runs, from one letter to another. */
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

/** Returns the line, or where it is long a piece of it around its first hit, cut at words. */
function pieceOf(line: Line, isHit: IsHit, firstHit: number): Segment[] {
  const { text, words } = line;
  if (text.length <= longestSnippet) return segmentsOf(line, isHit);
  const wanted = Math.max(0, Math.min(startOf(line, firstHit) - longestSnippet / 3, text.length - longestSnippet));
  const from = wanted > 0 ? (words.find((start, at) => at % perWord === 0 && start >= wanted) ?? 0) : 0;
  const last = words.findLastIndex((end, at) => at % perWord === 1 && end <= wanted + longestSnippet);
  // The full stop belongs to the last word.
  const to = last === words.length - 2 ? text.length : words[last];
  return segmentsOf(line, isHit, from, to);
}

/** Returns a piece of the first line with so many hits, or of the one with most. */
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
