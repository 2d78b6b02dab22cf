/**
 * Splits a text into sentences and words by the rules of its language. Offsets count UTF-16 units, as in `boundary`
 * events.
 */

/** A piece of a text, from `start` up to but not including `end`. */
export type TextRange = { start: number; end: number };

/** Longest utterance, in characters. Engines fail on longer ones, and listeners get lost. */
const maxLength = 240;

const segments = (text: string, language: string, granularity: 'sentence' | 'word'): TextRange[] => {
  // Firefox before 125 has no `Intl.Segmenter`.
  if (!('Segmenter' in Intl)) return plainly(text, granularity);
  return [...new Intl.Segmenter(language, { granularity }).segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));
};

const plainly = (text: string, granularity: 'sentence' | 'word'): TextRange[] =>
  [...text.matchAll(granularity === 'word' ? /\S+|\s+/gu : /.+?(?:[.!?…]+\s+|[。！？؟।።]\s*|\n|$)/gsu)].map(
    ({ index, 0: { length } }) => ({ start: index, end: index + length }),
  );

function trimmed(text: string, { start, end }: TextRange): TextRange {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + part.trim().length };
}

/** Splits a long piece after a comma or a dash or, in languages without them, at a space. */
function cut(text: string, piece: TextRange): TextRange[] {
  if (piece.end - piece.start <= maxLength) return [piece];
  const part = text.slice(piece.start, piece.start + maxLength);
  const half = maxLength / 2;
  const marks = [/[,;:،؛、，；：፣፤–—]\s*/gu, /\s+/gu].map((mark) =>
    [...part.matchAll(mark)].map(({ index, 0: { length } }) => index + length).findLast((place) => place > half),
  );
  const middle = piece.start + (marks.find((place) => place !== undefined) ?? maxLength);
  return [{ start: piece.start, end: middle }, ...cut(text, { start: middle, end: piece.end })];
}

/**
 * Returns the sentences of a text in order, trimmed. Pieces without a letter or digit are left out.
 * @param language of the text, as in the `lang` attribute
 */
export const sentencesOf = (text: string, language: string): TextRange[] =>
  segments(text, language, 'sentence')
    .map((piece) => trimmed(text, piece))
    .flatMap((piece) => cut(text, piece))
    .map((piece) => trimmed(text, piece))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));

/**
 * Returns the word at an offset, or `undefined` if there is a space or a punctuation mark.
 * @param language of the text, as in the `lang` attribute
 */
export const wordAt = (text: string, place: number, language: string): TextRange | undefined =>
  segments(text, language, 'word')
    .map((piece) => trimmed(text, piece))
    .find(({ start, end }) => start <= place && place < end && /[\p{L}\p{N}]/u.test(text.slice(start, end)));
