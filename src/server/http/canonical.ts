/** Gives each page one address: rejects malformed paths and finds the canonical form of the others. */
import { canonicalLanguageCase } from '../../i18n/paths.ts';

/**
 * Returns the decoded path, or `undefined` if it can't name a file of ours: it has a broken percent sequence, a NUL, a
 * backslash, or a `..` segment.
 * @param rawPath the path as the client sent it, without the query
 */
export function decodePath(rawPath: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  const isHostile = path.includes('\0') || path.includes('\\') || path.split('/').includes('..');
  return path.startsWith('/') && !isHostile ? path : undefined;
}

/** Pages that exist as files but have no address of their own. */
const errorPage = /^(\/[^/]+)?\/(404|500)$/;

/** Returns whether the path is that of an error page. Such a path answers 404, like any address without a page. */
export const isErrorPage = (path: string): boolean => errorPage.test(path);

/**
 * Returns the canonical form of a path: no double or trailing slash, no .html, language code in its canonical case.
 * The case of the rest is left as it is: only the list of pages can tell whether it is wrong.
 */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const bare = trimmed.replace(/\/index(\.html)?$/, '').replace(/\.html$/, '');
  return canonicalLanguageCase(bare === '' ? '/' : bare);
}
