/** A fake Algolia: responds as its documentation describes, and records what it receives. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AlgoliaOptions } from '../../src/server/search/engines/algolia/client.ts';

type Sent = { method: string; path: string; headers: Record<string, unknown>; body: Record<string, unknown> };
type Parameters = Record<string, unknown> & { query: string; hitsPerPage: number; page?: number };

export type AlgoliaStub = {
  sent: Sent[];
  /** Returns the parameters of the queries received, and forgets everything received. */
  questions: () => Parameters[];
  /** Returns what it finds for a query, in addition to the constant fields. */
  answer: (parameters: Parameters) => object;
  /**
   * Responds to a request in another way.
   * @returns whether it did
   */
  refuse: (sent: Sent, response: ServerResponse) => boolean;
  options: AlgoliaOptions;
  stop: () => Promise<void>;
};

/** Starts it on a free local port. */
export async function startAlgolia(): Promise<AlgoliaStub> {
  let task = 0;
  const stub: AlgoliaStub = {
    sent: [],
    questions() {
      const asked = stub.sent.flatMap(({ body }) => (body['requests'] as Parameters[] | undefined) ?? []);
      stub.sent = [];
      return asked;
    },
    answer: () => ({ hits: [], nbHits: 0 }),
    refuse: () => false,
    options: {},
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function replyTo({ method, path, body }: Sent): object {
    if (path === '/1/indexes/*/queries') {
      const results = (body['requests'] as Parameters[]).map((parameters) => ({
        index: parameters['indexName'],
        query: parameters.query,
        page: parameters.page ?? 0,
        hitsPerPage: parameters.hitsPerPage,
        nbPages: 1,
        exhaustiveNbHits: true,
        processingTimeMS: 1,
        params: '',
        ...(parameters['clickAnalytics'] === true && { queryID: 'a'.repeat(32) }),
        ...stub.answer(parameters),
      }));
      return { results };
    }
    if (path === '/1/events') return { status: 200, message: 'OK' };
    if (path.includes('/task/')) return { status: 'published', pendingTask: false };
    const times = { updatedAt: '2026-11-21T00:00:00Z' };
    if (path.endsWith('/settings') && method === 'GET') return {};
    if (path.endsWith('/batch')) return { taskID: ++task, objectIDs: [] };
    return { taskID: ++task, ...times };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const sent: Sent = {
        method: request.method ?? '',
        path: decodeURIComponent(new URL(request.url ?? '', 'http://stub').pathname),
        headers: request.headers,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      };
      stub.sent.push(sent);
      if (stub.refuse(sent, response)) return;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(replyTo(sent)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  stub.options = { hosts: [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }] };
  return stub;
}
