/**
 * Clients that send requests without reading the responses: one response at a time, and others are served meanwhile.
 */
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createNetworks } from '../../src/server/http/networks.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { descriptorsOf, startServer, until } from './process.ts';
import { ask, exchange } from './raw.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0).reverse()) await end();
});

const portOf = (url: string) => Number(new URL(url).port);

async function serve(app: RequestListener): Promise<string> {
  const { server, url } = await listen(app, '127.0.0.1', 0);
  ends.push(() => {
    server.closeAllConnections();
    return stop(server);
  });
  return url;
}

/** Sends a text and reads nothing, for as long as the test runs. */
function send(url: string, text: string): Socket {
  const socket = connect({ host: '127.0.0.1', port: portOf(url) }, () => socket.write(text));
  socket.pause().on('error', () => {});
  ends.push(() => socket.destroy());
  return socket;
}

const line = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

it('begins a request when the former answer has gone, and answers in order', async () => {
  const begun: ServerResponse[] = [];
  const url = await serve((_request, response) => void begun.push(response));
  const answers = exchange(url, line('/1') + line('/2') + line('/3', 'Connection: close\r\n'));
  for (let number = 1; number <= 3; number++) {
    await until(() => begun.length > 0);
    // The other requests came in the same packet, so they have been parsed.
    for (let turn = 0; turn < 10; turn++) await setImmediate();
    expect(begun).toHaveLength(1);
    begun.pop()?.end(`answer ${number}`);
  }
  expect([...(await answers).matchAll(/answer \d/g)].map(String)).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

it('reads nothing more of a client before it has its answers, and all of it then', async () => {
  const most = 100;
  let [begun, hold] = [0, true];
  const held: ServerResponse[] = [];
  const url = await serve((_request, response) => {
    begun++;
    if (hold) held.push(response);
    else response.end();
  });
  const socket = send(url, line('/').repeat(most));
  await until(() => begun === 1);
  expect(begun).toBe(1);
  hold = false;
  socket.resume();
  held.pop()?.end();
  await until(() => begun === most);
});

it('closes a client that sends more than a hundred ahead, and what else its network has open and unread', async () => {
  const { server, url } = await listen((_request, response) => void response.end('x'.repeat(1e6)), '127.0.0.1', 0, {
    networks: createNetworks(50, (address) => address),
  });
  ends.push(() => {
    server.closeAllConnections();
    return stop(server);
  });
  const idle = send(url, '');
  await until(() => idle.readyState === 'open');
  const [first, second] = [send(url, line('/').repeat(1000)), send(url, line('/').repeat(1000))];
  // A socket must read to notice that it is closed.
  for (const socket of [idle, first, second]) socket.resume();
  await until(() => [idle, first, second].every((socket) => socket.destroyed));
  // Others are served meanwhile. The network is let in again after a moment.
  expect((await ask(url, '/', { from: '127.0.0.2' })).status).toBe(200);
  await until(() =>
    ask(url, '/').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
});

it('begins nothing for a client that has left', async () => {
  const begun: ServerResponse[] = [];
  const url = await serve((_request, response) => void begun.push(response));
  const socket = send(url, line('/').repeat(50));
  await until(() => begun.length === 1);
  const closed = new Promise((resolve) => begun[0]?.once('close', resolve));
  socket.resetAndDestroy();
  await until(() => socket.destroyed);
  // The server does not read while requests are waiting, so it notices only when it writes that the client has left.
  begun[0]?.write('x'.repeat(1e6));
  await closed;
  for (let turn = 0; turn < 10; turn++) await setImmediate();
  expect(begun).toHaveLength(1);
});

it('answers 500 without a body where everything else fails, and goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const url = await serve(() => Promise.reject(Object.assign(new Error('hemligt'), { code: 'EMFILE' })));
  for (let time = 0; time < 2; time++) {
    const { status, body } = await ask(url, '/');
    expect([status, body.length]).toEqual([500, 0]);
  }
  expect(log.mock.calls.flat().join()).toMatch(/^Error \(EMFILE\)\n +at /);
  expect(log.mock.calls.flat().join()).not.toContain('hemligt');
});

it('refuses a body in pieces in HTTP/1.0, and what stands behind it', async () => {
  const url = await serve((_request, response) => void response.end('answered'));
  const body = 'Transfer-Encoding: chunked\r\nConnection: keep-alive\r\n\r\n0\r\n\r\n';
  const answers = await exchange(url, `POST / HTTP/1.0\r\nHost: x\r\n${body}${line('/')}`);
  expect(answers).toMatch(/^HTTP\/1\.1 400 /);
  expect(answers).not.toContain('answered');
});

it('ten clients that send 64 kB of requests and read nothing hold up nobody', { timeout: 120_000 }, async () => {
  const server = await startServer();
  ends.push(server.stop);
  const before = descriptorsOf(server);
  const requests = line('/').repeat(Math.floor(65_536 / line('/').length));
  const clients = Array.from({ length: 10 }, () => send(server.url, requests));
  await until(() => clients.every(({ connecting }) => !connecting));
  let most = 0;
  for (let time = 0; time < 75; time++) {
    expect((await ask(server.url, '/tand', { from: '127.0.0.2' })).status).toBe(200);
    most = Math.max(most, descriptorsOf(server));
  }
  // One connection and one file each, plus those of a reader. For timings, see `npm run bench -- attack`.
  expect(most).toBeLessThanOrEqual(before + 30);
  expect(server.log()).not.toContain('Error');
});
