/** SIGTERM while clients wait for responses: each gets a complete one, and the server ends soon after. */
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer } from './process.ts';
import { exchange } from './raw.ts';

/** Returns whether a response is complete: as long as it declares, or ended by its last chunk. */
function isWhole(answer: string): boolean {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 200 ') && rest.join('\r\n\r\n').length === Number(length);
}

it('[#275] SIGTERM cuts no answer off, and closes each connection with its answer', { timeout: 120_000 }, async () => {
  const server = await startServer();
  // A stopped process reads nothing. When it continues, these requests and SIGTERM are waiting in the kernel.
  server.child.kill('SIGSTOP');
  const places = ['/sok?q=tand', '/api/search?locale=sv&q=tand', '/tand'];
  const answers = Array.from({ length: 100 }, (_, number) =>
    exchange(server.url, `GET ${places[number % places.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`).catch(String),
  );
  // An idle connection, as a browser keeps one. It is opened last, when the others are open and their requests sent.
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  const closed = new Promise((resolve) => idle.once('close', resolve));
  const stopped = server.stop();
  server.child.kill('SIGCONT');
  const code = await stopped;
  const all = await Promise.all(answers);
  expect(all.filter((answer) => !isWhole(answer)).map((answer) => answer.slice(0, 200))).toEqual([]);
  expect(all.filter((answer) => /^connection: close\r?$/im.test(answer)).length).toBeGreaterThan(0);
  expect(all.filter((answer) => /^connection: keep-alive\r?$/im.test(answer))).toEqual([]);
  expect(code).toBe(0);
  await closed;
});

it(
  '[#275] a client that never ends its request does not hold the server up for long',
  { timeout: 120_000 },
  async () => {
    const server = await startServer();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: '),
    );
    socket.on('error', () => {});
    await setTimeout(200);
    // It would never end by itself.
    expect(await server.stop()).toBe(0);
    socket.destroy();
  },
);
