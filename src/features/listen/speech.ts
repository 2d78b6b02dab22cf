/** What is said in place of what is written. */
import type { Piece } from './sentences.ts';

/** What a voice is given, and where each of its letters stands in the text. */
export type Spoken = { text: string; places: number[] };

/** Numbers to ring are said digit by digit, also where they are no link. */
const numbers = /(?<!\d)(?:112|1177|90101|116 111|116 123)(?!\d)/g;
const softHyphen = '\u00AD';

/**
 * Returns a piece of a text as it is to be said: telephone numbers digit by digit, words without soft hyphens,
 * nothing for a line to write on.
 * @param numerals pieces of the text that are telephone numbers
 */
export function spokenOf(text: string, { start, end }: Piece, numerals: readonly Piece[] = []): Spoken {
  const known = [...text.matchAll(numbers)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const isNumber = (place: number) => [...numerals, ...known].some((one) => one.start <= place && place < one.end);
  const said: Spoken = { text: '', places: [] };
  const say = (letters: string, place: number) => {
    said.text += letters;
    said.places.push(...Array.from(letters, () => place));
  };
  for (let place = start; place < end; place++) {
    const letter = text.charAt(place);
    // Lines to write on are no words.
    if (letter === softHyphen || letter === '_') continue;
    const isDigit = /\d/.test(letter) && isNumber(place);
    if (isDigit && said.text !== '' && !/\s$/.test(said.text)) say(' ', place);
    // One unit at a time: half a pair stays half a pair.
    said.text += letter === '\n' ? ' ' : letter;
    said.places.push(place);
  }
  return said;
}
