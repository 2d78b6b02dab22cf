/** Turns written text into text for a voice. */
import { runsOf } from '../../i18n/isolates.ts';
import type { TextRange } from './sentences.ts';

/** The text for a voice, and for each of its characters the offset in the written text. */
export type SpokenText = { text: string; places: number[] };

const softHyphen = '\u00AD';

/** Returns the telephone numbers of a text. "1177.se" is read like 1177. */
function numbersIn(text: string): TextRange[] {
  let end = 0;
  return runsOf(text).flatMap((run) => {
    const start = end;
    end += run.text.length;
    return run.kind === 'words' ? [] : [{ start, end }];
  });
}

/**
 * Prepares a piece of a text for a voice: telephone numbers digit by digit, without soft hyphens and blanks to fill in.
 */
export function toSpokenText(text: string, { start, end }: TextRange): SpokenText {
  const numbers = numbersIn(text);
  const isNumber = (place: number) => numbers.some((one) => one.start <= place && place < one.end);
  const said: SpokenText = { text: '', places: [] };
  const say = (letters: string, place: number) => {
    said.text += letters;
    said.places.push(...Array.from(letters, () => place));
  };
  for (let place = start; place < end; place++) {
    const letter = text.charAt(place);
    // Underscores are blanks to fill in.
    if (letter === softHyphen || letter === '_') continue;
    const isDigit = /\d/.test(letter) && isNumber(place);
    if (isDigit && said.text !== '' && !/\s$/.test(said.text)) say(' ', place);
    // One UTF-16 unit at a time: half of a surrogate pair stays half.
    said.text += letter === '\n' ? ' ' : letter;
    said.places.push(place);
  }
  return said;
}
