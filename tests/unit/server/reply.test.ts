/** A flood of searches: others get their turn, and what would wait too long is refused. */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { replyTo } from '../../../src/server/search/reply.ts';
import { createSearchService } from '../../../src/server/search/service.ts';

/** An engine that works in one go, as MiniSearch does, for so many ms. */
const service = (ms: number) =>
  createSearchService(
    {
      name: 'test',
      search: () => {
        const end = performance.now() + ms;
        while (performance.now() < end);
        const facets = { page: 0, video: 0, faq: 0, podcast: 0 };
        return Promise.resolve({ hits: [], nbHits: 0, facets, terms: [], isApproximate: false });
      },
    },
    new Map(),
    () => 'id',
  );
const ask = (ms: number) =>
  replyTo({ locale: 'sv', query: 'narkos', page: 1 }, new EventEmitter() as ServerResponse, service(ms), 1000);

it('who has left while waiting is not searched for', async () => {
  const gone = Object.assign(new EventEmitter(), { destroyed: true }) as unknown as ServerResponse;
  const asked: string[] = [];
  const { answer, ...rest } = service(0);
  const counted = {
    ...rest,
    answer: (...call: Parameters<typeof answer>) => (asked.push(call[0].query), answer(...call)),
  };
  expect(await replyTo({ locale: 'sv', query: 'narkos', page: 1 }, gone, counted, 1000)).toBe('nobody waits');
  expect(asked).toEqual([]);
});

it('one search begins in each round of the event loop', async () => {
  let rounds = 0;
  let isOver = false;
  const count = () => {
    rounds++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(2)));
  isOver = true;
  expect(replies.every((reply) => typeof reply === 'object')).toBe(true);
  expect(rounds).toBeGreaterThanOrEqual(19);
});

it('what has waited too long is refused and not made', async () => {
  const began = performance.now();
  const replies = await Promise.all(Array.from({ length: 100 }, () => ask(50)));
  expect(replies.filter((reply) => reply === 'failed').length).toBeGreaterThan(50);
  expect(replies.filter((reply) => typeof reply === 'object').length).toBeGreaterThan(5);
  expect(performance.now() - began).toBeLessThan(4000);
});
