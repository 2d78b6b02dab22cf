/** Negotiates the content coding of a body, and compresses bodies that are made per request. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Body } from './answer.ts';

/** In order of preference. `br;q=0` means that the client does not accept br. */
const codings = (['br', 'gzip'] as const).map((coding) => ({
  coding,
  wanted: new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`),
}));

/** Minimum size to compress, in bytes: a smaller body fits into one packet uncompressed. */
const worthIt = 1200;
/**
 * Out of 11. These answers are compressed one by one, so time counts as much as size: level 4 takes 1.7 times as long
 * for 3 % less.
 */
const brotliQuality = 3;

/** Returns the preferred coding that an Accept-Encoding allows, or `undefined`. */
export const codingOf = (accept = ''): 'br' | 'gzip' | undefined =>
  codings.find(({ wanted }) => wanted.test(accept))?.coding;

/**
 * The input and output buffers of each compression bring the next major garbage collection closer, which takes the
 * processor for 0.2 s. Bodies are therefore encoded into one reusable buffer, and compressed in small chunks.
 */
const kept = Buffer.alloc(256 * 1024);
const chunkSize = 4096;
const maxBytesPerUnit = 3;

const bytesOf = (text: Body['text']) =>
  typeof text === 'string' && text.length * maxBytesPerUnit <= kept.length ? kept.subarray(0, kept.write(text)) : text;

/** Returns the body compressed, if the client accepts a coding and the body is large enough. */
export function compressed(body: Body, accept: string | undefined): Body {
  const coding = codingOf(accept);
  if (!coding || Buffer.byteLength(body.text) < worthIt) return body;
  const bytes = bytesOf(body.text);
  const text =
    coding === 'br'
      ? brotliCompressSync(bytes, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : gzipSync(bytes, { chunkSize });
  return { ...body, text, coding };
}
