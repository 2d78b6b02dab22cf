/** Finds the other texts that a page shows. Their sources and dates count as the page's own. */
import { filmsOf } from './films.ts';
import type { PageEntry, Site } from './site.ts';

/** A text that a page shows: the rows that it rests on and, if it has one, its date. */
type Held = { facts: readonly string[]; changed?: string };

/**
 * Returns the other texts that a page shows: questions, glossary words, the words of a game, the steps of a day, films.
 */
function heldBy(site: Site, entry: PageEntry): Held[] {
  const { content } = site;
  const { data, language } = entry;
  if (entry.kind === 'series') return filmsOf(site, entry).map((film) => film.data);
  const own = <One extends { language: string }>(list: readonly One[]) =>
    list.filter((one) => one.language === language);
  if (data.id === 'faq') return own(content.faq).map((question) => question.data);
  if (data.id === 'meaning') return own(content.glossary).flatMap((list) => list.data);
  if (data.id === 'myday') return own(content.page).flatMap((page) => (page.data.day ? page.data : []));
  return own(content.game).flatMap((game) => (game.data.page === data.id ? game.data : []));
}

/** Returns the rows of the facts sheet that a page and the texts it shows rest on. */
export const factsOf = (site: Site, entry: PageEntry): string[] => [
  ...entry.data.facts,
  ...heldBy(site, entry).flatMap(({ facts }) => facts),
];

/** Returns the Swedish original of a page, or `undefined` for Swedish pages and pages in one language only. */
export const swedishOf = (site: Site, { language, data }: PageEntry): PageEntry | undefined =>
  language === 'sv' ? undefined : site.page(data.id, 'sv');

/** Returns the date of the last change to a page or the texts it shows. */
export const changedOf = (site: Site, entry: PageEntry): string =>
  heldBy(site, entry).reduce((last, { changed = '' }) => (changed > last ? changed : last), entry.data.changed);

/**
 * Returns what a page says about itself: its fields, the date of its last change, the fields of its Swedish original,
 * and whether it is the search page.
 */
export const stateOf = <One extends PageEntry>(site: Site, entry: One) => ({
  ...(entry.data as One['data']),
  changed: changedOf(site, entry),
  swedish: swedishOf(site, entry)?.data,
  answers: entry.data.id === 'search',
});
