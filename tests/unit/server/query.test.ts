/** Query strings: what they hold, what is ignored, and that a limit applies before they are parsed. */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../src/server/http/app.ts';
import { createLimiter, limited, type Account } from '../../../src/server/http/limit.ts';
import { isTooLong, mayAsk, parseQuery } from '../../../src/server/http/query.ts';
import { withHelp } from '../../../src/server/search/reply.ts';
import { type SearchService, withoutHits } from '../../../src/server/search/service.ts';

afterEach(() => void vi.restoreAllMocks());

it('are decoded as UTF-8, whatever the letter', () => {
  for (let code = 0; code < 0x11_0000; code += code < 0x3000 ? 1 : 97) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const letter = String.fromCodePoint(code);
    expect(parseQuery(`?q=${encodeURIComponent(letter)}`)['q'], code.toString(16)).toBe(letter);
  }
  expect(parseQuery('q=ont+i%20magen')).toEqual({ q: 'ont i magen' });
});

it('that are cut inside a letter stay as they are, and cost no exception each', () => {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  for (const broken of ['%', '%e5%AD', '%zz', '%c0%af', '%ed%a0%80', '%f4%90%80%80', '%80'])
    expect(parseQuery(`q=${broken}`), broken).toEqual({ q: broken });
  parseQuery('%=%&'.repeat(1500));
  expect(decode.mock.results.filter(({ type }) => type === 'throw')).toEqual([]);
});

it('[#74] hold at most a thousand values, five deep, and lists of twenty; of what is too long, the first', () => {
  const many = Array.from({ length: 1100 }, (_, number) => `${number}&`).join('');
  expect(Object.keys(parseQuery(many))).toHaveLength(1000);
  expect(parseQuery('a[b][c][d][e][f][g]=1')).toEqual({ a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } } });
  const long = `q=a&${'b'.repeat(6000)}&type=faq`;
  expect([isTooLong(long), isTooLong(`q=${'%E2%9C%93'.repeat(512)}`)]).toEqual([true, false]);
  expect(parseQuery(long)).toMatchObject({ q: 'a' });
  expect(parseQuery(long)).not.toHaveProperty('type');
});

it.each([
  ['?q=a', true],
  ['?a=1&q=a', true],
  ['', false],
  ['?q=', false],
  ['?q=&a=1', false],
  ['?p=1&xq=a', false],
])('%s is looked at for a question: %s', (search, isLookedAt) => expect(mayAsk(search)).toBe(isLookedAt));

it('are not parsed for a network that asks too often', async () => {
  vi.useFakeTimers();
  const limit = { limiter: createLimiter({ rate: 0.001, burst: 1 }), networkOf: () => 'one' };
  const routes = limited(limit, { '/a': ({ query }) => void query });
  let parsed = 0;
  const response = { destroyed: true } as ServerResponse;
  const call: Call = {
    ...{ request: {} as IncomingMessage, response },
    get query() {
      parsed++;
      return {};
    },
  };
  const calls = Promise.all([routes['/a']?.(call), routes['/a']?.(call)]);
  await vi.runAllTimersAsync();
  await calls;
  expect(parsed).toBe(1);
  vi.useRealTimers();
});

it('the network pays for the time in which a cry for help is detected', async () => {
  let usedMs = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: usedMs * 1000, system: 0 }));
  const charge = vi.fn();
  const account: Account = { network: 'one', owedSeconds: () => 0, charge };
  const question = { locale: 'sv', query: 'hjälp', page: 1 } as const;
  const helpAnswer = () => {
    usedMs += 7;
    return undefined;
  };
  const found = withoutHits(question, 'id', null);
  const call = { response: new EventEmitter() as ServerResponse, account };
  const answer = withHelp(
    question,
    call,
    { helpAnswer } as unknown as SearchService,
    50,
    async () => found,
    (own) => own,
  );
  expect(await answer).toBe(found);
  expect(charge.mock.calls).toEqual([[7]]);
});
