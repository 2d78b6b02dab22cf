/** What the search page says to a network that sends too many requests. */
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { createLimiter, limited } from '../../src/server/http/limit.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { searchPages } from '../../src/server/search/page.ts';
import { createSearch } from '../../src/server/search/start.ts';

const config = readConfig();

it('[#272] [#276] a client that asks too often gets the page with the help lines, and is asked to wait', async () => {
  const search = createSearch(config.outDir);
  await search.load();
  const pages = searchPages(config.outDir, search.service);
  const limit = { limiter: createLimiter({ rate: 0.001, burst: 1 }), networkOf: () => 'one' };
  const answers = limited(limit, pages.routes, pages.refusal);
  const { server, url } = await listen(createApp({ ...config, answers }), '127.0.0.1', 0);
  try {
    expect((await fetch(`${url}/ar/search?q=a`)).status).toBe(200);
    const response = await fetch(`${url}/ar/search?q=a`);
    const document = new new Window().DOMParser().parseFromString(await response.text(), 'text/html');
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(document.documentElement.getAttribute('lang')).toBe('ar');
    expect(document.querySelectorAll('[data-search] a[href^="tel:"]')).toHaveLength(4);
    expect(document.querySelector('[role="status"]')?.textContent).not.toBe('');
  } finally {
    await stop(server);
  }
});
