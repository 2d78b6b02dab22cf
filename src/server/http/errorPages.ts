/** The built pages for what went wrong, read at the start: then one is there whatever happens to the disk. */
import path from 'node:path';
import { languageCodes } from '../../i18n/languages.ts';
import { canonicalLanguageCase, languageOfPath } from '../../i18n/paths.ts';
import { readBuilt } from '../builtFile.ts';
import type { Body } from './answer.ts';
import { codingOf } from './coding.ts';

/** The ending that the build gave the copy in each coding. */
const endings = { identity: '', br: '.br', gzip: '.gz' } as const;

/** Returns the file of the page for a wrong address, in a language. */
const wrongAddressPage = (language: string) => (language === 'sv' ? '404.html' : `${language}/404.html`);

/** Returns the file of the page for a wrong address, in the language that the address starts with. */
export const wrongAddressFile = (pathname: string): string =>
  wrongAddressPage(languageOfPath(canonicalLanguageCase(pathname)));

/**
 * Returns a function of a page's file and the request's Accept-Encoding. It reads no disk.
 * @param outDir the built site
 * @throws BuildProblem where a page is missing
 */
export function createErrorPages(outDir: string): (name: string, accept: string | undefined) => Body {
  const pages = new Map<string, Buffer>();
  for (const name of ['500.html', ...languageCodes.map(wrongAddressPage)])
    for (const ending of Object.values(endings)) pages.set(name + ending, readBuilt(path.join(outDir, name + ending)));
  return (name, accept) => {
    const coding = codingOf(accept);
    return {
      type: 'text/html; charset=utf-8',
      text: pages.get(name + endings[coding ?? 'identity']) ?? '',
      ...(coding && { coding }),
    };
  };
}
