/** Gives pages access to the content: read once per build, and reread during development. */
import { readConfig } from '../config.ts';
import { problemsOf } from './checks/index.ts';
import { ContentError } from './problem.ts';
import { type SearchRecord, searchRecords } from './searchRecords.ts';
import { buildSite, type Site } from './site.ts';
import { loadContent } from './store.ts';

/**
 * Milliseconds before the content is read again. During development, changed files show after this time at the latest.
 */
const freshFor = (import.meta as Partial<ImportMeta>).env?.DEV ? 500 : Number.POSITIVE_INFINITY;

/** Astro bundles a second copy of this module. The global lets both share content that is read and checked once. */
const shared = globalThis as typeof globalThis & {
  tryggveSite?: { site: Site; readAt: number; records?: SearchRecord[] };
};

/**
 * Returns the registry of all content.
 * @throws ContentError listing every problem, since a site with broken content must not be built
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

/** Returns every search record, created once per build. */
export function getSearchRecords(): SearchRecord[] {
  const site = getSite();
  const known = shared.tryggveSite;
  return known ? (known.records ??= searchRecords(site)) : searchRecords(site);
}
