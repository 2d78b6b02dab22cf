/** Our own server with the proxies alone, and a host that they may fetch from. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { createApp } from '../../src/server/http/app.ts';
import { policyFile } from '../../src/server/http/headers.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import type { FetcherOptions } from '../../src/server/media/fetcher.ts';
import { mediaRoutes } from '../../src/server/media/routes.ts';
import { ask } from './raw.ts';
import { type Authority, makeAuthority, mediaHost, startUpstream } from './upstream.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

let made: Authority | undefined;
/** Returns the certificate authority for the tests of a file, created once. */
export const authority = (): Authority => (made ??= makeAuthority());

/** Resolves every name to this machine, without any checks. */
export const here = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);

/** In each encoding, as every built site has them. */
const errorPages = Object.fromEntries(
  ['500.html', '404.html', ...languageCodes.filter((code) => code !== 'sv').map((code) => `${code}/404.html`)].flatMap(
    (name) => ['', '.br', '.gz'].map((ending) => [name + ending, '']),
  ),
);

/** Returns a site without pages: listing a real one takes longer than most of the tests. */
function emptySite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-site-'));
  for (const [name, data] of Object.entries({
    'data/routes.json': [],
    [policyFile]: { script: [], style: [], connect: [] },
    ...errorPages,
  })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), JSON.stringify(data));
  }
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Options = FetcherOptions & { hosts?: string[]; cacheBytes?: number; folder?: string };

/**
 * Starts both.
 * @returns how to request a path of the host through a proxy, and the host itself
 */
export async function startMedia(app: RequestListener, { hosts = [mediaHost], cacheBytes = 0, ...more }: Options = {}) {
  const upstream = await startUpstream(authority(), app);
  const folder = more.folder ?? mkdtempSync(path.join(os.tmpdir(), 'tryggve-pictures-'));
  const routes = mediaRoutes(
    { mediaHosts: hosts, imageCache: { folder, bytes: cacheBytes } },
    { resolve: here, port: upstream.port, authorities: authority().ca, ...more },
  );
  const { server, url } = await listen(createApp({ ...readConfig(), outDir: emptySite(), routes }), '127.0.0.1', 0);
  ends.push(
    () => upstream.stop(),
    () => {
      server.closeAllConnections();
      return stop(server);
    },
    () => rmSync(folder, { recursive: true, force: true }),
  );
  const addressOf = (place: string) => `url=${encodeURIComponent(`https://${mediaHost}${place}`)}`;
  return {
    url,
    upstream,
    folder,
    image: (place: string, size = 'w=64', headers = {}) =>
      ask(url, `/api/image?${addressOf(place)}&${size}`, { headers }),
    videoPath: (place: string) => `/api/video-proxy?${addressOf(place)}`,
    video: (place: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(url, `/api/video-proxy?${addressOf(place)}`, { headers, method }),
  };
}

/** Returns the status in a problem document, after checking that it is one and contains nothing that it must not. */
export function problemOf({ headers, body }: Awaited<ReturnType<typeof ask>>): number {
  const text = body.toString();
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') throw new Error(`No problem: ${text}`);
  if (/tryggve|\.example|\.ts\b|\bat \S+ \(/.test(text)) throw new Error(`Tells too much: ${text}`);
  const { status, title, detail, type } = JSON.parse(text) as Record<string, unknown>;
  if (!title || !detail || !type) throw new Error(`Not whole: ${text}`);
  return Number(status);
}
