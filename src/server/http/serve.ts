/** Listening and stopping. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long answers under way may take once the server is asked to stop, in ms. */
const graceMs = 10_000;

/** Starts to listen; port 0 takes any free one. */
export async function listen(
  app: RequestListener,
  host: string,
  port: number,
): Promise<{ server: Server; url: string }> {
  const server = createServer(app);
  // What Node can't parse never reaches the app. It would answer 431 to a huge header; a client can't act on that.
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { server, url: `http://${name}:${address.port}` };
}

/** Takes no new connections, lets answers under way end, and cuts what is left after the grace time. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
