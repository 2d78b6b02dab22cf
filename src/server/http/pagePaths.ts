/** Lists the built pages, so that an address finds its page whatever its letter case. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isErrorPage } from './canonical.ts';

/**
 * Returns the address of every page, such as `/`, `/tand` or `/fa-AF/menu`. Error pages have no address.
 * @param outDir the built site
 * @throws the file system's error if there is no such folder
 */
export function pagePaths(outDir: string): string[] {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)?index\.html$|\.html$/, '')}`)
    .filter((page) => !isErrorPage(page));
}
