/** GET, HEAD /api/video-proxy: streams a film from another host, whole or one range of it. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Call } from '../http/app.ts';
import type { Fetcher } from './fetcher.ts';
import { createSemaphore } from './semaphore.ts';
import { Refusal } from './refusal.ts';
import { readTarget } from './target.ts';

/** Maximum number of films streamed at once. Each takes two connections and some 100 kB of memory. */
const maxConcurrent = 96;

/** In bytes. A larger answer would not arrive within the time limit of a fetch. */
export const maxAnswerBytes = 100 * 1024 ** 2;

/** How long browsers keep an answer, in s. */
const keptFor = 60 * 60;

const types = ['video/mp4', 'video/webm'];

/**
 * Reads Range. Our answers have no ETag or date, so `If-Range` is never satisfied, and the whole film is sent.
 * @returns the range to send on, or `undefined` if the whole film is requested
 * @throws Refusal 416 unless it is exactly one valid range
 */
function rangeOf({ range, 'if-range': condition }: IncomingHttpHeaders): string | undefined {
  if (range === undefined || condition !== undefined) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  const isOne = first === '' ? last !== '' : last === '' || Number(last) >= Number(first);
  if (!isOne) throw new Refusal(416, 'Ask for one range of bytes.');
  return `bytes=${first}-${last}`;
}

/** Returns the length of a part, or `undefined` if Content-Range is invalid or begins elsewhere than requested. */
function lengthOfPart(contentRange: string | undefined, asked: string): number | undefined {
  const [, first, last, size] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(contentRange ?? '') ?? [];
  const [, start] = /^bytes=(\d+)-/.exec(asked) ?? [];
  if (first === undefined || Number(last) >= Number(size)) return undefined;
  return start === undefined || Number(start) === Number(first) ? Number(last) - Number(first) + 1 : undefined;
}

/** Returns the headers of our answer. @throws Refusal if the film has a wrong type, size or range */
function headersFor({ headers: got, statusCode }: IncomingMessage, range: string | undefined) {
  const type = got['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new Refusal(415, 'The file is no film of a known type.');
  const length = /^\d{1,15}$/.test(got['content-length'] ?? '') ? Number(got['content-length']) : undefined;
  const isPart = statusCode === 206;
  const isAsAsked = !isPart || (range !== undefined && lengthOfPart(got['content-range'], range) === length);
  if (length === undefined || !isAsAsked) throw new Refusal(502, 'The host does not say what it sends.');
  if (length > maxAnswerBytes) throw new Refusal(413, `The film has more than ${maxAnswerBytes / 1024 ** 2} MiB.`);
  return {
    'content-type': type,
    'content-length': length,
    'cache-control': `public, max-age=${keptFor}`,
    ...((isPart || got['accept-ranges'] === 'bytes') && { 'accept-ranges': 'bytes' }),
    ...(isPart && { 'content-range': got['content-range'] }),
  };
}

/**
 * Returns the request handler. Before the first byte, it throws a Refusal, or the reason of the signal.
 * @param hosts exact names of the allowed hosts
 */
export function createVideos(fetcher: Fetcher, hosts: readonly string[]) {
  const work = createSemaphore(maxConcurrent);

  return ({ request, response, query }: Call, signal: AbortSignal): Promise<void> => {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const url = readTarget(query['url'], hosts);
    const range = method === 'GET' ? rangeOf(request.headers) : undefined;
    return work(signal, async () => {
      const film = await fetcher(url, { method, accept: types.join(', '), range, signal });
      try {
        response.writeHead(film.statusCode ?? 200, headersFor(film, range));
        if (method === 'HEAD') response.end();
        else await pipeline(film, response, { signal });
      } finally {
        film.destroy();
      }
    });
  };
}
