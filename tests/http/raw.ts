/** Requests exactly as they are on the wire: `fetch` would normalize addresses first. */
import { request } from 'node:http';
import { connect } from 'node:net';

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

type Options = {
  method?: string;
  headers?: Record<string, string>;
  /** Local address to send from; all of 127.0.0.0/8 belongs to this machine. */
  from?: string | undefined;
};

/** Sends one request with the path exactly as given. */
export const ask = (
  base: string,
  path: string,
  { method = 'GET', headers = {}, from }: Options = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, path, method, headers, localAddress: from, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      // The response was cut off before its end.
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

/** Resolves with everything that comes back for bytes that no client library would send, until the connection ends. */
export const exchange = (base: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('close', () => resolve(received));
    socket.on('error', (error) => (received ? undefined : reject(error)));
  });

/** Returns the status of such a response, or 0 if there is none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

/** Resolves with the status of the response to bytes that no client library would send. */
export const askRaw = async (base: string, text: string): Promise<number> => statusOf(await exchange(base, text));
