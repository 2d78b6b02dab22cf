/** Builds addresses, and finds the language of a path. */
import { product } from '../shared/product.ts';
import { canonicalCode, type LanguageCode, languageCodes, type SiteLanguage } from './languages.ts';

/** Path segments that are not pages themselves and differ between Swedish and English [#61]. */
export const segments = {
  sv: {
    series: 'serier',
    playlist: 'spellista',
    playlists: 'spellistor',
    news: 'nyheter',
  },
  en: {
    series: 'series',
    playlist: 'playlist',
    playlists: 'playlists',
    news: 'news',
  },
} as const satisfies Record<SiteLanguage, Record<string, string>>;

/** Segment of the series with films that answer quick questions, the same in both languages (decisions, part 2). */
export const quickSegment = 'snabba-fragor-snabba-svar';

/** Slugs that a caregiver page can't have, because other addresses use them. */
export const reservedSlugs = ['caregivers', 'api', 'data', 'q', 'search', 'menu', 'languages'] as const;

/** Returns the prefix of every path in the language: an empty string for Swedish, else `/` and the code. */
export const languagePrefix = (code: LanguageCode): string => (code === 'sv' ? '' : `/${code}`);

/** Returns the path of a language's search page [#70]. */
export const searchPath = (code: LanguageCode): string => (code === 'sv' ? '/sok' : `${languagePrefix(code)}/search`);

/** Returns the path of the list of clips, which is also the folder of each clip. */
export const clipsPath = (code: LanguageCode): string => (code === 'sv' ? '/mediplay/klipp' : '/en/mediplay/clips');

/** Returns the path of the page about clowns, which is also the folder of each group of clowns [#62]. */
export const clownsPath = (code: LanguageCode): string => (code === 'sv' ? '/clownsjukhuset' : '/en/clown-hospital');

/** Returns the folder of the language's caregiver pages, without a trailing slash. */
export function caregiversPrefix(code: LanguageCode): string {
  if (code === 'sv') return '/narstaende';
  return code === 'en' ? '/en/caregivers' : `/${code}`;
}

/** Returns the language code at the start of a path, or Swedish if there is none. */
export function languageOfPath(path: string): LanguageCode {
  const first = path.split('/')[1] ?? '';
  return languageCodes.find((code) => code === first) ?? 'sv';
}

/** Returns the path with its language code in the exact case. A path without a code is returned unchanged. */
export function canonicalLanguageCase(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  const code = canonicalCode(first);
  return code ? ['', code, ...rest].join('/') : path;
}

/** Returns the home page of a language: `/`, `/en`, or the language's caregiver section. */
export const homePath = (code: LanguageCode): string => languagePrefix(code) || '/';

/**
 * Adds a language prefix to an internal path [#167].
 * @param href with or without a leading slash or a language
 * @param locale the language to add if the path has none
 */
export function localizePath(href: string, locale: LanguageCode): string {
  const path = href.startsWith('/') ? href : `/${href}`;
  const prefix = languagePrefix(locale);
  const hasPrefix =
    path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`) || path.startsWith(`${prefix}#`);
  if (hasPrefix || languageOfPath(path.split(/[?#]/)[0] ?? path) !== 'sv') return path;
  return path === '/' ? prefix : `${prefix}${path}`;
}

const transliterations: Record<string, string> = {
  å: 'a',
  ä: 'a',
  æ: 'ae',
  ö: 'o',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ł: 'l',
  đ: 'd',
};

/** Converts Latin-script text to a slug: lower-case ASCII with hyphens. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[åäæöøßðþıłđ]/g, (letter) => transliterations[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The slug of the links page, which contains the product's name. */
export const linksPageSlug = { sv: `${product.slug}-lankar-dig-vidare`, en: `${product.slug}-links-you-on` } as const;
