/**
 * The two proxies in a process of their own, before a host of this machine. Arguments: the port of the host and the
 * file of the authority that signed its certificate. Prints its address; when it is sent a message it tells the most
 * memory that it took and the most connections that it had open, both with readers and with the host.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { mediaRoutes } from '../../src/server/media/routes.ts';
import { parseQuery } from '../../src/server/http/query.ts';
import { mediaHost } from '../../tests/http/upstream.ts';

const [port = '', authority = ''] = process.argv.slice(2);

/** How often it looks, in ms. */
const everyMs = 20;

const routes = mediaRoutes(
  // No cache: every picture is made.
  { mediaHosts: [mediaHost], imageCache: { folder: '', bytes: 0 } },
  {
    port: Number(port),
    authorities: readFileSync(authority, 'utf8'),
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  },
);

const server = createServer((request, response) => {
  const [pathname = '', query = ''] = (request.url ?? '').split('?');
  void routes[pathname]?.({ request, response, query: parseQuery(query) });
});

const isSocket = (descriptor: string): boolean => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith('socket:');
  } catch {
    return false;
  }
};
const sockets = () => readdirSync('/proc/self/fd').filter(isSocket).length;

const peak = { residentBytes: 0, sockets: 0 };
setInterval(() => {
  peak.residentBytes = Math.max(peak.residentBytes, process.memoryUsage.rss());
  peak.sockets = Math.max(peak.sockets, sockets());
}, everyMs).unref();

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('message', () => process.send?.({ ...peak, socketsNow: sockets() }));
process.once('SIGTERM', () => process.exit(0));
