/** Serves the built files, from memory while there is room and otherwise from disk. */
import { createReadStream, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BuildProblem } from '../builtFile.ts';
import { answer } from './answer.ts';
import { codingOf } from './coding.ts';
import { cacheControl, contentTypes, hashedFolder } from './headers.ts';

/** Suffixes of the compressed copies that the build writes next to a file. */
const codings = { '.br': 'br', '.gz': 'gzip' } as const;
type Coding = (typeof codings)[keyof typeof codings] | 'identity';

/**
 * In bytes. A larger file would take the room of many, and reading it synchronously would keep other requests waiting.
 */
const maxCachedBytes = 1e6;

/** A file, or a compressed copy of it. */
type Copy = { file: string; size: number; headers: ReturnType<typeof headersOf>; bytes?: Buffer };
type Copies = Partial<Record<Coding, Copy>>;

/** `.search` and `.stamp` are internal to the server; `.well-known` is public (RFC 8615). */
const isHidden = (name: string) => /(^|\/)\.(?!well-known\/)/.test(name);

/** Returns the address of a file: `tand.html` is served at `/tand`, `index.html` at `/`. */
const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;

const headersOf = (name: string, coding: Coding, { size, mtime }: Stats) => ({
  'content-type': contentTypes[path.extname(name)] ?? 'application/octet-stream',
  ...(coding !== 'identity' && { 'content-encoding': coding }),
  'cache-control': `/${name}`.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
  vary: 'Accept-Encoding',
  etag: `W/"${size}-${mtime.getTime()}"`,
  'last-modified': mtime.toUTCString(),
  'accept-ranges': 'bytes',
});

/** Returns the files by address, each in every coding that the build made. */
function listFiles(outDir: string): Map<string, Copies> {
  const files = new Map<string, Copies>();
  for (const entry of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    const name = entry.split(path.sep).join('/');
    if (isHidden(name)) continue;
    const file = path.join(outDir, entry);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) throw new BuildProblem(file, 'leads to a file that is missing');
    if (stats.isDirectory()) continue;
    const [ending, coding] = Object.entries(codings).find(([end]) => name.endsWith(end)) ?? ['', 'identity' as const];
    const plainName = name.slice(0, name.length - ending.length);
    const address = addressOf(plainName);
    const copy: Copy = { file, size: stats.size, headers: headersOf(plainName, coding, stats) };
    files.set(address, { ...files.get(address), [coding]: copy });
  }
  return files;
}

/**
 * Reads If-None-Match. Our tags are weak, and a proxy may send several (RFC 9110, 13.1.2).
 * @returns whether the client already has the file
 */
const isKnown = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined && (asked === etag || asked.split(',').some((one) => ['*', etag].includes(one.trim())));

/**
 * Reads Range (RFC 9110, 14.1.2).
 * @param size of the whole file, in bytes
 * @returns the first and the last byte, or `undefined` if the whole file is to be sent: without a range, with several,
 *   or with If-Range, which a weak tag never satisfies
 */
function rangeOf(headers: IncomingHttpHeaders, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers['if-range'] ? '' : (headers.range ?? '')) ?? [];
  if (first === '') return last === '' ? undefined : { start: Math.max(size - Number(last), 0), end: size - 1 };
  const range = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return last !== '' && Number(last) < range.start ? undefined : range;
}

/** Ignores the error of a client that disconnects before the end. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

/**
 * Answers GET or HEAD.
 * @param address the decoded path, without a query
 * @returns whether there is a file with that address
 * @throws the file system's error if the file has since been removed
 */
export type SendFile = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<boolean>;

/**
 * Lists the files of a built site once. Files of a later build need another call.
 *
 * A file stays in memory from its first request, as long as there is room. A file with compressed copies is held only
 * as these: nearly every client accepts one, and a client that requested all others would use up the room.
 * @param outDir the built site
 * @param memoryBytes how many bytes of files may be held in memory
 * @throws the file system's error if there is no such folder; BuildProblem if a symbolic link is broken
 */
export function createFiles(outDir: string, memoryBytes: number): SendFile {
  const files = listFiles(outDir);
  let room = memoryBytes;

  function held(copy: Copy): Buffer | undefined {
    if (copy.bytes || copy.size > Math.min(room, maxCachedBytes)) return copy.bytes;
    copy.bytes = readFileSync(copy.file);
    room -= copy.bytes.length;
    return copy.bytes;
  }

  return async ({ method, headers: asked }, response, address) => {
    const copies = files.get(address);
    const copy = copies?.[codingOf(asked['accept-encoding']) ?? 'identity'] ?? copies?.identity;
    if (!copy) return false;
    const { file, headers } = copy;
    if (isKnown(asked['if-none-match'], headers.etag)) {
      // A 304 repeats the caching headers of the 200 (RFC 9110, 15.4.5).
      const { etag, vary, 'cache-control': caching } = headers;
      response.writeHead(304, { etag, vary, 'cache-control': caching }).end();
      return true;
    }
    const bytes = copy === copies?.identity && copies.br ? undefined : held(copy);
    // Read the current size: the file may have been replaced since it was listed.
    const size = bytes?.length ?? statSync(file).size;
    const range = method === 'GET' ? rangeOf(asked, size) : undefined;
    if (range && range.start >= size) {
      answer(response, 416, { 'content-range': `bytes */${size}` });
      return true;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': end - start + 1,
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    });
    if (method === 'HEAD') response.end();
    else if (bytes) response.end(range ? bytes.subarray(start, end + 1) : bytes);
    else await pipeline(createReadStream(file, { start, end }), response).catch(unlessGone);
    return true;
  };
}
