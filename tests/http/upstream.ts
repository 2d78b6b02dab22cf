/** Hosts that the proxies fetch from: TLS servers on this machine, signed by an authority that the test creates. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export const mediaHost = 'media.tryggve.example';

/** A certificate authority and the certificate that it issued for `mediaHost`, as PEM. */
export type Authority = { ca: string; cert: string; key: string };

/** Creates both. They are valid for a day. */
export function makeAuthority(): Authority {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-authority-'));
  const file = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  try {
    const own = ['-keyout', file('ca.key'), '-out', file('ca.pem'), '-subj', '/CN=Test authority', '-days', '1'];
    openssl('req', '-x509', ...newKey, ...own);
    openssl('req', ...newKey, '-keyout', file('key.pem'), '-out', file('request.pem'), '-subj', `/CN=${mediaHost}`);
    writeFileSync(file('names'), `subjectAltName=DNS:${mediaHost}`);
    const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '1'];
    openssl('x509', '-req', '-in', file('request.pem'), ...signed, '-extfile', file('names'), '-out', file('cert.pem'));
    const read = (name: string) => readFileSync(file(name), 'utf8');
    return { ca: read('ca.pem'), cert: read('cert.pem'), key: read('key.pem') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Upstream = {
  port: number;
  /** Every request received, in order. */
  requests: IncomingMessage[];
  /** The number of connections that are open now; `most` returns the highest number so far. */
  open: () => number;
  most: () => number;
  stop: () => Promise<void>;
};

/**
 * Starts a host.
 * @param address a local address; all of 127.0.0.0/8 belongs to this machine
 */
export async function startUpstream(
  { cert, key }: Authority,
  app: RequestListener,
  { address = '127.0.0.1', port = 0 } = {},
): Promise<Upstream> {
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  let most = 0;
  const server = createServer({ cert, key }, (request, response) => {
    requests.push(request);
    response.on('error', () => {});
    app(request, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    most = Math.max(most, sockets.size);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const { port: own } = server.address() as AddressInfo;
  return { port: own, requests, open: () => sockets.size, most: () => most, stop };
}
