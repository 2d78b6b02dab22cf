/** The built pages for what went wrong, kept in memory: a flood of wrong addresses reads no disk. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalLanguageCase, languageOfPath } from '../../i18n/paths.ts';
import type { Body } from './answer.ts';
import { codingOf } from './coding.ts';

/** The ending that the build gave the copy in each coding. */
const endings = { br: '.br', gzip: '.gz' } as const;

/** Returns the file of the page for a wrong address, in the language that the address starts with. */
export function wrongAddressFile(pathname: string): string {
  const language = languageOfPath(canonicalLanguageCase(pathname));
  return language === 'sv' ? '404.html' : `${language}/404.html`;
}

/**
 * Returns a function of a page's file and the request's Accept-Encoding; it throws the file system's error
 * where there is no such page.
 * @param outDir the built site
 */
export function createErrorPages(outDir: string): (name: string, accept: string | undefined) => Body {
  const known = new Map<string, Buffer>();
  const read = (name: string): Buffer => {
    const kept = known.get(name) ?? readFileSync(path.join(outDir, name));
    known.set(name, kept);
    return kept;
  };
  return (name, accept) => {
    const coding = codingOf(accept);
    return {
      type: 'text/html; charset=utf-8',
      text: read(name + (coding ? endings[coding] : '')),
      ...(coding && { coding }),
    };
  };
}
