/** What a page shows of other texts: its sources and its date are theirs too. */
import { filmsOf } from './films.ts';
import type { PageEntry, Site } from './site.ts';

/** What is known of a text that a page shows: the rows that it rests on, and where it has one its date. */
type Held = { facts: readonly string[]; changed?: string };

/** Returns the texts that a page shows besides its own: questions, words, a game's, the steps of a day, films. */
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

/** Returns the rows of the facts sheet on which a page and what it shows rest. */
export const factsOf = (site: Site, entry: PageEntry): string[] => [
  ...entry.data.facts,
  ...heldBy(site, entry).flatMap(({ facts }) => facts),
];

/** Returns the Swedish page that a page is a translation of; none of a Swedish page, or of what is in one language alone. */
export const swedishOf = (site: Site, { language, data }: PageEntry): PageEntry | undefined =>
  language === 'sv' ? undefined : site.page(data.id, 'sv');

/** Returns the day of the last change of a page or of what it shows. */
export const changedOf = (site: Site, entry: PageEntry): string =>
  heldBy(site, entry).reduce((last, { changed = '' }) => (changed > last ? changed : last), entry.data.changed);

/** Returns what a page says of itself: its own fields, the day of its last change, how its Swedish came to be, and whether it answers. */
export const stateOf = <One extends PageEntry>(site: Site, entry: One) => ({
  ...(entry.data as One['data']),
  changed: changedOf(site, entry),
  swedish: swedishOf(site, entry)?.data,
  answers: entry.data.id === 'search',
});
