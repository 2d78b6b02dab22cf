/** The thread that searches, and what happens to queries when it ends. */
import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { createLimiter, accountOf } from '../../../src/server/http/limit.ts';
import { writeIndexes } from '../../../src/server/search/store.ts';
import { createThreadedSearch } from '../../../src/server/search/threaded.ts';
import { help as cards, record, words } from '../../search/fixture.ts';

const script = new URL('./fakeWorker.ts', import.meta.url);
let outDir: string;
let search: ReturnType<typeof createThreadedSearch>;
let logged: string[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts.join(' ')));
  outDir = mkdtempSync(path.join(os.tmpdir(), 'tryggve-thread-'));
  writeIndexes([record('sv', 'nalle', 'Nalle'), record('en', 'teddy', 'Teddy')], words, cards, outDir);
});
afterEach(async () => {
  await search.close();
  vi.restoreAllMocks();
  rmSync(outDir, { recursive: true });
});

function open(options?: Parameters<typeof createThreadedSearch>[1]) {
  search = createThreadedSearch({ ...readConfig({}), outDir }, options);
  return search.load();
}

const ask = (query: string, requester = {}) => {
  const service = search.service();
  if (!service) throw new Error('there is no service');
  return service.answer({ locale: 'sv', query, page: 1 }, requester);
};
const answersAgain = () => vi.waitFor(async () => expect(await ask('echo')).toBeTruthy(), 5000);

describe('a thread', () => {
  it('answers from the built indexes, and renders nothing where the site has no page', async () => {
    await open();
    expect((await ask('nalle')).hits.map(({ objectID }) => objectID)).toEqual(['nalle']);
    const page = { locale: 'sv', asked: { query: 'nalle', page: 1 }, answer: await ask('nalle') } as const;
    await expect(search.render(page)).rejects.toMatchObject({ name: 'CallFailed', code: 'ENOENT' });
    expect((await ask('nalle')).nbHits).toBe(1);
    expect(logged).toEqual([]);
  });

  it.each([
    ['end', 'exit'],
    ['throw', 'ERR_BROKEN'],
    ['hang', 'it hung'],
  ])(
    'is started anew after "%s"; the question fails, and a cry for help is answered meanwhile',
    async (what, reason) => {
      await open({ script, timeoutMs: 300, silenceMs: 200 });
      const before = (await ask('echo')).queryId;
      await expect(ask(what)).rejects.toMatchObject({ name: 'CallFailed', code: reason });
      await vi.waitFor(() => expect(search.isReady()).toBe(false), { interval: 1 });
      await expect(ask('echo')).rejects.toMatchObject({ name: 'NotReady' });
      const help = search.service()?.helpAnswer({ locale: 'sv', query: 'självmord', page: 1 });
      expect(help).toMatchObject({ help: { id: 'die' }, hits: [] });
      await answersAgain();
      expect((await ask('echo')).queryId).not.toBe(before);
      expect(logged).toEqual([`The thread that searches ended (${reason}). It is started anew.`]);
    },
  );

  it('that ends again and again is started more and more seldom', async () => {
    await open({ script });
    const pauses: number[] = [];
    for (let time = 0; time < 3; time++) {
      await expect(ask('end')).rejects.toThrow();
      const ended = performance.now();
      await answersAgain();
      pauses.push(performance.now() - ended);
    }
    expect(pauses[1]).toBeGreaterThan(900);
    expect(pauses[2]).toBeGreaterThan(1800);
  });

  it('is replaced by one with the new build, and answers what it was asked before it ends', async () => {
    await open({ script });
    const slow = ask('echo 300');
    const before = (await ask('echo', { account: accountOf(createLimiter({ rate: 0, burst: 1 }), 'b') })).queryId;
    await search.load();
    expect((await ask('echo', { account: accountOf(createLimiter({ rate: 0, burst: 1 }), 'c') })).queryId).not.toBe(
      before,
    );
    expect((await slow).queryId).toBe(before);
    expect(logged).toEqual([]);
  });

  it('that is only slow is left alone, and what it does not end is given up', async () => {
    await open({ script, timeoutMs: 100, silenceMs: 5000 });
    const before = (await ask('echo')).queryId;
    await expect(ask('wait')).rejects.toMatchObject({ code: 'given up' });
    expect((await ask('echo')).queryId).toBe(before);
  });

  it('is told when nobody waits any more', async () => {
    await open({ script });
    const gone = new AbortController();
    const asked = ask('wait', { signal: gone.signal });
    setTimeout(() => gone.abort(), 50);
    await expect(asked).rejects.toMatchObject({ code: 'given up' });
  });

  it('[#272] costs a network its time, and is not asked for one that owes', async () => {
    await open({ script });
    let time = 0;
    const limiter = createLimiter({ rate: 1, burst: 10, now: () => time });
    const account = () => accountOf(limiter, 'a');
    // 20 ms are ten tokens. The first was paid when the query arrived.
    expect(limiter.take('a')).toBe(0);
    const first = ask('echo', { account: account() });
    expect(limiter.take('a')).toBe(0);
    const second = ask('echo', { account: account() });
    await first;
    await expect(second).rejects.toMatchObject({ name: 'TooManyRequests' });
    await ask('echo', { account: accountOf(limiter, 'b') });
    expect(limiter.take('a')).toBeGreaterThan(0);
    time = 2000;
    expect(limiter.take('a')).toBe(0);
    await ask('echo', { account: account() });
  });
});

describe('an index', () => {
  it.each([
    ['sv.index.json', 'is missing', (file: string) => rmSync(file)],
    ['en.index.json', 'is cut short or damaged', (file: string) => truncateSync(file, 100)],
    ['sv.language.json', 'is missing', (file: string) => rmSync(file)],
    ['languages.json', 'is missing', (file: string) => rmSync(file)],
    ['', 'is missing', (folder: string) => rmSync(folder, { recursive: true })],
  ])('.search/%s that %s is named in one line, and nothing is ready', async (name, what, harm) => {
    const file = path.join(outDir, '.search', name);
    harm(file);
    const named = name === '' ? path.join(file, 'languages.json') : file;
    await expect(open()).rejects.toThrow(`${named} ${what}. Run npm run build.`);
    expect(search.isReady()).toBe(false);
  });

  it('that broke leaves the former in use when it is loaded anew', async () => {
    await open();
    truncateSync(path.join(outDir, '.search/sv.index.json'), 100);
    await expect(search.load()).rejects.toThrow('sv.index.json is cut short or damaged');
    expect(search.isReady()).toBe(true);
    expect((await ask('nalle')).nbHits).toBe(1);
  });
});
