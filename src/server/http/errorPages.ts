/** The built error pages, read at startup so that they can be sent whatever happens to the disk. */
import path from 'node:path';
import { languageCodes } from '../../i18n/languages.ts';
import { canonicalLanguageCase, languageOfPath } from '../../i18n/paths.ts';
import { readBuilt } from '../builtFile.ts';
import type { Body } from './answer.ts';
import { codingOf } from './coding.ts';

/** Suffix that the build gives the copy in each coding. */
const endings = { identity: '', br: '.br', gzip: '.gz' } as const;

const wrongAddressPage = (language: string) => (language === 'sv' ? '404.html' : `${language}/404.html`);

/** Returns the file of the 404 page in the language that the path starts with. */
export const wrongAddressFile = (pathname: string): string =>
  wrongAddressPage(languageOfPath(canonicalLanguageCase(pathname)));

/**
 * Returns a function from a page's file and the request's Accept-Encoding to the body. It never reads the disk.
 * @param outDir the built site
 * @throws BuildProblem if a page is missing
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
