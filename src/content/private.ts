/** Identifies private pages: people near the reader must not see what is on them. */
import { audienceOf, type PageEntry, type Site } from './site.ts';

/** Sections in which every page is private: mental health, and "for you who are a bit older". */
const privateSections: readonly string[] = ['mental', 'older'];

/**
 * Returns whether a page has discreet mode and "leave quickly", isn't counted, and hides its address from the next page
 * (referrer). Its section, its teenage audience or its file can make a page private.
 */
export const isPrivate = (site: Pick<Site, 'ancestorsOf'>, entry: PageEntry): boolean =>
  audienceOf(entry) === 'teen' ||
  (entry.kind === 'page' && entry.data.private === true) ||
  [entry, ...site.ancestorsOf(entry)].some(({ data }) => privateSections.includes(data.id));
