/** Groups of clowns, news and their feed, as both servers send them. */
import { expect, it } from 'vitest';
import { bothServers, serverNames } from './both.ts';
import { ask } from './raw.ts';

const urls = bothServers();
const get = (server: string, path: string) => ask(urls[server] ?? '', path);

it.each(serverNames)('[#62] %s shows a group of clowns, and none at an address that is not there', async (server) => {
  expect((await get(server, '/clownsjukhuset/clownronden')).status).toBe(200);
  expect((await get(server, '/en/clown-hospital/clownronden')).status).toBe(200);
  expect((await get(server, '/clownsjukhuset/ingen')).status).toBe(404);
});

it.each(serverNames)('[#72] %s sends news and a feed whose items have pages', async (server) => {
  for (const path of ['/nyheter', '/en/news']) {
    const { status, headers, body } = await get(server, `${path}/rss.xml`);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(/^application\/(rss\+)?xml/);
    const links = [...body.toString().matchAll(/<item>\n<title>.*\n<link>([^<]+)</g)].map(([, link = '']) => link);
    expect(links, path).toHaveLength(6);
    for (const link of links) {
      const { pathname } = new URL(link);
      expect(pathname.startsWith(`${path}/`), pathname).toBe(true);
      expect((await get(server, pathname)).status, pathname).toBe(200);
    }
  }
  expect((await get(server, '/nyheter/inget')).status).toBe(404);
});
