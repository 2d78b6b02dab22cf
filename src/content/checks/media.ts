/**
 * Checks shared by films, clips and episodes: files in `content/media`, and words for those who can't see or hear them.
 */
import { plainText } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import { countWords } from '../readability.ts';
import type { Entry } from '../store.ts';

/** A file that an entry needs: its path inside `content/media`, and the field that names it. */
export type NeededFile = { at: readonly PropertyKey[]; file: string };

export const missingFiles = (entry: Entry, needed: readonly NeededFile[], media: readonly string[]): Problem[] =>
  needed
    .filter(({ file }) => !media.includes(file))
    .map(({ at, file }) =>
      problemAt(entry, at, `There is no file content/media/${file}. Add it, or correct its name.`),
    );

/**
 * Returns a problem if the transcript of an entry is too short to be one.
 * @param least minimum number of words
 * @param advice what to write, for the message
 */
export function shortTranscript({ file, bodyLine, body, language }: Entry, least: number, advice: string): Problem[] {
  const words = countWords(plainText(body), language);
  const message = `The transcript has ${words} words; it needs at least ${least}. ${advice}`;
  return words < least ? [{ file, line: bodyLine, message }] : [];
}
