/** Addresses: which language a path belongs to, and how a path is put together. */
import { site } from '../site.ts';
import { canonicalCode, type LanguageCode, languageCodes, type SiteLanguage } from './languages.ts';

/** The segments of what is no page of its own, which differ between Swedish and English (specification, section 2). */
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

/** Segment of the films that answer quick questions together, the same in both languages (decisions, part 2). */
export const quickSegment = 'snabba-fragor-snabba-svar';

/** Last segments that a caregiver page may not take, since addresses of another kind stand there. */
export const reservedSlugs = ['caregivers', 'api', 'data', 'q', 'search', 'menu', 'languages'] as const;

/** Returns what every path of the language starts with: nothing for Swedish, else `/` and the code. */
export const languagePrefix = (code: LanguageCode): string => (code === 'sv' ? '' : `/${code}`);

/** Returns the address of a language's search page (decisions, part 2). */
export const searchPath = (code: LanguageCode): string => (code === 'sv' ? '/sok' : `${languagePrefix(code)}/search`);

/** Returns the address of the list of clips, and the folder of each. */
export const clipsPath = (code: LanguageCode): string => (code === 'sv' ? '/mediplay/klipp' : '/en/mediplay/clips');

/** Returns the address of the page about clowns, and the folder of each group of them (decisions, part 2). */
export const clownsPath = (code: LanguageCode): string => (code === 'sv' ? '/clownsjukhuset' : '/en/clown-hospital');

/** Returns the folder of the language's caregiver pages, without a slash at the end. */
export function caregiversPrefix(code: LanguageCode): string {
  if (code === 'sv') return '/narstaende';
  return code === 'en' ? '/en/caregivers' : `/${code}`;
}

/** Returns the address code that a path starts with; Swedish where it starts with none. */
export function languageOfPath(path: string): LanguageCode {
  const first = path.split('/')[1] ?? '';
  return languageCodes.find((code) => code === first) ?? 'sv';
}

/** Returns the path with its language code in the exact case, where it starts with one in another case. */
export function canonicalLanguageCase(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  const code = canonicalCode(first);
  return code ? ['', code, ...rest].join('/') : path;
}

/** Returns the home of a language: `/`, `/en`, or that language's caregiver section. */
export const homePath = (code: LanguageCode): string => languagePrefix(code) || '/';

/**
 * Puts a language in front of a path of our own (specification, "Link behaviour").
 * @param href with or without a leading slash or language
 * @param locale what to put in front where the path has no language yet
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

/** Returns `text` in lower-case ASCII with hyphens, as addresses carry it (Latin script only). */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[åäæöøßðþıłđ]/g, (letter) => transliterations[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Slug of the links page, which carries the product's name. */
export const linksPageSlug = { sv: `${site.slug}-lankar-dig-vidare`, en: `${site.slug}-links-you-on` } as const;
