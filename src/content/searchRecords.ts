/**
 * Builds the search records, one for each page, film, episode, question and so on. To add a kind, add a line to the
 * list of kinds.
 */
import { ownFields } from './entryFields.ts';
import { plainText } from './markdown.ts';
import { caregiverMenuOf } from './menus.ts';
import { caregiversPrefix } from '../i18n/paths.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { translator } from '../i18n/messages.ts';
import { type AnsweredRecord, type ContentType, contentTypes } from '../search/contract.ts';
import { seriesWith } from './films.ts';
import { regions } from '../shared/regions.ts';
import { anchorOf } from './anchors.ts';
import { type PageEntry, pathOf, type Site } from './site.ts';
import type { Entry } from './store.ts';

/** A record: the fields that answers contain, and those that are only searched. */
export type SearchRecord = AnsweredRecord & {
  /** The text itself, one block per line. */
  body: string;
  /** Search words that the text lacks. */
  words?: string[];
};

/** Returns the address of a drawing as a separate file. */
export const drawingPath = (name: string): string => `/drawings/${name}.svg`;

/** Returns the drawing of a page, or one from a page above it. The outline has those of the caregiver section. */
function pictureOf(entry: PageEntry, site: Site): string | undefined {
  if (entry.kind === 'caregiver') return site.caregivers?.pictures[entry.data.id];
  const named = [entry, ...site.ancestorsOf(entry)].find((one) => 'picture' in one.data && one.data.picture);
  return named && 'picture' in named.data ? named.data.picture : undefined;
}

/** Returns the titles of the pages above or, in the caregiver section, of the page's group. */
function parentsOf(entry: PageEntry, site: Site): string[] {
  if (entry.kind === 'caregiver') {
    const groups = caregiverMenuOf(site, entry.language, translator(entry.language)).slice(1);
    const own = groups.find(({ items }) => items.some(({ id }) => String(id) === entry.data.id));
    return own ? [own.title] : [];
  }
  // The home page is above every page, so its title says nothing.
  return site.ancestorsOf(entry).flatMap((above) => (above.data.id === 'home' ? [] : [above.data.title]));
}

/** Returns the field with the picture's address, or no field if there is no picture. */
function thumbnail(entry: PageEntry | undefined, site: Site): Pick<SearchRecord, 'thumbnailUrl'> {
  const name = entry && pictureOf(entry, site);
  return name ? { thumbnailUrl: drawingPath(name) } : {};
}

/** Pages that search doesn't find: menus, choices and the search itself answer no question. */
const tools = new Set(['home', 'menu', 'languages', 'search']);

const searchLexiconOf = (site: Site, language: LanguageCode) =>
  site.content.searchLexicon.find((words) => words.language === language)?.data;

function pageRecord(entry: PageEntry, site: Site): SearchRecord {
  const { data, language, body } = entry;
  return {
    objectID: `page-${data.id}-${language}`,
    locale: language,
    contentType: 'page',
    title: data.title,
    path: pathOf(entry),
    preamble: data.preamble,
    description: data.description,
    parents: parentsOf(entry, site),
    tags: [],
    words: searchLexiconOf(site, language)?.pages[data.id] ?? [],
    ...thumbnail(entry, site),
    body: [
      data.description,
      ...ownFields(entry).map(({ text }) => text),
      entry.kind === 'page' ? plainText(entry.data.scripted ?? '') : '',
      plainText(body),
      entry.kind === 'film' ? plainText(entry.data.leavesOut ?? '') : '',
      plainText(data.differs ?? ''),
    ].join('\n'),
  };
}

const clipRecord = (entry: Entry<'clip'>, site: Site): SearchRecord => ({
  ...pageRecord(entry, site),
  objectID: `clip-${entry.data.id}-${entry.language}`,
  contentType: 'video',
  thumbnailUrl: thumbnailPath(entry),
});

function faqRecord({ data, body, language }: Entry<'faq'>, site: Site): SearchRecord {
  const list = site.page('faq', language);
  const answer = plainText(data.differs ? `${body}\n\n${data.differs}` : body);
  return {
    objectID: `faq-${data.id}-${language}`,
    locale: language,
    contentType: 'faq',
    title: data.question,
    path: list ? `${pathOf(list)}#${data.id}` : caregiversPrefix(language),
    preamble: '',
    parents: list ? [list.data.title] : [],
    tags: data.tags,
    body: answer,
    words: searchLexiconOf(site, language)?.questions[data.id] ?? [],
    question: data.question,
    answer,
    ...thumbnail(list, site),
  };
}

/** Returns the address of a film's picture in a list of hits, small and square. */
export const thumbnailPath = ({ data, language }: Entry<'film'> | Entry<'clip'>): string =>
  `/thumbnails/${data.id}-${language}.webp`;

/** Returns the record of a film. A film that answers a quick question has the address of its group. */
function filmRecord(entry: Entry<'film'>, site: Site): SearchRecord {
  const { data, language, slug } = entry;
  const series = seriesWith(site, entry);
  const quick = series.find((one) => one.data.format === 'quick');
  const named = quick ?? series[0];
  return {
    ...pageRecord(entry, site),
    objectID: `video-${data.id}-${language}`,
    contentType: 'video',
    slug: quick ? quick.slug : slug,
    ...(quick && { path: `${pathOf(quick)}#${slug}`, groupedVideos: true }),
    ...(named && { videoFormat: { name: named.data.title } }),
    parents: [...parentsOf(entry, site), ...(named ? [named.data.title] : [])],
    thumbnailUrl: thumbnailPath(entry),
  };
}

/**
 * Returns the record of an episode. Its path is the part after `/podcast/`. The title of the podcast's page and the
 * name of the type are among its words, so that a search for the podcast finds every episode.
 */
function episodeRecord(entry: Entry<'episode'>, site: Site): SearchRecord {
  const { data, language, slug } = entry;
  const record = pageRecord(entry, site);
  const list = site.page('podcast', language);
  return {
    ...record,
    words: [...(record.words ?? []), ...(list ? [list.data.title] : []), translator(language)('search_type_podcast')],
    objectID: `podcast-${data.id}-${language}`,
    contentType: 'podcast',
    path: slug,
    podcastFormatName: translator(language === 'sv' ? 'sv' : 'en')('podcast_name'),
    ...(data.picture && { thumbnailUrl: drawingPath(data.picture) }),
  };
}

/** Returns a record for each glossary word, which leads to its place in the list. */
function wordRecords({ data, language }: Entry<'glossary'>, site: Site): SearchRecord[] {
  const list = site.page('meaning', language);
  if (!list) return [];
  return data.map(({ id, term, explanation }) => ({
    objectID: `word-${id}-${language}`,
    locale: language,
    contentType: 'page' as const,
    title: term,
    path: `${pathOf(list)}#${id}`,
    preamble: explanation,
    parents: [list.data.title],
    tags: [],
    body: '',
    ...thumbnail(list, site),
  }));
}

/** Returns the record of a hospital or a book, which has a place on a page but no page of its own. */
function placedRecord(
  { kind, data, language }: Entry<'hospital'> | Entry<'book'>,
  list: PageEntry | undefined,
  site: Site,
  texts: { title: string; preamble: string; body: (string | undefined)[] },
): SearchRecord[] {
  if (!list) return [];
  const { title, preamble, body } = texts;
  return [
    {
      objectID: `${kind}-${data.id}-${language}`,
      locale: language,
      contentType: 'page',
      title,
      path: `${pathOf(list)}#${anchorOf(kind, data.id)}`,
      preamble,
      parents: [list.data.title],
      tags: [],
      body: body.filter(Boolean).join('\n'),
      ...thumbnail(list, site),
    },
  ];
}

function hospitalRecord(entry: Entry<'hospital'>, site: Site): SearchRecord[] {
  const { name, town, region, play, more } = entry.data;
  return placedRecord(entry, site.page('hospital', entry.language), site, {
    title: name,
    preamble: `${town}, ${regions[region].name}`,
    body: [play, more],
  });
}

function bookRecord(entry: Entry<'book'>, site: Site): SearchRecord[] {
  const { title, writer, illustrator, heads } = entry.data;
  return placedRecord(entry, site.page('books', entry.language), site, {
    title,
    preamble: plainText(entry.body),
    body: [writer, illustrator, heads],
  });
}

/** Everything that search finds, one line per kind of content. */
const kinds: readonly ((site: Site) => SearchRecord[])[] = [
  (site) => site.content.caregiver.map((entry) => pageRecord(entry, site)),
  (site) => site.content.page.filter(({ data }) => !tools.has(data.id)).map((entry) => pageRecord(entry, site)),
  (site) => site.content.film.map((entry) => filmRecord(entry, site)),
  (site) => site.content.series.map((entry) => pageRecord(entry, site)),
  (site) => site.content.clip.map((entry) => clipRecord(entry, site)),
  (site) => site.content.episode.map((entry) => episodeRecord(entry, site)),
  (site) => site.content.newsItem.map((entry) => pageRecord(entry, site)),
  (site) => site.content.clownGroup.map((entry) => pageRecord(entry, site)),
  (site) => site.content.hospital.flatMap((entry) => hospitalRecord(entry, site)),
  (site) => site.content.book.flatMap((entry) => bookRecord(entry, site)),
  (site) => site.content.faq.map((entry) => faqRecord(entry, site)),
  (site) => site.content.glossary.flatMap((entry) => wordRecords(entry, site)),
];

export const searchRecords = (site: Site): SearchRecord[] => kinds.flatMap((recordsOf) => recordsOf(site));

/**
 * Returns the types that a language has any content of, in the order of `contentTypes`. A filter for another type would
 * always be empty.
 */
export const typesIn = (
  records: readonly Pick<SearchRecord, 'locale' | 'contentType'>[],
  language: LanguageCode,
): ContentType[] =>
  contentTypes.filter((type) => records.some((record) => record.locale === language && record.contentType === type));
