/** SIGTERM while readers wait for answers: each gets a whole one, and the server is gone soon after. */
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer } from './process.ts';
import { exchange } from './raw.ts';

/** @returns whether an answer is whole: as long as it says, or ended by its last chunk */
function isWhole(answer: string): boolean {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 200 ') && rest.join('\r\n\r\n').length === Number(length);
}

it('[#275] SIGTERM cuts no answer off, and closes each connection with its answer', { timeout: 120_000 }, async () => {
  const server = await startServer();
  // An idle connection, as a browser keeps one.
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  const places = ['/sok?q=tand', '/api/search?locale=sv&q=tand', '/tand'];
  const askFor = (count: number) =>
    Array.from({ length: count }, (_, number) =>
      exchange(server.url, `GET ${places[number % places.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`).catch(String),
    );
  const early = askFor(50);
  await setTimeout(5);
  // What comes while it is halted waits for it, so that it is surely told to stop before it reads any of that.
  server.child.kill('SIGSTOP');
  const late = askFor(50);
  await setTimeout(500);
  const began = performance.now();
  const ended = server.stop();
  server.child.kill('SIGCONT');
  const code = await ended;
  const seconds = (performance.now() - began) / 1000;
  const all = await Promise.all([...early, ...late]);
  expect(all.filter((answer) => !isWhole(answer)).map((answer) => answer.slice(0, 200))).toEqual([]);
  for (const answer of await Promise.all(late)) expect(answer).toMatch(/^connection: close\r?$/im);
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(6);
  idle.destroy();
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
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(6000);
    socket.destroy();
  },
);
