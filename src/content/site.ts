/**
 * The registry: which content exists in which language, and at which address. It is the only source for hreflang,
 * sitemap, language choice, canonical, noindex, menus and short addresses.
 */
import { product } from '../shared/product.ts';
import {
  caregiversPrefix,
  clipsPath,
  clownsPath,
  homePath,
  languagePrefix,
  quickSegment,
  segments,
} from '../i18n/paths.ts';
import { type LanguageCode, languageCodes, languageOf } from '../i18n/languages.ts';
import { type AnyEntry, entriesWith, type EntryWith, hasField } from './entries.ts';
import { kinds } from './kinds/index.ts';
import type { Content, Entry, EntryData } from './store.ts';

/** A page, identified by `formerPaths`: only entries with an address can have former ones. */
export type PageEntry = EntryWith<'formerPaths'>;

export const isPage = (entry: AnyEntry): entry is PageEntry => hasField(entry, 'formerPaths');

export type Alternate = { language: LanguageCode; hreflang: string; path: string };

export type Site = {
  content: Content;
  /** Every page by its path. */
  byPath: ReadonlyMap<string, PageEntry>;
  /** Returns the page with that id in that language, or `undefined`. */
  page: (id: string, language: LanguageCode) => PageEntry | undefined;
  /** The outline of the caregiver section, or `undefined` if there is none. */
  caregivers: EntryData<'caregiverMenu'> | undefined;
  /** Returns the welcome page of a language's caregiver section, or `undefined`. */
  welcomePage: (language: LanguageCode) => PageEntry | undefined;
  /** Returns the languages in which a page exists, in the order of the language table. */
  languagesOf: (id: string) => LanguageCode[];
  /** Returns the hreflang alternates of a page, itself included; x-default is last. */
  alternatesOf: (id: string) => Alternate[];
  /** Returns the chain of pages above a page, from the home page down, without the page itself. */
  ancestorsOf: (entry: PageEntry) => PageEntry[];
  /** Returns the pages directly below a page, in the order of its `children`, then by title. */
  childrenOf: (entry: PageEntry) => PageEntry[];
};

/** Returns every text with an address of its own. */
export const pagesOf = (content: Content): PageEntry[] => entriesWith(content, 'formerPaths');

/** Returns the last folder of a film's or a series' address (specification, section 2). */
function filmFolder(entry: Entry<'film'> | Entry<'series'>): string {
  if (entry.kind === 'film') return 'video';
  const { series, playlists } = segments[entry.language === 'sv' ? 'sv' : 'en'];
  return { series, playlist: playlists, quick: quickSegment }[entry.data.format];
}

/** Returns the address of a page, derived from the path of its file. */
export function pathOf(entry: PageEntry): string {
  const { language, slug } = entry;
  switch (entry.kind) {
    case 'caregiver':
      return `${caregiversPrefix(language)}/${slug}`;
    case 'clip':
      return `${clipsPath(language)}/${slug}`;
    case 'film':
    case 'series':
      return `${languagePrefix(language)}/mediplay/${filmFolder(entry)}/${slug}`;
    case 'episode':
      return `${languagePrefix(language)}/podcast/${slug}`;
    case 'newsItem':
      return `${languagePrefix(language)}/${segments[language === 'sv' ? 'sv' : 'en'].news}/${slug}`;
    case 'clownGroup':
      return `${clownsPath(language)}/${slug}`;
    case 'page':
      return slug === 'index' ? homePath(language) : `${languagePrefix(language)}/${slug}`;
  }
}

/** Returns the audience of a text, or the default of its kind. */
export const audienceOf = (entry: AnyEntry): Entry<'page'>['data']['audience'] =>
  hasField(entry, 'audience') ? entry.data.audience : (kinds[entry.kind].audience ?? 'everyone');

/** Returns the short address for print and QR codes. */
export const shortPathOf = (entry: PageEntry): string => `/q/${entry.data.id}-${entry.language}`;

/** Returns the address of the SVG with the QR code of a page's short address. */
export const qrPathOf = (entry: PageEntry): string => `/qr/${entry.data.id}-${entry.language}.svg`;

/** Returns the parent of an address, whether it has a page or not. */
export const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Builds the registry from what `loadContent` read. */
export function buildSite(content: Content): Site {
  const entries = pagesOf(content);
  const byPath = new Map(entries.map((entry) => [pathOf(entry), entry]));
  const byId = new Map<string, Map<LanguageCode, PageEntry>>();
  const below = new Map<string, PageEntry[]>();
  for (const entry of entries) {
    const translations = byId.get(entry.data.id) ?? new Map<LanguageCode, PageEntry>();
    byId.set(entry.data.id, translations.set(entry.language, entry));
    const parent = parentPath(pathOf(entry));
    const siblings = below.get(parent);
    if (siblings) siblings.push(entry);
    else below.set(parent, [entry]);
  }

  const page = (id: string, language: LanguageCode) => byId.get(id)?.get(language);
  const caregivers = content.caregiverMenu[0]?.data;
  const welcomePage = (language: LanguageCode) => caregivers && page(caregivers.welcome, language);
  const languagesOf = (id: string) => languageCodes.filter((code) => byId.get(id)?.has(code));

  function alternatesOf(id: string): Alternate[] {
    const alternates = languagesOf(id).flatMap((language): Alternate[] => {
      const entry = page(id, language);
      return entry ? [{ language, hreflang: languageOf(language).hreflang, path: pathOf(entry) }] : [];
    });
    const first = alternates[0];
    if (!first) return [];
    const isCaregiver = byId.get(id)?.get(first.language)?.kind === 'caregiver';
    const preferred = alternates.find(({ language }) => language === (isCaregiver ? 'en' : 'sv'));
    return [...alternates, { ...(preferred ?? first), hreflang: 'x-default' }];
  }

  function ancestorsOf(entry: PageEntry): PageEntry[] {
    const home = page('home', entry.language === 'sv' ? 'sv' : 'en');
    if (entry.kind === 'caregiver') {
      const welcome = welcomePage(entry.language);
      return welcome && welcome !== entry ? [welcome] : [];
    }
    const chain: PageEntry[] = [];
    for (let path = parentPath(pathOf(entry)); path.length > 0; path = parentPath(path)) {
      const above = byPath.get(path);
      if (above && above !== home) chain.unshift(above);
    }
    return home && entry !== home && home.language === entry.language ? [home, ...chain] : chain;
  }

  function childrenOf(entry: PageEntry): PageEntry[] {
    if (entry.kind !== 'page' || entry.slug === 'index') return [];
    const order = entry.data.children;
    const rank = ({ data }: PageEntry) => (order.includes(data.id) ? order.indexOf(data.id) : order.length);
    return [...(below.get(pathOf(entry)) ?? [])].sort(
      (a, b) => rank(a) - rank(b) || a.data.title.localeCompare(b.data.title, entry.language),
    );
  }

  return { content, byPath, page, caregivers, welcomePage, languagesOf, alternatesOf, ancestorsOf, childrenOf };
}

/** Returns a function that maps a page id to its address in a language, or to `undefined`. */
export const hrefsIn =
  (site: Site, language: LanguageCode) =>
  (id: string): string | undefined => {
    const target = site.page(id, language);
    return target && pathOf(target);
  };

/** Returns the caregiver pages of a language in reading order: welcome first, then group by group. */
export function caregiverOrder(site: Site, language: LanguageCode): PageEntry[] {
  const outline = site.caregivers;
  const ids = outline ? [outline.welcome, ...outline.groups.flatMap((group) => group.pages)] : [];
  return ids.flatMap((id) => site.page(id, language) ?? []);
}

/** Returns the languages with a caregiver section, in the order of the language table. */
export const caregiverLanguages = (registry: Site): LanguageCode[] =>
  languageCodes.filter((code) => registry.welcomePage(code));

/** Returns the title for the browser's tab. */
export const documentTitle = (title: string): string => (title === product.name ? title : `${title} · ${product.name}`);
