/** What search finds: one record for each page and question, from one list of kinds. A new kind is a line in it. */
import { plainText } from './markdown.ts';
import { caregiversPrefix } from '../i18n/paths.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { type PageEntry, pathOf, type Site } from './site.ts';
import type { Entry } from './store.ts';

export const contentTypes = ['page', 'video', 'faq', 'podcast'] as const;
export type ContentType = (typeof contentTypes)[number];

/** A record with the specification's names (section 3: search hit); what a kind has not is left out. */
export type SearchRecord = {
  objectID: string;
  locale: LanguageCode;
  contentType: ContentType;
  title: string;
  /** A question's leads to its place in the list. */
  path: string;
  preamble: string;
  /** Titles of the pages above. */
  parents: string[];
  tags: string[];
  /** Words of the text itself, a block a line. */
  body: string;
  question?: string;
  answer?: string;
};

/** Menus, choices and the search itself answer no question. */
const tools = new Set(['home', 'menu', 'languages', 'search']);

function pageRecord(entry: PageEntry, site: Site): SearchRecord {
  const { data, language, body } = entry;
  const steps =
    entry.kind === 'page'
      ? (entry.data.steps ?? []).map((step) => [step.title, step.happens, step.feels, step.time, step.help].join('\n'))
      : [];
  const short = entry.kind === 'page' && entry.data.shortAnswer ? Object.values(entry.data.shortAnswer) : [];
  return {
    objectID: `page-${data.id}-${language}`,
    locale: language,
    contentType: 'page',
    title: data.title,
    path: pathOf(entry),
    preamble: data.preamble,
    parents: site.ancestorsOf(entry).map((above) => above.data.title),
    tags: [],
    body: [data.description, ...short, ...steps, plainText(body), plainText(data.differs ?? '')].join('\n'),
  };
}

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
    question: data.question,
    answer,
  };
}

/** @returns every record of the site */
export function searchRecords(site: Site): SearchRecord[] {
  const { content } = site;
  return [
    ...content.caregiver.map((entry) => pageRecord(entry, site)),
    ...content.page.filter(({ data }) => !tools.has(data.id)).map((entry) => pageRecord(entry, site)),
    ...content.faq.map((entry) => faqRecord(entry, site)),
  ];
}
