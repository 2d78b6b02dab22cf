/** Pages whose reader may have somebody beside them who must not see what is read. */
import { audienceOf, type PageEntry, type Site } from './site.ts';

/** Sections where every page is private: on mental health, and for those who are a bit older. */
const privateSections: readonly string[] = ['mental', 'older'];

/**
 * Returns whether a page has discreet mode and "leave quickly", is not counted, and does not tell the next page of
 * itself: by its section, since it is for teenagers, or since its file says so.
 */
export const isPrivate = (site: Pick<Site, 'ancestorsOf'>, entry: PageEntry): boolean =>
  audienceOf(entry) === 'teen' ||
  (entry.kind === 'page' && entry.data.private === true) ||
  [entry, ...site.ancestorsOf(entry)].some(({ data }) => privateSections.includes(data.id));
