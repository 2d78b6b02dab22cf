/**
 * A query is health data: no log contains it or the page that it came from, and a client that disconnects is no error.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { writeNginxFiles } from '../../scripts/nginx-files.ts';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { startNginx } from './nginx.ts';
import { type Started, startServer, until } from './process.ts';
import { ask, exchange } from './raw.ts';

const config = readConfig();
const stops: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of stops.splice(0).reverse()) await end();
});

async function started(): Promise<Started> {
  const server = await startServer();
  stops.push(server.stop);
  return server;
}

/** Sends the beginning of a request and disconnects. */
const leaveAfter = (url: string, text: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 20)),
    );
    socket.on('error', () => {}).on('close', () => resolve());
  });

it(
  'our own server logs nothing of clients that leave in the middle, nor of hostile requests',
  { timeout: 120_000 },
  async () => {
    const { url, log } = await started();
    const quiet = log();
    const head = 'Host: localhost\r\nReferer: http://localhost/sok?q=hemligt\r\n';
    const upload = `POST /api/insights HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"events":[`;
    await Promise.all([
      ...Array.from({ length: 10 }, () => leaveAfter(url, upload)),
      leaveAfter(url, `GET /api/search?locale=sv&q=hemligt HTTP/1.1\r\n${head}\r\n`),
      leaveAfter(url, `GET /sok?q=hemligt HTTP/1.1\r\n${head}\r\n`),
      leaveAfter(url, `GET /tand?q=hemligt HTTP/1.1\r\n${head}`),
      exchange(url, `GET /%zz?q=hemligt HTTP/1.1\r\n${head}Connection: close\r\n\r\n`),
      exchange(url, `hemligt\r\n${head}\r\n`),
    ]);
    expect((await ask(url, '/tand')).status).toBe(200);
    expect(log()).toBe(quiet);
  },
);

it('our own server tells where something broke, without what was asked for', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = ({ query }: { query: object }) => {
    throw new RangeError(`hemligt ${JSON.stringify(query)}`);
  };
  const { server, url } = await listen(createApp({ ...config, routes: { '/api/broken': broken } }), '127.0.0.1', 0);
  stops.push(() => stop(server));
  expect((await ask(url, '/api/broken?q=hemligt')).status).toBe(500);
  const told = log.mock.calls.flat().join();
  expect(told).toMatch(/^RangeError\n +at .*logs\.test\.ts/);
  expect(told).not.toContain('hemligt');
});

it('nginx logs no query and no Referer, whatever goes wrong', { timeout: 120_000 }, async () => {
  const { url } = await started();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-logs-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const logs = { access: path.join(folder, 'access.log'), error: path.join(folder, 'error.log') };
  writeNginxFiles(config, folder);
  const upstreamPort = Number(new URL(url).port);
  const nginx = await startNginx({ outDir: config.outDir, generated: folder, upstreamPort, logs });
  stops.push(nginx.stop);
  const head = 'Host: localhost\r\nReferer: http://localhost/sok?q=hemligt\r\nConnection: close\r\n';
  const requests = [
    `GET /tand?q=hemligt HTTP/1.1\r\n${head}\r\n`,
    // A body that nginx rejects.
    `GET /tand?q=hemligt HTTP/1.1\r\n${head}Content-Length: 2000000\r\n\r\n`,
    `POST /api/insights?q=hemligt HTTP/1.1\r\n${head}Content-Length: 2000000\r\n\r\n`,
    `GET /tand?q=hemligt HTTP/1.1\r\n${head}Host: other\r\n\r\n`,
    `GET /tand?q=hemligt HTTP/2.0\r\n${head}\r\n`,
    `GET /%zz?q=hemligt HTTP/1.1\r\n${head}\r\n`,
    `GET /tand?q=hemligt${'t'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`,
    `GET /tand?q=hemligt HTTP/1.1\r\n${head}X-Big: ${'a'.repeat(70_000)}\r\n\r\n`,
    `FOO /tand?q=hemligt HTTP/1.1\r\n${head}\r\n`,
    `hemligt ?q=hemligt\r\n${head}\r\n`,
  ];
  // nginx waits for the rest of a body that it has rejected, so send all requests at once.
  await Promise.all(
    [nginx.url, nginx.plainUrl].flatMap((base) => requests.map((request) => exchange(base, request).catch(() => {}))),
  );
  await leaveAfter(nginx.url, `GET /sok?q=hemligt HTTP/1.1\r\n${head}\r\n`);
  expect((await ask(nginx.url, '/om-oss?q=hemligt')).status).toBe(200);
  await until(() => readFileSync(logs.access, 'utf8').includes('/om-oss'));
  expect(readFileSync(logs.access, 'utf8') + readFileSync(logs.error, 'utf8')).not.toContain('hemligt');
});
