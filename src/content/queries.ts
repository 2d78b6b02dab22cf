/** The content as pages ask for it: read once for a build, and fresh for every look while developing. */
import { readConfig } from '../config.ts';
import { problemsOf } from './checks/index.ts';
import { ContentError } from './problem.ts';
import { type SearchRecord, searchRecords } from './searchRecords.ts';
import { buildSite, type Site } from './site.ts';
import { loadContent } from './store.ts';

/** While developing, a change of a content file shows after this many milliseconds at the latest. */
const freshFor = (import.meta as Partial<ImportMeta>).env?.DEV ? 500 : Number.POSITIVE_INFINITY;

/** Astro bundles this module anew, so that a build holds it twice; the content is read and checked for both at once. */
const shared = globalThis as typeof globalThis & {
  tryggveSite?: { site: Site; readAt: number; records?: SearchRecord[] };
};

/**
 * Returns the registry of all content.
 * @throws ContentError listing every problem, since a site with broken content is not to be built
 */
export function getSite(): Site {
  const known = shared.tryggveSite;
  if (known && Date.now() - known.readAt < freshFor) return known.site;
  const config = readConfig();
  const loaded = loadContent(config.contentDir, config);
  const all = problemsOf(loaded);
  if (all.length > 0) throw new ContentError(all);
  const site = buildSite(loaded.content);
  shared.tryggveSite = { site, readAt: Date.now() };
  return site;
}

/** Returns every record of the search, made once for a build. */
export function getSearchRecords(): SearchRecord[] {
  const site = getSite();
  const known = shared.tryggveSite;
  return known ? (known.records ??= searchRecords(site)) : searchRecords(site);
}
