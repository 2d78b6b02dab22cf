/** One address for one page: which addresses are malformed, and which lead on to their canonical form. */
import { canonicalLanguageCase } from '../../i18n/paths.ts';

/**
 * Returns the decoded path, or nothing where no file of ours can be meant: a broken percent sequence, a
 * NUL or backslash, a step upwards.
 * @param rawPath the path as the client sent it, without query
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

/** Tells whether the path is that of an error page, which answers 404 like any address without a page. */
export const isErrorPage = (path: string): boolean => errorPage.test(path);

/**
 * Returns the canonical form of a path: no double or trailing slash, no .html, language code in its own case.
 * Whether the rest has capitals that it shouldn't have, only the list of pages can tell.
 */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const bare = trimmed.replace(/\/index(\.html)?$/, '').replace(/\.html$/, '');
  return canonicalLanguageCase(bare === '' ? '/' : bare);
}
