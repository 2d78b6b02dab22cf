/** The faults that `npm run mutate` puts into the sources. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const faultSchema = z.strictObject({
  /** What goes wrong, in one line. */
  why: z.string(),
  file: z.string(),
  /** Text that the file contains exactly once. */
  find: z.string(),
  /** What replaces it. */
  put: z.string(),
  /** Files of the tests that should fail. */
  tests: z.array(z.string()).min(1),
  /** Part of the names of the tests to run, if not all of the files' tests. */
  grep: z.string().optional(),
});
export type Fault = z.output<typeof faultSchema>;

export const readFaults = (): Fault[] => z.array(faultSchema).parse(parse(readFileSync('tests/faults.yaml', 'utf8')));

/** Returns how often a file contains a text; 0 if there is no such file. */
export const countOf = (text: string, file: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split(text).length - 1 : 0;

export const isBrowserTest = (test: string): boolean => test.startsWith('tests/e2e/');

/** Returns whether the tests need a built site, as in vitest.config.ts. */
export const needsBuild = ({ tests }: Fault): boolean =>
  tests.some((test) => /^tests\/(e2e|http|smoke)\/|^tests\/search\/(indexing|insights|recovery)\./.test(test));

/** Returns whether the site has to be built with the fault: our own server runs from its sources. */
export const needsRebuild = (fault: Fault): boolean =>
  needsBuild(fault) && (!fault.file.startsWith('src/server/') || fault.file.startsWith('src/server/search/'));
