/** Reads the files that the build writes for the server. */
import { readFileSync } from 'node:fs';

/** The built site can't be used. The message names the file and says what to do. */
export class BuildProblem extends Error {
  override name = 'BuildProblem';
  constructor(file: string, what: string) {
    super(`${file} ${what}. Run npm run build.`);
  }
}

/** Returns the bytes of a file of the built site. @throws BuildProblem if it can't be read */
export function readBuilt(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new BuildProblem(file, (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'is missing' : 'can not be read');
  }
}

/**
 * Returns the data of a JSON file of the built site.
 * @param isWhole checks that the data is complete
 * @throws BuildProblem if it can't be read or is incomplete
 */
export function readBuiltData(file: string, isWhole: (data: unknown) => boolean): unknown {
  const text = readBuilt(file).toString('utf8');
  try {
    const data: unknown = JSON.parse(text);
    if (isWhole(data)) return data;
  } catch {
    // Reported below, without the content of the file.
  }
  throw new BuildProblem(file, 'is cut short or damaged');
}

/** Returns whether data is an object in which the values of these keys pass their checks. */
export const hasParts = (data: unknown, parts: Record<string, (part: unknown) => boolean>): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(parts).every(([key, isWanted]) => isWanted((data as Record<string, unknown>)[key]));
