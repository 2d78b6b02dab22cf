/** nginx in front of Node servers that are starting, and with clients that occupy connections. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeNginxFiles } from '../../scripts/nginx-files.ts';
import { readConfig } from '../../src/config.ts';
import { startNginx } from './nginx.ts';
import { until } from './process.ts';
import { ask } from './raw.ts';

const config = readConfig();
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/**
 * Starts a Node server of the test's own.
 * @returns its port
 */
async function upstream(app: RequestListener): Promise<number> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function start(upstreamPort: number, otherPort?: number) {
  const generated = mkdtempSync(path.join(os.tmpdir(), 'tryggve-generated-'));
  writeNginxFiles(config, generated);
  const nginx = await startNginx({
    outDir: config.outDir,
    generated,
    upstreamPort,
    ...(otherPort !== undefined && { otherPort }),
  });
  ends.push(() => rmSync(generated, { recursive: true, force: true }), nginx.stop);
  return nginx;
}

it('asks another Node server where one is starting: no reader gets its 503', async () => {
  let refused = 0;
  const starting = await upstream((_request, response) => {
    refused++;
    response.writeHead(503).end();
  });
  const ready = await upstream((_request, response) => response.end('found'));
  const { url } = await start(starting, ready);
  for (const place of ['/api/search?locale=sv&q=a', '/sok?q=a', '/healthz', '/en/search?q=a'])
    expect((await ask(url, place)).status, place).toBe(200);
  expect(refused).toBeGreaterThan(0);
});

it('says 503 where none is ready', async () => {
  const { url } = await start(await upstream((_request, response) => response.writeHead(503).end()));
  expect((await ask(url, '/healthz')).status).toBe(503);
});

it('lets one network have 200 requests under way, and others theirs', async () => {
  let asked = 0;
  const { url } = await start(
    await upstream((request, response) => {
      asked++;
      if (request.url === '/healthz') response.end('ok');
    }),
  );
  const { port } = new URL(url);
  for (let number = 0; number < 200; number++) {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: '127.0.0.9' }, () =>
      socket.write('GET /api/search HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    socket.on('error', () => {});
    ends.push(() => socket.destroy());
  }
  await until(() => asked === 200);
  expect((await ask(url, '/tand', { from: '127.0.0.9' })).status).toBe(429);
  expect((await ask(url, '/healthz')).status).toBe(200);
  expect((await ask(url, '/tand')).status).toBe(200);
});

it('lets go of a client that sends no whole head in ten seconds', async () => {
  const { url } = await start(await upstream((_request, response) => response.end()));
  let isClosed = false;
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: '));
  ends.push(() => socket.destroy());
  socket.resume().on('close', () => (isClosed = true));
  await until(() => isClosed, 25_000);
});
