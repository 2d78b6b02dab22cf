/** Which pages the build made, so that an address in other capitals finds its page. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isErrorPage } from './canonical.ts';

/**
 * Returns the address of every page, as `/`, `/tand`, `/fa-AF/menu`; error pages have none.
 * @param outDir the built site
 * @throws the file system's error where there is no such folder
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
