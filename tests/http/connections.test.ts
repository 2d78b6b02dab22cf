/** Connections that serve no purpose: none is kept open, and their number is limited. */
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { descriptorsOf, type Started, startServer, until } from './process.ts';
import { ask } from './raw.ts';

let server: Started;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

/** Opens connections that send this text and never close. */
function open(count: number, text: string, from?: string): { received: () => number; closed: () => number } {
  let [received, closed] = [0, 0];
  const { hostname, port } = new URL(server.url);
  for (let number = 0; number < count; number++) {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true, localAddress: from }, () => {
      if (text) socket.write(text);
    });
    socket.once('data', () => received++);
    socket.on('error', () => {}).on('close', () => closed++);
    sockets.push(socket);
  }
  return { received: () => received, closed: () => closed };
}

it(
  'lets go of connections that send garbage, or nothing whole, though they never close',
  { timeout: 120_000 },
  async () => {
    server = await startServer({ NETWORK_CONNECTIONS: '0' });
    const before = descriptorsOf(server);
    const garbage = open(300, 'garbage\r\n\r\n');
    await until(() => garbage.received() === 300);
    await until(() => descriptorsOf(server) <= before + 5, 10_000);

    open(100, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    open(100, 'POST /api/insights HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Le');
    open(100, '');
    await until(() => descriptorsOf(server) > before + 250);
    expect((await ask(server.url, '/tand')).status).toBe(200);
    await until(() => descriptorsOf(server) <= before + 5, 20_000);
  },
);

it('takes no more connections of one network than it is told, and of others all the same', async () => {
  server = await startServer({ NETWORK_CONNECTIONS: '20' });
  const crowd = open(30, '', '127.0.0.9');
  await until(() => crowd.closed() === 10);
  expect((await ask(server.url, '/tand')).status).toBe(200);
  for (const socket of sockets.splice(0, 30)) socket.destroy();
  await until(async () => {
    const again = await ask(server.url, '/tand', { from: '127.0.0.9' }).catch(() => undefined);
    return again?.status === 200;
  });
});

it('counts no network of a proxy that it trusts', async () => {
  server = await startServer({ NETWORK_CONNECTIONS: '20', TRUST_PROXY: '127.0.0.9' });
  const proxy = open(30, 'GET /tand HTTP/1.1\r\nHost: localhost\r\n\r\n', '127.0.0.9');
  await until(() => proxy.received() === 30);
  expect(proxy.closed()).toBe(0);
});

it('takes no more connections than it is told, and new ones when others have gone', { timeout: 120_000 }, async () => {
  server = await startServer({ MAX_CONNECTIONS: '20' });
  open(20, '');
  const refused = () =>
    ask(server.url, '/tand').then(
      () => false,
      () => true,
    );
  await until(refused);
  for (const socket of sockets.splice(0)) socket.destroy();
  await until(async () => !(await refused()));
});
