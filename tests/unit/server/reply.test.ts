/** What the search endpoint returns: an answer, help, or the reason for neither. */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import type { Help } from '../../../src/search/contract.ts';
import { replyTo } from '../../../src/server/search/reply.ts';
import { type SearchService, withoutHits } from '../../../src/server/search/service.ts';
import { NotReady, TooManyRequests } from '../../../src/server/search/errors.ts';

const question = { locale: 'sv', query: 'narkos', page: 1 } as const;
const empty = withoutHits(question, 'id', null);

/** Sends a query to a service with this search function, with a time limit of 50 ms. */
function ask(answer: SearchService['answer'], more: object = {}) {
  const helpAnswer: SearchService['helpAnswer'] = ({ query }) =>
    query === 'hjälp' ? { ...empty, help: { id: 'die' } as Help } : undefined;
  const service = { engine: 'test', answer, helpAnswer, send: () => Promise.resolve() };
  return replyTo({ ...question, ...more }, { response: new EventEmitter() as ServerResponse }, service, 50);
}

afterEach(() => void vi.restoreAllMocks());

it('says why a question is not searched for, and logs none of it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await ask(() => Promise.reject(new NotReady()))).toBe('starting');
  expect(await ask(() => Promise.reject(new TooManyRequests()))).toBe('rate-limited');
  expect(log).not.toHaveBeenCalled();
});

it('gives help whatever the search does: the hits with it, where they can be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const silent = () => new Promise<never>(() => {});
  const broken = () => Promise.reject(new Error('down'));
  const help = { id: 'die' } as Help;
  for (const search of [silent, broken, () => Promise.reject(new NotReady())])
    expect(await ask(search, { query: 'hjälp' })).toMatchObject({ help, hits: [] });
  const found = { ...empty, nbHits: 3 };
  expect(await ask(() => Promise.resolve(found), { query: 'hjälp' })).toEqual({ ...found, help });
});

it('tells of a failure once a second, however many meet it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => Promise.reject(Object.assign(new Error('narkos'), { code: '57P01' }));
  for (let time = 0; time < 100; time++) expect(await ask(broken)).toBe('failed');
  vi.advanceTimersByTime(1000);
  expect(await ask(broken)).toBe('failed');
  expect(log.mock.calls).toEqual([['Search failed: 57P01'], ['Search failed: 57P01']]);
  vi.useRealTimers();
});
