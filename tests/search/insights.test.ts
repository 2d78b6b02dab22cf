/** What readers did, on its way from our endpoint to Algolia. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { createAlgoliaEngine } from '../../src/server/search/engines/algolia/engine.ts';
import { searchRoutes } from '../../src/server/search/api.ts';
import { createSearchService, type SearchService } from '../../src/server/search/service.ts';
import { type AlgoliaStub, startAlgolia } from './algoliaStub.ts';

let stub: AlgoliaStub;
let service: SearchService;
let logged: string[] = [];
beforeAll(async () => {
  stub = await startAlgolia();
  const settings = { appId: 'APP', apiKey: 'hemlig', indexName: 'prod_content' };
  service = createSearchService(createAlgoliaEngine(settings, new Map(), stub.options), new Map(), () => 'own');
});
afterAll(() => stub.stop());
beforeEach(() => {
  stub.sent = [];
  stub.refuse = () => false;
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

describe('[#152] what readers did', () => {
  it('is sent as Algolia takes it, as nobody', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `page-${at}-sv`);
    await service.send([
      { type: 'viewed', objectIDs: ids },
      { type: 'clicked', objectIDs: ['needle'], queryId: 'q', positions: [3] },
      { type: 'clicked', objectIDs: ['needle'], queryId: 'q' },
      { type: 'converted', objectIDs: ['needle'], queryId: 'q' },
    ]);
    const [sent] = stub.sent;
    expect([stub.sent.length, sent?.path]).toEqual([1, '/1/events']);
    const events = sent?.body['events'] as { eventType: string; objectIDs: string[]; eventName: string }[];
    expect(events.map(({ eventType, objectIDs }) => [eventType, objectIDs.length])).toEqual([
      ['view', 20],
      ['click', 1],
      ['click', 1],
      ['conversion', 1],
    ]);
    expect(events[0]?.objectIDs).toEqual(ids);
    expect(events[1]).toMatchObject({ queryID: 'q', positions: [3] });
    expect(events[2]).not.toHaveProperty('queryID');
    expect(events[3]).toMatchObject({ queryID: 'q' });
    for (const event of events) expect(event).toMatchObject({ userToken: 'anonymous', index: 'prod_content' });
  });
});

describe('/api/insights', () => {
  const event = { type: 'clicked', objectIDs: ['needle'], queryId: 'a'.repeat(32), positions: [1] };
  let base = '';
  let end = async () => {};
  beforeAll(async () => {
    const routes = searchRoutes(() => service);
    const { server, url } = await listen(createApp({ ...readConfig(), routes }), '127.0.0.1', 0);
    [base, end] = [url, () => stop(server)];
  });
  afterAll(() => end());
  const send = (more: object = {}) =>
    fetch(`${base}/api/insights`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: [{ ...event, ...more }] }),
    });

  it('[#152] hands events on', async () => {
    expect((await send()).status).toBe(204);
    await vi.waitFor(() => expect(stub.sent.map(({ path }) => path)).toEqual(['/1/events']));
    expect((await send({ positions: [1, 2] })).status).toBe(400);
    expect((await send({ positions: [0] })).status).toBe(400);
  });

  it('answers the same where they are lost, which is logged without them', async () => {
    stub.refuse = (_sent, response) => {
      response.writeHead(422, { 'content-type': 'application/json' }).end('{"message":"needle","status":422}');
      return true;
    };
    expect((await send()).status).toBe(204);
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    expect(logged.join()).not.toMatch(/needle|aaaa/);
  });
});
