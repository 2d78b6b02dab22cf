/** Every page of the site, as our own server sends it. */
import { afterAll, beforeAll } from 'vitest';
import { buildSite } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { ask } from './raw.ts';

export const config = readConfig();
export const site = buildSite(loadContent('content', config).content);
export const entries = [...site.byPath];

type Fetched = { status: number; html: string; cookies: unknown };

/**
 * Starts the server for the tests of a file.
 * @returns a function that fetches a page; each address is requested once, and the tests share the responses
 */
export function serveSite(): (place: string) => Promise<Fetched> {
  let base = '';
  let end = async () => {};
  beforeAll(async () => {
    const { server, url } = await listen(createApp(config), '127.0.0.1', 0);
    base = url;
    end = () => stop(server);
  });
  afterAll(() => end());

  const pages = new Map<string, Promise<Fetched>>();
  return (place) => {
    const asked =
      pages.get(place) ??
      ask(base, place).then(({ status, headers, body }) => ({
        status,
        html: body.toString(),
        cookies: headers['set-cookie'],
      }));
    pages.set(place, asked);
    return asked;
  };
}

export const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
