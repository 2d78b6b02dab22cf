/** GET /api/search and POST /api/insights, over the built site. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { searchRoutes } from '../../src/server/search/api.ts';
import { searchPages } from '../../src/server/search/page.ts';
import { createSearch } from '../../src/server/search/start.ts';
import type { SearchAnswer } from '../../src/search/contract.ts';

const config = readConfig();
const search = createSearch(config.outDir);
let base = '';
let end = async () => {};

beforeAll(async () => {
  const app = createApp({
    ...config,
    routes: searchRoutes(search.service),
    answers: searchPages(config.outDir, search.service).routes,
    search: () => ({ engine: search.engine, ready: search.service() !== undefined }),
  });
  const { server, url } = await listen(app, '127.0.0.1', 0);
  base = url;
  end = () => stop(server);
});
afterAll(() => end());

const ask = (query: string) => fetch(`${base}/api/search?${query}`);
const found = async (query: string) => (await (await ask(query)).json()) as SearchAnswer;

describe('search', () => {
  it('says that it is not ready, and then that it is', async () => {
    expect((await fetch(`${base}/healthz`)).status).toBe(503);
    const early = await ask('locale=sv&q=fasta');
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
    await search.load();
    // Loading may outlast the keep-alive connection of the previous request.
    const health = await vi.waitFor(() => fetch(`${base}/healthz`));
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: 'ok', search: { engine: 'minisearch', ready: true } });
  });

  it('[#141] [#151] answers with hits of pages and questions, their words marked', async () => {
    const answer = await found('locale=sv&q=fasta');
    expect(answer).toMatchObject({ page: 1, hitsPerPage: 20, query: 'fasta', help: null, isApproximate: false });
    expect(answer.queryId).toMatch(/^[\w-]{10,}$/);
    // The explained word, then the page about it.
    const [word, page] = answer.hits;
    expect(word).toMatchObject({ objectID: 'word-fasta-sv', path: '/hur-funkar-det/vad-betyder-egentligen#fasta' });
    expect(page).toMatchObject({ objectID: 'page-fasting-sv', path: '/sovas-och-opereras/fasta', locale: 'sv' });
    expect(page?.marked.title).toContainEqual({ text: 'Fasta', mark: true });
    expect(page).not.toHaveProperty('body');
    const faq = (await found('locale=sv&q=fasta&type=faq')).hits;
    expect(faq.every(({ contentType, question, answer: text }) => contentType === 'faq' && question && text)).toBe(
      true,
    );
  });

  it('[#138] counts every type, whichever was chosen', async () => {
    const [all, faq] = [await found('locale=sv&q=narkos'), await found('locale=sv&q=narkos&type=faq')];
    expect(faq.facets).toEqual(all.facets);
    expect(faq.nbHits).toBe(all.facets.faq);
    expect(all.nbHits).toBe(Object.values(all.facets).reduce((sum, count) => sum + count));
    expect(all.facets.podcast).toBe(0);
  });

  it('[#137] gives twenty a page', async () => {
    const first = await found('locale=sv&q=narkos');
    expect(first.hits).toHaveLength(20);
    const second = await found('locale=sv&q=narkos&page=2');
    expect(second.page).toBe(2);
    expect(first.nbPages).toBe(Math.ceil(first.nbHits / 20));
    const ids = [...first.hits, ...second.hits].map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await found(`locale=sv&q=narkos&page=${first.nbPages + 1}`)).hits).toEqual([]);
  });

  it('[#139] finds in the language that is asked, and no other', async () => {
    for (const [locale, query] of [
      ['ar', 'الصيام'],
      ['ti', 'ጾም'],
      ['th', 'งดอาหาร'],
      ['zh', '禁食'],
    ] as const) {
      const { hits } = await found(`locale=${locale}&q=${encodeURIComponent(query)}`);
      expect(hits[0]?.objectID, locale).toBe(`page-2658-${locale}`);
      expect(new Set(hits.map((hit) => hit.locale))).toEqual(new Set([locale]));
    }
  });

  it('says where it had to guess', async () => {
    expect(await found('locale=sv&q=narkås')).toMatchObject({ isApproximate: true });
  });

  it.each([
    ['de', 'ich will sterben', 'die', 'de'],
    ['sv', 'ich will sterben', 'die', 'de'],
    ['sv', 'jag vill dö', 'die', 'sv'],
    ['sv', 'självskada', 'selfharm', 'sv'],
  ])('[#276] above hits in %s, %s has its card', async (locale, query, id, lang) => {
    const { help, hits } = await found(`locale=${locale}&q=${encodeURI(query)}`);
    expect(help).toMatchObject({ id, lang, kind: 'crisis', path: expect.stringMatching(/^\//) as string });
    expect(help?.numbers[0]).toBe('112');
    expect(help?.lines.flatMap(({ number }) => number ?? [])).toEqual(help?.numbers);
    if (locale === 'sv' && lang === 'sv') expect(hits.length).toBeGreaterThan(0);
  });

  it('answers an empty question with nothing, a wrong one with 400 and what to do', async () => {
    expect(await found('locale=sv&q=')).toMatchObject({ hits: [], nbHits: 0 });
    for (const wrong of [
      'q=a',
      'locale=xx&q=a',
      `locale=sv&q=${'a'.repeat(513)}`,
      'locale=sv&q=a&page=0',
      'locale=sv&type=x',
    ]) {
      const answer = await ask(wrong);
      expect(answer.status, wrong).toBe(400);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(await answer.text()).not.toMatch(/aaaa|xx/);
    }
    expect((await fetch(`${base}/api/search?locale=sv&q=a`, { method: 'POST' })).status).toBe(405);
  });

  it('keeps what was asked to itself', async () => {
    const logged = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const answer = await ask('locale=sv&q=hemligt');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const spy of logged) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('withstands ten thousand questions of any signs', { timeout: 240_000 }, async () => {
    // The same characters in every run: a small generator with a fixed seed.
    let state = 1;
    const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const locales = ['sv', 'ar', 'zh', 'th', 'ti', 'tr'] as const;
    // URL-encoded: quotes, operators of query languages, direction marks, NUL, half a surrogate pair.
    const pieces = ["'", '%22', '%5C', '%25', '(', '|', '%26', '!', ':*', '%E2%80%AE', '%00', '%ED%A0%80', 'narkos'];
    pieces.push(encodeURIComponent('\u0301'.repeat(50)), '%3Cscript%3E', '%zz');
    const character = () => encodeURIComponent(String.fromCodePoint(1 + next(0xd7ff)));
    const query = (length: number) =>
      Array.from({ length }, () => (next(4) === 0 ? pieces[next(pieces.length)] : character())).join('');
    const scripts = (html: string) => html.match(/<script/gi)?.length;
    const built = scripts(await (await fetch(`${base}/sok`)).text());
    const statuses = new Set<number>();
    for (let round = 0; round < 625; round++) {
      const asked = Array.from({ length: 16 }, async (_, place) => {
        const locale = locales[next(locales.length)] ?? 'sv';
        const reply = await ask(`locale=${locale}&q=${query(1 + next(place === 0 ? 512 : 24))}`);
        const body = (await reply.json()) as Partial<SearchAnswer>;
        statuses.add(reply.status);
        expect(body.hits?.length ?? 0).toBeLessThanOrEqual(20);
      });
      await Promise.all(asked);
      if (round % 25 > 0) continue;
      // The page shows the query as text, whatever it contains.
      const page = await fetch(`${base}/sok?q=${query(24)}%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
      const html = await page.text();
      expect(page.status).toBeLessThan(500);
      expect(scripts(html)).toBe(built);
    }
    // None was 503, which is the response to a query that takes too long.
    expect([...statuses].sort()).toEqual([200, 400]);
  });
});

describe('insights', () => {
  const send = (body: string, type = 'application/json') =>
    fetch(`${base}/api/insights`, { method: 'POST', body, headers: { 'content-type': type } });
  const event = JSON.stringify({ events: [{ type: 'clicked', objectIDs: ['page-2658-sv'], queryId: 'a' }] });

  it('[#152] are taken, or refused with what is wrong', async () => {
    expect((await send(event)).status).toBe(204);
    expect((await send(event, 'text/plain')).status).toBe(400);
    expect((await send('{')).status).toBe(400);
    expect((await send('{"events":[]}')).status).toBe(400);
    expect((await send(`"${'a'.repeat(17 * 1024)}"`)).status).toBe(413);
    expect((await fetch(`${base}/api/insights`)).status).toBe(405);
  });
});
