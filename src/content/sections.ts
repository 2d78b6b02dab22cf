/**
 * Handles sections that are still being filled. A section with fewer than three items has no tile on the home page and
 * no place on the menu's first level, and its page says how many items there are [#13].
 */
import type { LanguageCode } from '../i18n/languages.ts';
import type { KindName } from './kinds/index.ts';
import type { Site } from './site.ts';

const minItems = 3;

/** Kinds of content that count as items of a section, by the id of its page. */
const kindsIn: Readonly<Record<string, readonly KindName[]>> = {
  mediplay: ['film'],
  podcast: ['episode'],
  books: ['book'],
  news: ['newsItem'],
};

/** Returns the number of items in a section that is still being filled, or `undefined` for every other page. */
export function sparseCount(site: Site, id: string, language: LanguageCode): number | undefined {
  const things = kindsIn[id]?.flatMap((kind) =>
    site.content[kind].filter((entry: { language: LanguageCode }) => entry.language === language),
  );
  return things && things.length < minItems ? things.length : undefined;
}

/** The menu topic that lists sections still being filled: Play and learn. */
export const sparseParent = 'play';
