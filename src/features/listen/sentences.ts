/** A text as sentences and words, by the rules of its language. Places are counted in UTF-16 units, as `boundary` events do. */

/** A piece of a text, from `start` up to `end`. */
export type Piece = { start: number; end: number };

/** Engines lose their way in longer ones, and a listener too. */
const longest = 240;

const segments = (text: string, language: string, granularity: 'sentence' | 'word'): Piece[] => {
  // Firefox before 125 has no segmenter.
  if (!('Segmenter' in Intl)) return plainly(text, granularity);
  return [...new Intl.Segmenter(language, { granularity }).segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));
};

const plainly = (text: string, granularity: 'sentence' | 'word'): Piece[] =>
  [...text.matchAll(granularity === 'word' ? /\S+|\s+/gu : /.+?(?:[.!?…]+\s+|[。！？؟।።]\s*|\n|$)/gsu)].map(
    ({ index, 0: { length } }) => ({ start: index, end: index + length }),
  );

/** Returns the piece without the spaces around it. */
function trimmed(text: string, { start, end }: Piece): Piece {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + part.trim().length };
}

/** Cuts what is too long after a comma, a dash or, in languages that write no such thing, a space. */
function cut(text: string, piece: Piece): Piece[] {
  if (piece.end - piece.start <= longest) return [piece];
  const part = text.slice(piece.start, piece.start + longest);
  const half = longest / 2;
  const marks = [/[,;:،؛、，；：፣፤–—]\s*/gu, /\s+/gu].map((mark) =>
    [...part.matchAll(mark)].map(({ index, 0: { length } }) => index + length).findLast((place) => place > half),
  );
  const middle = piece.start + (marks.find((place) => place !== undefined) ?? longest);
  return [{ start: piece.start, end: middle }, ...cut(text, { start: middle, end: piece.end })];
}

/**
 * Returns the sentences of a text, in order, without the spaces around them. What has neither letter nor digit is none.
 * @param language of the text, as the `lang` attribute has it
 */
export const sentencesOf = (text: string, language: string): Piece[] =>
  segments(text, language, 'sentence')
    .map((piece) => trimmed(text, piece))
    .flatMap((piece) => cut(text, piece))
    .map((piece) => trimmed(text, piece))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));

/**
 * Returns the word at a place of a text; none where there is a space or a mark.
 * @param language of the text, as the `lang` attribute has it
 */
export const wordAt = (text: string, place: number, language: string): Piece | undefined =>
  segments(text, language, 'word')
    .map((piece) => trimmed(text, piece))
    .find(({ start, end }) => start <= place && place < end && /[\p{L}\p{N}]/u.test(text.slice(start, end)));
