/** Measures what other readers get while clients occupy our server's connections, and whether it survives. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ask, quantile } from './load.ts';
import { figure, table } from './figures.ts';
import type { Aim } from './part.ts';
import { startSearch } from './servers.ts';
import type { BuiltSite } from './site.ts';

const pipelining = { connections: 10, bytes: 65_536, pages: 75, p99Ms: 20 };
const crowd = { files: 1024, connections: 2000 };
const pageEveryMs = 20;
const settleMs = 2000;

const requests = 'GET / HTTP/1.1\r\nHost:x\r\n\r\n'.repeat(pipelining.bytes / 26);

/** Opens connections that send a text and read nothing. @param isStubborn reopens connections that are closed */
function hold(url: string, count: number, text: string, isStubborn: boolean) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isOver = false;
  const start = () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.9' }, () => socket.write(text));
    open.add(socket);
    socket.pause().on('error', () => {});
    socket.once('close', () => {
      open.delete(socket);
      if (isStubborn && !isOver) start();
    });
  };
  for (let number = 0; number < count; number++) start();
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}

/** Requests a page several times in sequence. @returns the times of the answered requests, in ms */
async function read(url: string, pages: number): Promise<number[]> {
  const times: number[] = [];
  for (let page = 0; page < pages; page++) {
    const began = performance.now();
    const answer = await ask(`${url}/tand`, {}).catch(() => undefined);
    if (answer?.status === 200) times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pageEveryMs));
  }
  return times;
}

/** Measures readers' pages next to pipelining clients, and next to a crowd of connections with few file descriptors. */
export async function measureConnections(site: BuiltSite): Promise<{ markdown: string; aims: Aim[] }> {
  const rows: string[][] = [];
  const aims: Aim[] = [];
  const server = await startSearch(site, 'own server', {});
  try {
    await read(server.url, 20);
    for (const [name, count, isStubborn] of [
      ['nobody', 0, false],
      ['ten pipelining', pipelining.connections, false],
      ['ten pipelining, opened anew when closed', pipelining.connections, true],
    ] as const) {
      const stop = hold(server.url, count, requests, isStubborn);
      // Wait for a steady state: at first the server reads what each connection has sent.
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      const times = await read(server.url, pipelining.pages);
      stop();
      const p99 = quantile(times, 0.99);
      rows.push([name, `${times.length} of ${pipelining.pages}`, figure(quantile(times, 0.5), 1), figure(p99, 1)]);
      if (count === 0) continue;
      aims.push({
        aim: `${name}: others get ${pipelining.pages} of ${pipelining.pages} pages, p99 at most ${pipelining.p99Ms} ms`,
        measured: `${times.length}, ${figure(p99, 1)} ms`,
        isMet: times.length === pipelining.pages && p99 <= pipelining.p99Ms,
      });
    }
  } finally {
    await server.stop();
  }
  const { times, isAlive, taken } = await measureCrowd(site);
  rows.push([
    `${figure(crowd.connections)} connections, ${figure(crowd.files)} descriptors`,
    `${times.length} of ${pipelining.pages}`,
    figure(quantile(times, 0.5), 1),
    figure(quantile(times, 0.99), 1),
  ]);
  aims.push({
    aim: `with ${figure(crowd.files)} descriptors and ${figure(crowd.connections)} connections the process lives`,
    measured: `${isAlive ? 'alive' : 'ended'}, ${figure(taken)} connections taken`,
    isMet: isAlive,
  });
  const markdown = [
    table(['Who else', 'Pages of others', 'p50, ms', 'p99, ms'], rows),
    `Each pipelining connection sends ${figure(pipelining.bytes)} bytes of requests and reads nothing. After two seconds a visitor with another address requests ${pipelining.pages} pages, one after another, ${pageEveryMs} ms apart.`,
  ].join('\n\n');
  return { markdown, aims };
}

async function measureCrowd(site: BuiltSite) {
  // Lift the limit on connections per network, so that all are accepted.
  const server = await startSearch(site, 'own server', { NETWORK_CONNECTIONS: '0', OPEN_FILES: String(crowd.files) });
  const { hostname, port } = new URL(server.url);
  const sockets: Socket[] = [];
  let taken = 0;
  try {
    for (let number = 0; number < crowd.connections; number++) {
      const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.9' });
      socket.on('error', () => {});
      sockets.push(socket);
      const isOpen = await Promise.race([
        once(socket, 'connect').then(() => true),
        once(socket, 'close').then(() => false),
      ]);
      if (isOpen) socket.write('GET /tand HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.once('data', () => taken++).resume();
    }
    // Close the accepted connections; after that, others are served again.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const times = await read(server.url, pipelining.pages);
    const isAlive = await ask(`${server.url}/healthz`, {}).then(
      ({ status }) => status === 200,
      () => false,
    );
    return { times, isAlive, taken };
  } finally {
    await server.stop();
  }
}
