/** Starts and stops listening. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { placeOf } from './failure.ts';
import type { createNetworks } from './networks.ts';
import { createPipeline } from './turns.ts';

/**
 * How long clients may take, in ms: to send the head of a request, to send all of it, and (`idleMs`) to stay idle. A
 * reader on a poor connection needs a second or two for a few packets.
 */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 } as const;
const idleMs = 30_000;

/** How long to keep reading from a refused client, in ms. If closed at once, it could not read the answer. */
const lingerMs = 1000;

/**
 * Shutdown times, in ms. After `quietMs` without a new connection or request, everything sent earlier has arrived.
 * Answers may take another `graceMs`.
 */
const quietMs = 100;
const graceMs = 8000;
/** Maximum number of waits for quiet. A count rather than a time, since a busy machine takes longer for everything. */
const maxWaits = 15;
/** Turns of the event loop needed to accept a new connection and read its request. */
const turnsToRead = 3;

type State = {
  isStopping: boolean;
  /** Answers in progress. */
  answers: Set<ServerResponse>;
  /** Connections and requests accepted so far. */
  taken: number;
};
const newState = (): State => ({ isStopping: false, answers: new Set(), taken: 0 });
const states = new WeakMap<Server, State>();

/** Returns a complete answer without a body, as raw bytes for a connection without a parsed request. */
const blank = (status: string, headers = ''): Buffer =>
  Buffer.from(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`);

/** Sends a raw answer in place of Node's own, then closes the connection even if the client does not. */
function turnAway(socket: Duplex, answer: Buffer): void {
  if (!socket.writable) return;
  socket.end(answer);
  socket.on('error', () => socket.destroy());
  void setTimeout(lingerMs, undefined, { ref: false }).then(() => socket.destroy());
}

/**
 * Returns the status for a request that Node's parser accepts but HTTP forbids, or `undefined`. Forbidden are a major
 * version other than 1 (RFC 9110, 2.5), Transfer-Encoding in version 1.0 (RFC 9112, 6.1), and more than one Host
 * (RFC 9112, 3.2).
 */
function refusalOf({ httpVersion, httpVersionMajor, headers, rawHeaders }: IncomingMessage): number | undefined {
  if (httpVersionMajor !== 1) return 505;
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) return 400;
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host');
  return hosts.length > 1 ? 400 : undefined;
}

/** Strips scheme and host from a request target, which clients may send as if to a proxy (RFC 9112, 3.2.2). */
function originForm(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

/** Runs the app for one request. No failure ends the process. */
async function answerBy(app: RequestListener, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await (app(request, response) as unknown);
  } catch (error) {
    console.error(placeOf(error));
    if (response.headersSent) return void response.destroy();
    response.writeHead(500, { 'cache-control': 'no-store', 'content-length': '0' }).end();
  }
}

type ListenOptions = {
  /** Maximum number open at once; further connections are closed immediately. */
  maxConnections?: number;
  /** Decides which connections are accepted. */
  networks?: ReturnType<typeof createNetworks>;
  /** Returns the answer to bytes that Node can't parse. They never reach the app. */
  badRequest?: (came: Buffer) => Buffer;
};

/**
 * Starts listening.
 * @param port 0 picks any free port
 * @returns the server and its URL
 * @throws the system's error if it can't listen there
 */
export async function listen(
  app: RequestListener,
  host: string,
  port: number,
  { maxConnections, networks, badRequest = () => blank('400 Bad Request') }: ListenOptions = {},
): Promise<{ server: Server; url: string }> {
  const state = newState();
  const isAnswered = (socket: Socket) => [...state.answers].some((answer) => answer.socket === socket);
  const inTurn = createPipeline(undefined, (socket) => networks?.shed(socket, isAnswered));
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    state.answers.add(response);
    response.once('close', () => state.answers.delete(response));
    if (state.isStopping) response.setHeader('connection', 'close');
    const status = refusalOf(request);
    if (status) return void response.writeHead(status, { connection: 'close', 'content-length': '0' }).end();
    request.url = originForm(request.url ?? '/');
    void answerBy(app, request, response);
  };
  const server = createServer(limits, (request, response) => {
    state.taken++;
    inTurn(request.socket, { response, begin: () => begin(request, response) });
  });
  states.set(server, state);
  server.on('connection', (socket) => {
    state.taken++;
    if (networks && !networks.admits(socket)) socket.resetAndDestroy();
  });
  server.setTimeout(idleMs);
  if (maxConnections) server.maxConnections = maxConnections;
  // By default Node answers 431 to a huge header, which a client can't act on.
  server.on('clientError', ({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // Once an answer has begun, a second one would be read as part of it.
    if ([...state.answers].some((one) => one.socket === socket && one.headersSent)) return void socket.destroy();
    turnAway(
      socket,
      code === 'ERR_HTTP_REQUEST_TIMEOUT' ? blank('408 Request Timeout') : badRequest(rawPacket ?? Buffer.alloc(0)),
    );
  });
  server.on('connect', (_request, socket) => turnAway(socket, blank('405 Method Not Allowed', 'Allow: GET, HEAD\r\n')));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { server, url: `http://${name}:${address.port}` };
}

/** Waits until nothing new arrives: connections and requests may still be unread in the kernel. */
async function drained(state: State): Promise<void> {
  let seen = -1;
  for (let wait = 0; wait < maxWaits && seen !== state.taken; wait++) {
    seen = state.taken;
    await setTimeout(quietMs);
    // After a delay, the event loop runs its timers before it reads.
    for (let turn = 0; turn < turnsToRead; turn++) await setImmediate();
  }
}

/**
 * Stops a server gracefully. It answers the requests in progress and those sent before, closes each connection after
 * its answer, and cuts off what is left after the grace time.
 * @param server created by `listen`
 * @returns a promise that resolves when all connections are closed
 */
export async function stop(server: Server): Promise<void> {
  const state = states.get(server) ?? newState();
  state.isStopping = true;
  for (const response of state.answers) if (!response.headersSent) response.setHeader('connection', 'close');
  await drained(state);
  // Answers whose headers were already sent would keep their connection open for another request.
  server.keepAliveTimeout = 1;
  const cut = globalThis.setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}
