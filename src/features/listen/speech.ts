/** What is said in place of what is written. */
import { runsOf } from '../../i18n/isolates.ts';
import type { Piece } from './sentences.ts';

/** What a voice is given, and where each of its letters stands in the text. */
export type Spoken = { text: string; places: number[] };

const softHyphen = '\u00AD';

/** Returns where a text has numbers to ring, and addresses: "1177.se" is said as 1177 is. */
function numbersIn(text: string): Piece[] {
  let end = 0;
  return runsOf(text).flatMap((run) => {
    const start = end;
    end += run.text.length;
    return run.kind === 'words' ? [] : [{ start, end }];
  });
}

/**
 * Returns a piece of a text as it is to be said: telephone numbers digit by digit, words without soft hyphens,
 * nothing for a line to write on.
 */
export function spokenOf(text: string, { start, end }: Piece): Spoken {
  const numbers = numbersIn(text);
  const isNumber = (place: number) => numbers.some((one) => one.start <= place && place < one.end);
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
