/** Many readers at once: the memory, processor time and connections that the proxies use stay within bounds. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startMedia } from './mediaServer.ts';
import { until } from './process.ts';

const readers = 200;

it('200 pictures at once all come: few are fetched, and at most four decoded, at a time', async () => {
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#693' } })
    .jpeg()
    .toBuffer();
  const { image, upstream } = await startMedia((_request, response) => response.end(picture));
  let decoding = 0;
  const looking = setInterval(() => {
    const { queue, process } = sharp.counters();
    decoding = Math.max(decoding, queue + process);
  }, 1);
  const answers = await Promise.all(Array.from({ length: readers }, (_, at) => image(`/${at}.jpg`, 'w=64')));
  clearInterval(looking);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(readers);
  expect(upstream.requests).toHaveLength(readers);
  expect(upstream.most()).toBeLessThanOrEqual(20);
  expect(decoding).toBeGreaterThan(0);
  expect(decoding).toBeLessThanOrEqual(4);
  await until(() => upstream.open() === 0);
});

it('200 readers who do not read on hold no film in memory, and no connection once they are gone', async () => {
  const length = 20e6;
  let sent = 0;
  const { url, videoPath, upstream } = await startMedia((_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': length });
    const send = () => {
      while (sent < readers * length && !response.destroyed) {
        sent += 65_536;
        if (!response.write(Buffer.alloc(65_536))) return;
      }
    };
    response.on('drain', send);
    send();
  });
  const { port } = new URL(url);
  const before = process.memoryUsage().rss;
  const sockets = Array.from({ length: readers }, (_, at) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${videoPath(`/${at}.mp4`)} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    );
    return socket.on('error', () => {}).pause();
  });
  // No client reads, so sending stops by itself, far below 4 GB.
  for (let last = -1; last !== sent || sent === 0; await setTimeout(300)) last = sent;
  expect(sent).toBeLessThan(readers * 6e6);
  expect(upstream.most()).toBeLessThanOrEqual(110);
  expect((process.memoryUsage().rss - before) / 1e6, 'MB, of both ends and the host').toBeLessThan(500);
  for (const socket of sockets) socket.destroy();
  await until(() => upstream.open() === 0);
});

it('a film that is stopped and begun again at once, over and over, leaves nothing behind', async () => {
  const { url, videoPath, upstream } = await startMedia((_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 1e6 }).write(Buffer.alloc(5e5));
  });
  const { port } = new URL(url);
  for (let time = 0; time < 30; time++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${videoPath('/a.mp4')} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
  }
  await until(() => upstream.open() === 0);
  expect(upstream.requests).toHaveLength(30);
});
