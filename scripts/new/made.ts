/** What `npm run new` makes, before anything is written. */
import { existsSync, readFileSync } from 'node:fs';

export type Made = {
  /** New files, by their paths. */
  files: Record<string, string>;
  /** Files that exist, with what is added to them. */
  changed?: Record<string, string>;
  /** What is left to do, a sentence each. */
  next: string[];
};

/** An error in what was typed, with what to do. */
export class Mistake extends Error {}

/** Ends the command where an argument is wrong. */
export function refuseUnless(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Mistake(message);
}

/** Returns the text of a file that the command needs. */
export function readNeeded(file: string): string {
  refuseUnless(existsSync(file), `There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}
