/** What search finds: one record for each page, film, episode and question, from one list of kinds. A new kind is a line in it. */
import { ownFields } from './entryFields.ts';
import { plainText } from './markdown.ts';
import { caregiverMenuOf } from './menus.ts';
import { caregiversPrefix } from '../i18n/paths.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { translator } from '../i18n/messages.ts';
import { type AnsweredRecord, type ContentType, contentTypes } from '../search/contract.ts';
import { seriesWith } from './films.ts';
import { regions } from '../regions.ts';
import { placeOf } from './places.ts';
import { type PageEntry, pathOf, type Site } from './site.ts';
import type { Entry } from './store.ts';

/** A record: what is answered of it, and what is only searched. */
export type SearchRecord = AnsweredRecord & {
  /** Words of the text itself, a block a line. */
  body: string;
  /** Words by which people look for it and that it does not have. */
  words?: string[];
};

/** Returns the address of a drawing as a file of its own. */
export const drawingPath = (name: string): string => `/drawings/${name}.svg`;

/** Returns the drawing of a page, else of the page above it; the outline has those of the caregiver section. */
function pictureOf(entry: PageEntry, site: Site): string | undefined {
  if (entry.kind === 'caregiver') return site.content.caregiverMenu[0]?.data.pictures[entry.data.id];
  const named = [entry, ...site.ancestorsOf(entry)].find((one) => 'picture' in one.data && one.data.picture);
  return named && 'picture' in named.data ? named.data.picture : undefined;
}

/** Returns the titles of the pages above; in the caregiver section, of the page's group. */
function parentsOf(entry: PageEntry, site: Site): string[] {
  if (entry.kind === 'caregiver') {
    const groups = caregiverMenuOf(site, entry.language, translator(entry.language)).slice(1);
    const own = groups.find(({ items }) => items.some(({ id }) => String(id) === entry.data.id));
    return own ? [own.title] : [];
  }
  // The home is above everything and tells nothing.
  return site.ancestorsOf(entry).flatMap((above) => (above.data.id === 'home' ? [] : [above.data.title]));
}

/** Returns the field that says where the picture is; no field where there is none. */
function thumbnail(entry: PageEntry | undefined, site: Site): Pick<SearchRecord, 'thumbnailUrl'> {
  const name = entry && pictureOf(entry, site);
  return name ? { thumbnailUrl: drawingPath(name) } : {};
}

/** Menus, choices and the search itself answer no question. */
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

/** A film that answers a quick question is found among the others: its address is theirs. */
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

/** An episode of the podcast: its path is what follows `/podcast/`. Who asks for the podcast finds it, with no word of it. */
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

/** A word of the list that explains words: found by itself, it leads to its place there. */
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

/** What has a place on a page and no page of its own: a hospital, a book. */
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
      path: `${pathOf(list)}#${placeOf(kind, data.id)}`,
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

/** Everything that can be found, a line a kind of content. */
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

/** Returns every record of the site. */
export const searchRecords = (site: Site): SearchRecord[] => kinds.flatMap((recordsOf) => recordsOf(site));

/** Returns the types that a language has anything of, in their order: a filter for another would always be empty. */
export const typesIn = (
  records: readonly Pick<SearchRecord, 'locale' | 'contentType'>[],
  language: LanguageCode,
): ContentType[] =>
  contentTypes.filter((type) => records.some((record) => record.locale === language && record.contentType === type));
