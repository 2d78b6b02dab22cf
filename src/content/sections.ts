/**
 * Sections that are filled thing by thing. Until three real things stand in one, its tile leaves the home page and the
 * menu's first level, and its page says how many there are (decisions, part 5).
 */
import type { LanguageCode } from '../i18n/languages.ts';
import type { KindName } from './kinds/index.ts';
import type { Site } from './site.ts';

const leastThings = 3;

/** The kinds of content that count in a section, by the id of its page. */
const kindsIn: Readonly<Record<string, readonly KindName[]>> = {
  mediplay: ['film'],
  podcast: ['episode'],
  books: ['book'],
  news: ['newsItem'],
};

/** Returns how many things stand in a section that is yet to be filled; nothing for every other page. */
export function fewThingsIn(site: Site, id: string, language: LanguageCode): number | undefined {
  const things = kindsIn[id]?.flatMap((kind) =>
    site.content[kind].filter((entry: { language: LanguageCode }) => entry.language === language),
  );
  return things && things.length < leastThings ? things.length : undefined;
}

/** Where sections that are yet to be filled stand in the menu: below Play and learn. */
export const unfilledBelow = 'play';
