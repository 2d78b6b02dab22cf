/** Listening and stopping. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { placeOf } from './failure.ts';
import type { createNetworks } from './networks.ts';
import { createTurns } from './turns.ts';

/**
 * How long clients may take, in ms: to send the head of a request, the whole of it, and to do nothing at all. A reader
 * on a poor connection needs a second or two for what fits into a few packets.
 */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 } as const;
const idleMs = 30_000;

/** How long what a refused client still sends is read, in ms: closed at once, it could not read the answer. */
const lingerMs = 1000;

/**
 * Once the server is asked to stop, in ms: after how long without anything new all that was sent before has come in, and
 * how long the answers may take beside it.
 */
const quietMs = 100;
const graceMs = 8000;
/** How often that quiet is waited for. Not how long: on a machine that is busy elsewhere all takes longer. */
const mostWaits = 15;
/** Turns of the event loop in which a new connection is taken and its request read. */
const turnsToRead = 3;

type State = {
  isStopping: boolean;
  /** Those under way. */
  answers: Set<ServerResponse>;
  /** Connections and requests so far. */
  taken: number;
};
const newState = (): State => ({ isStopping: false, answers: new Set(), taken: 0 });
const states = new WeakMap<Server, State>();

/** Returns a whole answer without a body, as bytes for a connection that never became a request. */
const blank = (status: string, headers = ''): Buffer =>
  Buffer.from(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`);

/** Answers a client that Node's own answers are of no use to, and closes, whether the client does or not. */
function turnAway(socket: Duplex, answer: Buffer): void {
  if (!socket.writable) return;
  socket.end(answer);
  socket.on('error', () => socket.destroy());
  void setTimeout(lingerMs, undefined, { ref: false }).then(() => socket.destroy());
}

/**
 * Returns the status of a request that Node's parser takes and HTTP forbids: another version than 1 (RFC 9110, 2.5), a
 * body in pieces in version 1.0 (RFC 9112, 6.1), or more than one Host (RFC 9112, 3.2).
 */
function refusalOf({ httpVersion, httpVersionMajor, headers, rawHeaders }: IncomingMessage): number | undefined {
  if (httpVersionMajor !== 1) return 505;
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) return 400;
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host');
  return hosts.length > 1 ? 400 : undefined;
}

/** Returns an address without scheme and host, which a client may send as to a proxy (RFC 9112, 3.2.2). */
function originForm(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

/** Has a request answered. Whatever breaks, the process goes on. */
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
  /** Open at a time; a further connection is closed at once. */
  maxConnections?: number;
  /** Which connections may stay. */
  networks?: ReturnType<typeof createNetworks>;
  /** What is answered to bytes that Node can't parse, which never reach the app. */
  badRequest?: (came: Buffer) => Buffer;
};

/**
 * Starts to listen.
 * @param port 0 takes any free one
 * @returns the server and its address
 * @throws the system's error where it can't listen there
 */
export async function listen(
  app: RequestListener,
  host: string,
  port: number,
  { maxConnections, networks, badRequest = () => blank('400 Bad Request') }: ListenOptions = {},
): Promise<{ server: Server; url: string }> {
  const state = newState();
  const isAnswered = (socket: Socket) => [...state.answers].some((answer) => answer.socket === socket);
  const inTurn = createTurns(undefined, (socket) => networks?.shed(socket, isAnswered));
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
  // What Node can't parse never reaches the app. It would answer 431 to a huge header; a client can't act on that.
  server.on('clientError', ({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // Within an answer, another would be read as a part of it.
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

/** Waits until nothing new comes any more: new connections and requests may lie unread in the kernel. */
async function drained(state: State): Promise<void> {
  let seen = -1;
  for (let wait = 0; wait < mostWaits && seen !== state.taken; wait++) {
    seen = state.taken;
    await setTimeout(quietMs);
    // A loop that was held up rings its timers first and reads then.
    for (let turn = 0; turn < turnsToRead; turn++) await setImmediate();
  }
}

/**
 * Lets each answer be the last of its connection, ends those under way and what had been sent before, and cuts what is
 * left after the grace time.
 * @param server that was made by `listen`
 * @returns when all is closed
 */
export async function stop(server: Server): Promise<void> {
  const state = states.get(server) ?? newState();
  state.isStopping = true;
  for (const response of state.answers) if (!response.headersSent) response.setHeader('connection', 'close');
  await drained(state);
  // An answer whose head was sent before leaves its connection open for another request, which is not to come.
  server.keepAliveTimeout = 1;
  const cut = globalThis.setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}
