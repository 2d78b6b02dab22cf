/** The content as pages ask for it: read once for a build, and fresh for every look while developing. */
import { readConfig } from '../config.ts';
import { problemsOf } from './checks/index.ts';
import { ContentError } from './problem.ts';
import { buildSite, type Site } from './site.ts';
import { loadContent } from './store.ts';

/** While developing, a change of a content file shows after this many milliseconds at the latest. */
const freshFor = import.meta.env?.DEV ? 500 : Number.POSITIVE_INFINITY;

let cached: { site: Site; readAt: number } | undefined;

/**
 * @returns the registry of all content
 * @throws ContentError listing every problem, since a site with broken content is not to be built
 */
export function getSite(): Site {
  if (cached && Date.now() - cached.readAt < freshFor) return cached.site;
  const loaded = loadContent(readConfig().contentDir);
  const all = problemsOf(loaded);
  if (all.length > 0) throw new ContentError(all);
  cached = { site: buildSite(loaded.content), readAt: Date.now() };
  return cached.site;
}
