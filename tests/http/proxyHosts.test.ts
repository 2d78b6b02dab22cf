/** Which hosts the proxies fetch from, and which they never do. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { Resolve } from '../../src/server/media/resolve.ts';
import { publicOnly } from '../../src/server/media/resolve.ts';
import { authority, here, problemOf, startMedia } from './mediaServer.ts';
import { startServer, until } from './process.ts';
import { type Answer, ask } from './raw.ts';
import { mediaHost, startUpstream } from './upstream.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const proxies = ['/api/video-proxy?', '/api/image?w=64&'];
const film: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '4' }).end('film');

describe.each(proxies)('%s', (proxy) => {
  it.each([
    [403, 'https://other.example/a'],
    [403, `https://${mediaHost}.evil.example/a`],
    [403, `https://evil.example/${mediaHost}`],
    [403, `https://x.${mediaHost}/a`],
    [403, `https://${mediaHost}./a`],
    [403, `https://${mediaHost}@evil.example/a`],
    [403, `https://evil.example\\@${mediaHost}/a`],
    [403, `https://evil.example#@${mediaHost}/a`],
    [403, 'https://localhost/a'],
    [403, 'https://127.0.0.1/a'],
    [403, 'https://2130706433/a'],
    [403, 'https://0x7f.1/a'],
    [403, 'https://0177.0.0.1/a'],
    [403, 'https://169.254.169.254/latest/meta-data/'],
    [403, 'https://[::1]/a'],
    [403, 'https://[::ffff:127.0.0.1]/a'],
    [403, 'https://[::ffff:7f00:1]/a'],
    [403, 'https://[fd00::1]/a'],
    [403, 'https://[64:ff9b::7f00:1]/a'],
    [403, 'file:///etc/passwd'],
    [403, 'data:video/mp4;base64,AAAA'],
    [403, 'javascript:alert(1)'],
    [400, `http://${mediaHost}/a`],
    [400, `ftp://${mediaHost}/a`],
    [400, `https://user@${mediaHost}/a`],
    [400, `https://:secret@${mediaHost}/a`],
    [400, `https://${mediaHost}:8443/a`],
    [400, `https://${mediaHost}:80/a`],
    [400, 'media.tryggve.example/a'],
    [400, '//media.tryggve.example/a'],
    [400, '/a'],
    [400, ''],
    [400, `https://${mediaHost}/${'a'.repeat(2048)}`],
    [400, 'https://[::1'],
  ])('[#268] answers %i to %s, and asks nobody', async (status, target) => {
    let asked = 0;
    const { url, upstream } = await startMedia(film, {
      resolve: () => {
        asked++;
        return here();
      },
    });
    expect(problemOf(await ask(url, `${proxy}url=${encodeURIComponent(target)}`))).toBe(status);
    expect([asked, upstream.most()]).toEqual([0, 0]);
  });

  it('[#268] answers 400 to no address and to several', async () => {
    const { url } = await startMedia(film);
    const target = `url=${encodeURIComponent(`https://${mediaHost}/a`)}`;
    for (const query of ['', `${target}&${target}`, `url[]=${target.slice(4)}`, `url[a]=${target.slice(4)}`])
      expect(problemOf(await ask(url, proxy + query)), query).toBe(400);
  });

  it('[#268] asks nobody where no host is named', async () => {
    const { url } = await startMedia(film, { hosts: [] });
    for (const target of [`https://${mediaHost}/a`, 'http://localhost/', 'file:///etc/passwd'])
      expect(problemOf(await ask(url, `${proxy}url=${encodeURIComponent(target)}`)), target).toBe(403);
  });
});

describe('a name that leads', () => {
  const lead = (...addresses: string[]): Resolve =>
    publicOnly(() => Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))));

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['fe80::1'],
    ['1.1.1.1', '192.168.0.1'],
  ])('[#268] to %s is refused, and nothing is sent there', async (...addresses) => {
    const { video, image, upstream } = await startMedia(film, { resolve: lead(...addresses) });
    expect([problemOf(await video('/a')), problemOf(await image('/a'))]).toEqual([403, 403]);
    expect(upstream.most()).toBe(0);
  });

  it('[#268] somewhere else the second time is asked for once only: the socket goes where the check looked', async () => {
    const other = await startUpstream(authority(), film, { address: '127.0.0.2' });
    ends.push(() => other.stop());
    let asked = 0;
    const { video } = await startMedia(film, {
      port: other.port,
      resolve: () => Promise.resolve([{ address: `127.0.0.${asked++ % 2 === 0 ? 2 : 1}`, family: 4 }]),
    });
    expect((await video('/a')).status).toBe(200);
    expect([asked, other.requests.length]).toEqual([1, 1]);
  });

  it('nowhere, or to nobody who answers, is not available', { timeout: 30_000 }, async () => {
    const silent = createServer((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    ends.push(() => silent.close());
    const { port } = silent.address() as { port: number };
    const ways: Parameters<typeof startMedia>[1][] = [
      { resolve: publicOnly(() => Promise.resolve([])) },
      { resolve: () => Promise.reject(new Error('getaddrinfo EAI_AGAIN')) },
      { resolve: () => new Promise(() => {}), connectMs: 100 },
      { port, connectMs: 100 },
      { resolve: () => Promise.resolve([{ address: '127.0.0.3', family: 4 }]) },
    ];
    for (const way of ways) expect(problemOf(await (await startMedia(film, way)).video('/a'))).toBe(502);
    let open = 1;
    await until(() => {
      silent.getConnections((_error, count) => (open = count));
      return open === 0;
    });
  });
});

describe('a certificate', () => {
  it('[#268] that nobody known has signed, or that is another name’s, is not believed', async () => {
    const { ca } = authority();
    const unknown = await startMedia(film, { authorities: undefined } as object);
    expect(problemOf(await unknown.video('/a'))).toBe(502);
    const target = encodeURIComponent('https://other.tryggve.example/a');
    const named = await startMedia(film, { hosts: ['other.tryggve.example'], authorities: ca });
    expect(problemOf(await ask(named.url, `/api/video-proxy?url=${target}`))).toBe(502);
    expect([unknown.upstream.requests, named.upstream.requests]).toEqual([[], []]);
  });

  it('[#268] is looked at whatever the environment says, and no proxy of it is asked', async () => {
    const { ca, cert, key } = authority();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-env-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'ca.pem');
    writeFileSync(file, ca);
    const upstream = await startUpstream({ ca, cert, key }, film);
    ends.push(() => upstream.stop());
    let proxied = 0;
    const proxy = createServer((socket) => {
      proxied++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    ends.push(() => proxy.close());
    const proxyUrl = `http://127.0.0.1:${(proxy.address() as { port: number }).port}`;
    const script = `
      import { createFetcher } from ${JSON.stringify(path.resolve('src/server/media/fetcher.ts'))};
      const fetcher = createFetcher({ port: ${upstream.port}, resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
      const ask = { method: 'GET', accept: '*/*', signal: new AbortController().signal };
      await fetcher(new URL('https://${mediaHost}/a'), ask).then(({ statusCode }) => console.log(statusCode), ({ status }) => console.log(status));`;
    const env = {
      ...process.env,
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_EXTRA_CA_CERTS: file,
      SSL_CERT_FILE: file,
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: proxyUrl,
      https_proxy: proxyUrl,
      ALL_PROXY: proxyUrl,
      NODE_NO_WARNINGS: '1',
    };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
    expect(stdout.trim()).toBe('502');
    expect([upstream.most(), proxied, upstream.requests]).toEqual([1, 0, []]);
  });
});

it('[#272] by its settings the server asks nobody, then those named, so many times', { timeout: 60_000 }, async () => {
  const target = `url=${encodeURIComponent(`https://${mediaHost}/a`)}`;
  const closed = await startServer({ MEDIA_RATE: '0.01', MEDIA_BURST: '8', MEDIA_HOSTS: '' });
  ends.push(() => closed.stop());
  const answers: Answer[] = [];
  while (answers.length < 12 && answers.at(-1)?.status !== 429)
    answers.push(await ask(closed.url, `${proxies[answers.length % 2]}${target}`));
  const refused = answers.pop();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  // The system counts processor time in ticks of 4 ms. A tick that falls into a request costs one more token.
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.length).toBeLessThan(9);
  expect(refused && problemOf(refused)).toBe(429);
  expect((await ask(closed.url, '/api/search?locale=sv&q=')).status, 'has a limit of its own').toBe(200);
  const open = await startServer({ MEDIA_HOSTS: mediaHost });
  ends.push(() => open.stop());
  expect(problemOf(await ask(open.url, proxies[0] + target)), 'a name that does not exist').toBe(502);
  const { headers } = await ask(open.url, '/');
  for (const directive of ['img-src', 'media-src'])
    expect(headers['content-security-policy']).toContain(`${directive} 'self' https://${mediaHost};`);
});
