/** A query for the podcast by its everyday names finds every episode, with the filter too. */
import { expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../src/server/search/engines/embedded/engine.ts';
import { buildCorpus } from './evaluate.ts';

const { records, indexes } = buildCorpus();
const engine = createEmbeddedEngine(indexes);

it.each([
  ['sv', 'podcast'],
  ['sv', 'podd'],
  ['sv', 'poddar'],
  ['en', 'podcast'],
  ['en', 'podcasts'],
] as const)('[#70] finds all episodes in %s by "%s"', async (locale, query) => {
  const episodes = records.filter((record) => record.locale === locale && record.contentType === 'podcast');
  const { hits, facets } = await engine.search({ locale, query, contentType: 'podcast', page: 1, hitsPerPage: 20 });
  expect(episodes.length).toBeGreaterThan(0);
  expect(hits.map(({ objectID }) => objectID).sort()).toEqual(episodes.map(({ objectID }) => objectID).sort());
  expect(facets.podcast).toBe(episodes.length);
});
