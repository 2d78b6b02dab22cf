/** Addresses that lead on to another. Our server and nginx both take them from here, so that they can't drift. */
import { homePath, segments } from '../i18n/paths.ts';
import { isSiteLanguage } from '../i18n/languages.ts';
import { caregiverLanguages, parentPath, pathOf, shortPathOf, type Site } from './site.ts';

export type Redirect = { from: string; to: string; status: 301 | 302 };

/**
 * Returns section roots and folders without a page (302: their page may change), short addresses of print and QR codes (302), and
 * addresses that a page had before, or has with the code of Swedish in front or with the word for one playlist (301).
 */
export function redirectsOf(site: Site): Redirect[] {
  const entries = [...site.byPath.values()];
  const welcomeId = site.content.caregiverMenu[0]?.data.welcome ?? '';
  const roots = caregiverLanguages(site).flatMap((language): Redirect[] => {
    const welcome = site.page(welcomeId, language);
    const from = isSiteLanguage(language) ? (language === 'sv' ? '/narstaende' : '/en/caregivers') : homePath(language);
    return welcome ? [{ from, to: pathOf(welcome), status: 302 }] : [];
  });
  const short = entries.map((entry): Redirect => ({ from: shortPathOf(entry), to: pathOf(entry), status: 302 }));
  // What is above an address, where nothing stands there: /mediplay/video leads to /mediplay.
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
  // One playlist is asked for by the word for one, and stands among the others.
  const playlists = site.content.series.flatMap((entry): Redirect[] => {
    const { playlist, playlists: all } = segments[entry.language === 'sv' ? 'sv' : 'en'];
    const to = pathOf(entry);
    return entry.data.format === 'playlist' ? [{ from: to.replace(`/${all}/`, `/${playlist}/`), to, status: 301 }] : [];
  });
  // Swedish has no code in its addresses; somebody who knows /en and /ar will try.
  const swedish = ['/narstaende', ...entries.flatMap((entry) => (entry.language === 'sv' ? pathOf(entry) : []))];
  const withCode = swedish.map((to): Redirect => ({ from: to === '/' ? '/sv' : `/sv${to}`, to, status: 301 }));
  return [...roots, ...folders.values(), ...short, ...former, ...playlists, ...withCode];
}
