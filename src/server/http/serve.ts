/** Listening and stopping. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long answers under way may take once the server is asked to stop, in ms. */
const graceMs = 10_000;

const blank = Buffer.from('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');

/**
 * Starts to listen; port 0 takes any free one.
 * @param badRequest what is answered to bytes that Node can't parse, which never reach the app
 */
export async function listen(
  app: RequestListener,
  host: string,
  port: number,
  badRequest: (came: Buffer) => Buffer = () => blank,
): Promise<{ server: Server; url: string }> {
  const server = createServer(app);
  // Node would answer 431 to a huge header; a client can't act on that.
  server.on('clientError', (error: Error & { rawPacket?: Buffer }, socket) => {
    if (socket.writable) socket.end(badRequest(error.rawPacket ?? Buffer.alloc(0)));
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
