/** Parses query strings within limits. Anything beyond the limits is ignored, never an error [#74]. */
import qs from 'qs';

/** Limits that the specification sets [#74]. */
export const queryLimits = { depth: 5, arrayLimit: 20, parameterLimit: 1000 } as const;

/** Maximum characters parsed: 512 letters take up to 4,608, and several thousand parameters take too long. */
const maxQueryLength = 6000;

export type Query = ReturnType<typeof qs.parse>;

/** Returns whether a query string is longer than any legitimate one. */
export const isTooLong = (search: string): boolean => search.length > maxQueryLength;

/** Returns, without parsing it, whether a query string may hold a question (`q=`). */
export const mayAsk = (search: string): boolean => /[?&]q=(?!&|$)/.test(search);

/** Percent-encoded UTF-8 (RFC 3629). */
const wellEncoded =
  /^(?:[^%]|%[0-7][\da-f]|%(?:c[2-9a-f]|d[\da-f])%[89ab][\da-f]|%e0%[ab][\da-f]%[89ab][\da-f]|%(?:e[1-9a-cef]%[89ab]|ed%[89])[\da-f]%[89ab][\da-f]|%(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\da-f]%[89ab][\da-f]%[89ab][\da-f])*$/i;

/** Decodes a name or value. One cut inside a character stays encoded; catching an exception for each would be slow. */
function decode(text: string): string {
  const plain = text.replaceAll('+', ' ');
  return plain.includes('%') && wellEncoded.test(plain) ? decodeURIComponent(plain) : plain;
}

/** Parses a query string, with or without its question mark. Ignores everything beyond 6,000 characters. */
export const parseQuery = (search: string): Query =>
  qs.parse(search.slice(0, maxQueryLength), {
    ...queryLimits,
    ignoreQueryPrefix: true,
    strictDepth: false,
    throwOnLimitExceeded: false,
    decoder: decode,
  });
