/** Files that the build writes for the server. One that can't be used is named, with what to do. */
import { readFileSync } from 'node:fs';

/** A built site that can't be used. Its message says which file, and what to do. */
export class BuildProblem extends Error {
  override name = 'BuildProblem';
  constructor(file: string, what: string) {
    super(`${file} ${what}. Run npm run build.`);
  }
}

/** Returns what a file of the built site holds. @throws BuildProblem where it can't be read */
export function readBuilt(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new BuildProblem(file, (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'is missing' : 'can not be read');
  }
}

/**
 * Returns the data of a JSON file of the built site.
 * @param isWhole tells whether it is what the build wrote
 * @throws BuildProblem where it can't be read, or is not
 */
export function readBuiltData(file: string, isWhole: (data: unknown) => boolean): unknown {
  const text = readBuilt(file).toString('utf8');
  try {
    const data: unknown = JSON.parse(text);
    if (isWhole(data)) return data;
  } catch {
    // Said below, without what it holds.
  }
  throw new BuildProblem(file, 'is cut short or damaged');
}

/** Tells whether data is an object with these keys, each of which is as wanted. */
export const hasParts = (data: unknown, parts: Record<string, (part: unknown) => boolean>): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(parts).every(([key, isWanted]) => isWanted((data as Record<string, unknown>)[key]));
