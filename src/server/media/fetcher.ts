/** Fetches from other hosts for the two proxies: over TLS, from a checked address, without following anybody further. */
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import type { LookupFunction, TcpNetConnectOpts } from 'node:net';
import { type ConnectionOptions, createSecureContext, rootCertificates } from 'node:tls';
import { Refusal } from './refusal.ts';
import { askNameServers, publicOnly, type Resolve } from './resolve.ts';

/** How long it may take until the connection stands, and in all, in ms (decisions, part 4). */
const connectMs = 5000;
export const totalMs = 20_000;

export type FetcherOptions = {
  /** Which addresses a host may be connected at. Only tests give another one, and what stands below. */
  resolve?: Resolve;
  port?: number;
  /** Certificates of those who may sign a host's own, as PEM. */
  authorities?: string | readonly string[];
  connectMs?: number;
  totalMs?: number;
};

type Ask = {
  method: 'GET' | 'HEAD';
  accept: string;
  range?: string | undefined;
  /** Ends it all: nobody waits any more. */
  signal: AbortSignal;
};

/** Returns the head of the answer, and its body as a stream. @throws Refusal, or the reason of `signal`. */
export type Fetcher = (url: URL, ask: Ask) => Promise<IncomingMessage>;

/** Returns why an answer can't be handed on; nothing where it can. */
function refusalOf({ statusCode = 0, headers }: IncomingMessage): Refusal | undefined {
  const coding = headers['content-encoding'] ?? 'identity';
  // A small body could unpack into one without end.
  if (coding !== 'identity') return new Refusal(415, 'The host sends what was not asked for: a compressed file.');
  if (statusCode === 200 || statusCode === 206) return undefined;
  if (statusCode === 404 || statusCode === 410) return new Refusal(404, 'The host has no such file.');
  if (statusCode === 416) {
    const [size] = /^bytes \*\/\d{1,15}$/.exec(headers['content-range'] ?? '') ?? [];
    return new Refusal(416, 'The file has no such part.', size ? { 'content-range': size } : {});
  }
  return new Refusal(502, 'The host does not give the file.');
}

/**
 * Returns the one function by which the server asks other hosts.
 *
 * Nothing of the reader's request goes along but the range, and no variable of the environment has a say: neither
 * in whose certificates count, nor in whether they are looked at, nor in a proxy on the way.
 */
export function createFetcher(options: FetcherOptions = {}): Fetcher {
  const { resolve = publicOnly(askNameServers), port = 443, authorities = rootCertificates } = options;
  const { connectMs: toConnect = connectMs, totalMs: inAll = totalMs } = options;
  const secureContext = createSecureContext({ ca: [authorities].flat() });
  // The socket goes to an address of this one answer: there is no second question that could be answered otherwise.
  const lookup: LookupFunction = (host, _options, done) => {
    resolve(host).then(
      (addresses) => done(null, addresses),
      (error: unknown) => done(error as Error, []),
    );
  };

  return (url, { method, accept, range, signal }) =>
    new Promise((onAnswer, onError) => {
      const all = AbortSignal.any([signal, AbortSignal.timeout(inAll)]);
      const why = (error: Error) =>
        signal.aborted
          ? (signal.reason as Error)
          : error instanceof Refusal
            ? error
            : new Refusal(502, 'The host does not answer.');
      const asked: RequestOptions & ConnectionOptions & TcpNetConnectOpts = {
        method,
        host: url.hostname,
        servername: url.hostname,
        port,
        path: url.pathname + url.search,
        headers: { accept, 'accept-encoding': 'identity', ...(range && { range }) },
        agent: false,
        autoSelectFamily: true,
        lookup,
        secureContext,
        rejectUnauthorized: true,
        signal: all,
      };
      const sent = request(asked);
      const late = setTimeout(() => sent.destroy(), toConnect);
      sent.once('socket', (socket) => socket.once('secureConnect', () => clearTimeout(late)));
      sent.once('close', () => clearTimeout(late));
      sent.on('error', (error) => onError(why(error)));
      sent.once('response', (answer) => {
        const refusal = refusalOf(answer);
        if (!refusal) return onAnswer(answer);
        onError(refusal);
        sent.destroy();
      });
      sent.end();
    });
}
