/** The search page with a query in its address, from both servers, for readers without scripts. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeNginxFiles } from '../../scripts/nginx-files.ts';
import { readConfig } from '../../src/config.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { searchPath } from '../../src/i18n/paths.ts';
import { createApp } from '../../src/server/http/app.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { searchPages } from '../../src/server/search/page.ts';
import { createHelp } from '../../src/server/search/help/card.ts';
import { createResources } from '../../src/server/search/language/resources.ts';
import { createSearchService, type SearchService } from '../../src/server/search/service.ts';
import { readHelp, readLanguage } from '../../src/server/search/store.ts';
import { createSearch } from '../../src/server/search/start.ts';
import { serverNames } from './both.ts';
import { startNginx } from './nginx.ts';

const config = readConfig();
const search = createSearch(config.outDir);
let service: () => SearchService | undefined = search.service;
const urls: Record<string, string> = {};
const stops: (() => Promise<unknown> | undefined)[] = [];

beforeAll(async () => {
  await search.load();
  const { routes: answers } = searchPages(config.outDir, () => service(), { timeoutMs: 200 });
  const { server, url } = await listen(createApp({ ...config, answers }), '127.0.0.1', 0);
  urls['own server'] = url;
  // The first request takes longer, since it loads the code of the page.
  await fetch(`${url}/sok?q=a`);
  stops.push(() => stop(server));
  const generated = mkdtempSync(path.join(os.tmpdir(), 'tryggve-generated-'));
  writeNginxFiles(config, generated);
  const nginx = await startNginx({ outDir: config.outDir, generated, upstreamPort: Number(new URL(url).port) });
  urls['nginx'] = nginx.url;
  stops.push(nginx.stop, async () => rmSync(generated, { recursive: true, force: true }));
});
afterAll(async () => {
  for (const end of stops) await end();
});

/** Parses a page without running its scripts. */
const documentOf = (html: string) =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
const numbers = (document: Document) => document.querySelectorAll('[data-search] a[href^="tel:"]');
/** The help lines with their heading, not only the numbers. */
const helpCard = '[data-search] [data-help]';
const statusOf = (document: Document) => document.querySelector('main [role="status"]')?.textContent;
const filterOf = (document: Document, type: string) =>
  [...document.querySelectorAll('button[name="type"]')].find((one) => one.textContent.startsWith(type));

describe.each(serverNames)('%s', (name) => {
  const get = async (place: string, options?: RequestInit) => {
    const response = await fetch(`${urls[name]}${place}`, { redirect: 'manual', ...options });
    return { response, document: documentOf(await response.text()) };
  };

  it('[#264] answers a question in the page, and asks nobody to keep or list it', async () => {
    const { response, document } = await get('/sok?q=narkos');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).not.toContain(',');
    expect(document.querySelector('input[name="q"]')?.getAttribute('value')).toBe('narkos');
    expect(document.querySelectorAll('[data-object]').length).toBeGreaterThan(5);
    expect(document.querySelector('[data-object] mark')?.textContent).toMatch(/narkos/i);
    expect(statusOf(document)).toMatch(/^\d+ träffar$/);
  });

  it('[#264] finds in every language, on its own page', async () => {
    for (const code of languageCodes) {
      const { document } = await get(`${searchPath(code)}?q=1177`);
      expect(document.documentElement.getAttribute('lang'), code).toBe(code);
      expect(document.querySelectorAll('[data-object]').length, code).toBeGreaterThan(0);
    }
  });

  it('[#133] [#137] knows filter and page', async () => {
    const { document } = await get('/sok?q=barn&page=2&type=');
    expect(document.querySelector('ol [aria-current="page"]')?.textContent).toBe('2');
    const next = document.querySelector('nav > [aria-label="Förra sidan"]')?.getAttribute('href');
    expect(next).toBe('/sok?q=barn');
    const filtered = await get('/sok?q=narkos&type=faq');
    expect(filterOf(filtered.document, 'Frågor')?.getAttribute('aria-pressed')).toBe('true');
    expect(filterOf(filtered.document, 'Frågor')?.getAttribute('value')).toBe('');
    expect(filtered.document.querySelectorAll('[data-object] h2 a').length).toBe(0);
    const beyond = await get('/sok?q=barn&page=99');
    expect(beyond.document.querySelectorAll('[data-object]').length).toBeGreaterThan(0);
    // Where a language has no content of a type, no filter could be cleared, so the address cannot set one either.
    for (const place of [
      '/fi/search?q=narkoosi&type=video',
      '/fi/search?q=narkoosi&type=faq',
      '/sok?q=narkos&type=x&page=-3',
    ]) {
      const { response, document } = await get(place);
      expect(response.status, place).toBe(200);
      expect(document.querySelectorAll('[data-object]').length, place).toBeGreaterThan(2);
      expect(document.querySelector('[name="type"][aria-pressed="true"]'), place).toBeNull();
    }
  });

  it('escapes whatever was asked', async () => {
    for (const query of [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'--",
      '&lt;b&gt;',
      '\u0000\ud800',
    ]) {
      const { response, document } = await get(`/sok?q=${encodeURIComponent(query.toWellFormed())}`);
      expect(response.status).toBe(200);
      expect(document.querySelector('input[name="q"]')?.getAttribute('value')).toBe(query.toWellFormed());
      expect(document.querySelectorAll('[onerror]')).toHaveLength(0);
      expect([...document.querySelectorAll('script')].map((script) => script.textContent).join()).not.toContain(
        'alert',
      );
    }
  });

  it('says what is wrong with a question that is too long', async () => {
    const { response, document } = await get(`/sok?q=${'a'.repeat(513)}`);
    expect(response.status).toBe(400);
    expect(statusOf(document)).toBe('Det var långt. Använd högst 512 tecken.');
  });

  it('sends the page as it was built where nothing is asked', async () => {
    for (const place of ['/sok', '/sok?q=', '/sok?q=+', '/sok?type=faq', '/sok?q[]=a']) {
      const { response, document } = await get(place);
      expect(response.status, place).toBe(200);
      expect(response.headers.get('x-robots-tag'), place).toBeNull();
      expect(document.querySelectorAll('[data-object]').length, place).toBe(0);
    }
    expect((await get('/sok?q=narkos', { method: 'POST', body: 'a' })).response.status).toBe(405);
    expect((await get('/tand?q=narkos')).response.headers.get('x-robots-tag')).toBeNull();
  });

  it('says that it can not search, with the page around it, while the engine is down, slow or not there', async () => {
    const asked = console.error;
    const logged: unknown[] = [];
    console.error = (...line: unknown[]) => logged.push(...line);
    const broken =
      (answer: SearchService['answer']): typeof service =>
      () => ({ ...(search.service() as SearchService), answer });
    try {
      for (const state of [
        () => undefined,
        broken(() => Promise.reject(new Error('narkos'))),
        broken(() => new Promise(() => undefined)),
      ]) {
        service = state;
        const { response, document } = await get('/sok?q=narkos');
        expect(response.status).toBe(503);
        expect(statusOf(document)).toBe('Det går inte att söka just nu. Försök igen om en stund.');
        expect(document.querySelectorAll('[data-index] a').length).toBeGreaterThan(50);
        // Without an answer it is unknown whether help is needed, so the numbers are small and at the bottom.
        expect(document.querySelector(helpCard)).toBeNull();
        expect(numbers(document)).toHaveLength(4);
      }
    } finally {
      service = search.service;
      console.error = asked;
    }
    expect(logged.join()).not.toContain('narkos');
  });

  it('[#276] shows a help card above its hits, which are titles alone', async () => {
    const { document } = await get('/sok?q=jag+vill+d%C3%B6');
    const card = document.querySelector(helpCard);
    const hit = document.querySelector('[data-object]');
    if (!card || !hit) throw new Error('there is no card, or no hit');
    expect(card.querySelector('a[href="tel:112"]')).not.toBeNull();
    expect(card.compareDocumentPosition(hit) & hit.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(hit.querySelectorAll('p')).toHaveLength(1);
  });

  it('[#276] shows the card also while the engine is down', async () => {
    const down = { name: 'down', search: () => Promise.reject(new Error('down')) };
    const resources = new Map(
      (['sv', 'ti', 'en'] as const).map((code) => [code, createResources(code, readLanguage(config.outDir, code))]),
    );
    const helpFor = createHelp(resources, readHelp(config.outDir));
    service = () => createSearchService(down, resources, () => 'id', helpFor);
    try {
      for (const place of ['/sok?q=jag+vill+d%C3%B6', '/ti/search?q=jag+vill+d%C3%B6', '/en/search?q=kill+myself']) {
        const { response, document } = await get(place);
        expect(response.status).toBe(200);
        expect(document.querySelector(helpCard)).not.toBeNull();
        expect(document.querySelectorAll('[data-object]')).toHaveLength(0);
      }
    } finally {
      service = search.service;
    }
  });
});

describe('nginx alone', () => {
  it('still has the page, with every page from A to Z', async () => {
    await stops.shift()?.();
    const response = await fetch(`${urls['nginx']}/sok?q=narkos`);
    expect(response.status).toBe(200);
    expect(documentOf(await response.text()).querySelectorAll('[data-index] a').length).toBeGreaterThan(50);
  });
});
