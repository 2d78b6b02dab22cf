/** What `npm run new` will write, and helpers for building it. */
import { existsSync, readFileSync } from 'node:fs';

export type Made = {
  /** New files: source by path. */
  files: Record<string, string>;
  /** Existing files: changed source by path. */
  changed?: Record<string, string>;
  /** Remaining steps for the developer, one sentence each. */
  next: string[];
};

/** An error in the command's arguments. The message says what to do. */
export class Mistake extends Error {}

/** Throws a `Mistake` with the message unless the condition holds. */
export function refuseUnless(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Mistake(message);
}

/** Reads a file. @throws Mistake if it does not exist */
export function readNeeded(file: string): string {
  refuseUnless(existsSync(file), `There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}
