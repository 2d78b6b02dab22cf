/** Algolia behind the port: the requests that it receives, and what becomes of its answers and failures. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexNameOf } from '../../src/server/search/engines/algolia/client.ts';
import { configure, createAlgoliaEngine } from '../../src/server/search/engines/algolia/engine.ts';
import { supportedLanguages } from '../../src/server/search/engines/algolia/languages.ts';
import { fillAlgolia } from '../../src/server/search/engines/algolia/fill.ts';
import { buildIndex } from '../../src/server/search/engines/embedded/buildIndex.ts';
import { createAllResources } from '../../src/server/search/language/resources.ts';
import { createSearchService } from '../../src/server/search/service.ts';
import { type AlgoliaStub, startAlgolia } from './algoliaStub.ts';
import { record } from './fixture.ts';
import { languageData } from './languageData.ts';

const records = [
  record('sv', 'needle', 'Sprutan', { body: 'Så går det till.', parents: ['Förberedelser'] }),
  record('sv', 'other', 'Nålar', { contentType: 'faq' }),
];
const indexes = new Map([['sv', buildIndex('sv', records, languageData('sv'))]] as const);
const settings = { appId: 'APP', apiKey: 'hemlig', indexName: indexNameOf('production') };

let stub: AlgoliaStub;
let logged: string[] = [];
beforeAll(async () => {
  stub = await startAlgolia();
});
afterAll(() => stub.stop());
beforeEach(() => {
  stub.questions();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts.join(' ')));
  stub.refuse = () => false;
  // The counts come with the query that asks for no hits.
  stub.answer = ({ hitsPerPage }) =>
    hitsPerPage === 0
      ? { hits: [], nbHits: 25, facets: { contentType: { page: 20, faq: 4, video: 1 } } }
      : {
          nbHits: 25,
          hits: records.map((hit) => ({ ...hit, _highlightResult: {}, _rankingInfo: { nbTypos: 0 } })),
        };
});
afterEach(() => vi.restoreAllMocks());

const engineOf = () => createAlgoliaEngine(settings, createAllResources(indexes), stub.options);
const service = () => createSearchService(engineOf(), createAllResources(indexes), () => 'own');
const ask = (more: object = {}) => service().answer({ locale: 'sv', query: 'sprutor', page: 1, ...more });

describe('a question', () => {
  it('[#140] goes to the index of its environment', async () => {
    expect((['production', 'staging', 'local'] as const).map(indexNameOf)).toEqual([
      'prod_content',
      'prod_content',
      'dev_content',
    ]);
    await ask();
    expect(stub.questions().map(({ indexName }) => indexName)).toEqual(['prod_content', 'prod_content']);
  });

  it('[#138] [#139] is filtered by language and kind, and counted by language alone without hits', async () => {
    const answer = await ask({ contentType: 'faq', page: 2 });
    const [hits, counts] = stub.questions().sort((a, b) => b.hitsPerPage - a.hitsPerPage);
    expect(hits).toMatchObject({
      filters: 'locale:sv AND contentType:faq',
      page: 1,
      hitsPerPage: 20,
      query: 'sprutor',
    });
    expect(counts).toMatchObject({ filters: 'locale:sv', facets: ['contentType'], hitsPerPage: 0, query: 'sprutor' });
    expect(answer).toMatchObject({
      facets: { page: 20, video: 1, faq: 4, podcast: 0 },
      nbHits: 25,
      nbPages: 2,
      page: 2,
    });
  });

  it('[#138] is not asked at all where it is empty', async () => {
    expect(await ask({ query: '  ' })).toMatchObject({ hits: [], nbHits: 0 });
    expect(stub.sent).toEqual([]);
  });

  it('tells nobody who asked, and is not kept for statistics', async () => {
    await ask();
    for (const asked of stub.questions())
      expect(asked).toMatchObject({ userToken: 'anonymous', analytics: false, enablePersonalization: false });
  });

  it('knows the languages that Algolia knows, by its names', () => {
    expect((['sv', 'fa-AF', 'ckb', 'ti', 'bs', 'so', 'sr'] as const).map(supportedLanguages)).toEqual([
      ...[['sv'], ['fa'], ['ku']],
      ...[[], [], [], []],
    ]);
  });

  it('[#148] has parameters, or throws', () => {
    expect(configure({ hitsPerPage: 20 })).toEqual({ hitsPerPage: 20 });
    for (const wrong of [undefined, null, 'hitsPerPage=20', 20, [{}]])
      expect(() => configure(wrong)).toThrow(TypeError);
  });
});

describe('an answer', () => {
  it('[#151] has records alone, their words marked by us, under the id that Algolia gave', async () => {
    const answer = await ask();
    expect(answer.queryId).toBe('a'.repeat(32));
    expect(answer.isApproximate).toBe(false);
    const [hit] = answer.hits;
    expect(Object.keys(hit ?? {}).filter((key) => key.startsWith('_'))).toEqual([]);
    expect(hit).toMatchObject({ objectID: 'needle', path: '/needle', parents: ['Förberedelser'] });
    expect(hit?.marked.title).toEqual([{ text: 'Sprutan', mark: true }]);
  });

  it('says where every hit was a guess', async () => {
    stub.answer = () => ({ nbHits: 1, hits: [{ ...records[0], _rankingInfo: { nbTypos: 1 } }] });
    expect(await ask()).toMatchObject({ isApproximate: true });
  });
});

describe('a failure', () => {
  const fail = (isWanted: (body: { hitsPerPage?: number }) => boolean) => {
    stub.refuse = ({ body }, response) => {
      const [first] = (body['requests'] as { hitsPerPage: number }[] | undefined) ?? [];
      if (!isWanted(first ?? {})) return false;
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"sprutor","status":400}');
      return true;
    };
  };

  it('[#146] to count gives counts of 0 and is logged; the hits are there', async () => {
    fail(({ hitsPerPage }) => hitsPerPage === 0);
    expect(await ask()).toMatchObject({ facets: { page: 0, video: 0, faq: 0, podcast: 0 }, nbHits: 25 });
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toMatch(/sprutor|hemlig/);
  });

  it('to search is told to who asked', async () => {
    fail(() => true);
    await expect(ask()).rejects.toThrow();
  });

  it('to answer at all is not waited for: half a minute, at three hosts one after the other', async () => {
    stub.refuse = () => true;
    await expect(ask()).rejects.toThrow();
  });
});

describe('the index', () => {
  it('gets its settings and every record, and takes the place of the former at once', async () => {
    await fillAlgolia(settings, indexes, undefined, stub.options);
    const steps = stub.sent.filter(({ method, path }) => method !== 'GET' && !path.includes('/task/'));
    const [first] = steps;
    expect([first?.method, first?.path]).toEqual(['PUT', '/1/indexes/prod_content/settings']);
    expect(first?.body).toEqual({
      searchableAttributes: ['title', 'tags', 'words', 'preamble', 'body'],
      attributesForFaceting: ['contentType', 'filterOnly(locale)'],
      indexLanguages: ['sv'],
    });
    const batches = steps.filter(({ path }) => path.endsWith('/batch'));
    expect(batches.map(({ path }) => path)).not.toContain('/1/indexes/prod_content/batch');
    const written = batches.flatMap(({ body }) => body['requests'] as { action: string; body: unknown }[]);
    expect(written.map(({ body }) => body)).toEqual(records);
    const operations = steps.filter(({ path }) => path.endsWith('/operation')).map(({ body }) => body);
    expect(operations.at(-1)).toMatchObject({ operation: 'move', destination: 'prod_content' });
  });
});
