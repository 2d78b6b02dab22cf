/** Addresses that redirect to another. Our server and nginx both use this list, so that they can't drift apart. */
import { homePath, segments } from '../i18n/paths.ts';
import { isSiteLanguage } from '../i18n/languages.ts';
import { caregiverLanguages, parentPath, pathOf, shortPathOf, type Site } from './site.ts';

export type Redirect = { from: string; to: string; status: 301 | 302 };

/**
 * Returns all redirects. 302: section roots and folders without a page (the page they lead to may change), and short
 * addresses for print and QR codes. 301: former addresses, Swedish addresses with their language code in front, and
 * addresses of playlists with the singular word.
 */
export function redirectsOf(site: Site): Redirect[] {
  const entries = [...site.byPath.values()];
  const roots = caregiverLanguages(site).flatMap((language): Redirect[] => {
    const welcome = site.welcomePage(language);
    const from = isSiteLanguage(language) ? (language === 'sv' ? '/narstaende' : '/en/caregivers') : homePath(language);
    return welcome ? [{ from, to: pathOf(welcome), status: 302 }] : [];
  });
  const short = entries.map((entry): Redirect => ({ from: shortPathOf(entry), to: pathOf(entry), status: 302 }));
  // Parent addresses without a page: /mediplay/video leads to /mediplay.
  const folders = new Map(
    [...site.content.film, ...site.content.series].flatMap((entry): [string, Redirect][] => {
      const from = parentPath(pathOf(entry));
      const above = site.ancestorsOf(entry).at(-1);
      return above && !site.byPath.has(from) ? [[from, { from, to: pathOf(above), status: 302 }]] : [];
    }),
  );
  const former = entries.flatMap((entry) =>
    entry.data.formerPaths.map((from): Redirect => ({ from, to: pathOf(entry), status: 301 })),
  );
  // Readers also ask for a playlist with the singular word, but its address has the plural.
  const playlists = site.content.series.flatMap((entry): Redirect[] => {
    const { playlist, playlists: all } = segments[entry.language === 'sv' ? 'sv' : 'en'];
    const to = pathOf(entry);
    return entry.data.format === 'playlist' ? [{ from: to.replace(`/${all}/`, `/${playlist}/`), to, status: 301 }] : [];
  });
  // Swedish addresses have no language code, but readers who know /en and /ar will try it.
  const swedish = ['/narstaende', ...entries.flatMap((entry) => (entry.language === 'sv' ? pathOf(entry) : []))];
  const withCode = swedish.map((to): Redirect => ({ from: to === '/' ? '/sv' : `/sv${to}`, to, status: 301 }));
  return [...roots, ...folders.values(), ...short, ...former, ...playlists, ...withCode];
}
