/** Fetches from other hosts for the two proxies: over TLS, from a checked address, without following redirects. */
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import type { LookupFunction, TcpNetConnectOpts } from 'node:net';
import { type ConnectionOptions, createSecureContext, rootCertificates } from 'node:tls';
import { Refusal } from './refusal.ts';
import { askNameServers, publicOnly, type Resolve } from './resolve.ts';

/** Maximum time until the connection is established, and in total, in ms (decisions, part 4). */
const connectMs = 5000;
export const totalMs = 20_000;

export type FetcherOptions = {
  /** Returns the addresses at which a host may be contacted. Only tests set this and the options below. */
  resolve?: Resolve;
  port?: number;
  /** Trusted CA certificates, as PEM. */
  authorities?: string | readonly string[];
  connectMs?: number;
  totalMs?: number;
};

type Ask = {
  method: 'GET' | 'HEAD';
  accept: string;
  range?: string | undefined;
  /** Aborts the fetch when no client is waiting for it. */
  signal: AbortSignal;
};

/** Resolves with the answer, whose body is a stream. @throws Refusal, or the reason of `signal`. */
export type Fetcher = (url: URL, ask: Ask) => Promise<IncomingMessage>;

/** Returns why an answer can't be passed on, or `undefined` if it can. */
function refusalOf({ statusCode = 0, headers }: IncomingMessage): Refusal | undefined {
  const coding = headers['content-encoding'] ?? 'identity';
  // A small compressed body could expand without limit.
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
 * Returns the only function through which the proxies send requests to other hosts.
 *
 * It forwards nothing of the reader's request except the range. Environment variables can't change which certificates
 * are trusted, disable their verification, or set a proxy.
 */
export function createFetcher(options: FetcherOptions = {}): Fetcher {
  const { resolve = publicOnly(askNameServers), port = 443, authorities = rootCertificates } = options;
  const { connectMs: toConnect = connectMs, totalMs: inAll = totalMs } = options;
  const secureContext = createSecureContext({ ca: [authorities].flat() });
  // Connect to the addresses of this one lookup. A second lookup could return others, unchecked (DNS rebinding).
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
