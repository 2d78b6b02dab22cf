/**
 * Splits a text into sentences and words by the rules of its language. Offsets count UTF-16 units, as in `boundary`
 * events.
 */

/** A piece of a text, from `start` up to but not including `end`. */
export type Piece = { start: number; end: number };

/** Longest utterance, in characters. Engines fail on longer ones, and listeners get lost. */
const longest = 240;

const segments = (text: string, language: string, granularity: 'sentence' | 'word'): Piece[] => {
  // Firefox before 125 has no `Intl.Segmenter`.
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

function trimmed(text: string, { start, end }: Piece): Piece {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + part.trim().length };
}

/** Splits a long piece after a comma or a dash or, in languages without them, at a space. */
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
 * Returns the sentences of a text in order, trimmed. Pieces without a letter or digit are left out.
 * @param language of the text, as in the `lang` attribute
 */
export const sentencesOf = (text: string, language: string): Piece[] =>
  segments(text, language, 'sentence')
    .map((piece) => trimmed(text, piece))
    .flatMap((piece) => cut(text, piece))
    .map((piece) => trimmed(text, piece))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));

/**
 * Returns the word at an offset, or `undefined` if there is a space or a punctuation mark.
 * @param language of the text, as in the `lang` attribute
 */
export const wordAt = (text: string, place: number, language: string): Piece | undefined =>
  segments(text, language, 'word')
    .map((piece) => trimmed(text, piece))
    .find(({ start, end }) => start <= place && place < end && /[\p{L}\p{N}]/u.test(text.slice(start, end)));
