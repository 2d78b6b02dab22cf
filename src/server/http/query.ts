/** Query strings, within limits: what goes beyond them is ignored, never an error (decisions, part 2). */
import qs from 'qs';

/** Limits of the specification, section 9. */
export const queryLimits = { depth: 5, arrayLimit: 20, parameterLimit: 1000 } as const;

/** Characters that are parsed: 512 letters take up to 4,608, and some thousand parameters take too long. */
const longestQuery = 6000;

export type Query = ReturnType<typeof qs.parse>;

/** Tells whether a query string is longer than any that is meant. */
export const isTooLong = (search: string): boolean => search.length > longestQuery;

/** Tells, without parsing it, whether a query string may hold a question (`q=`). */
export const mayAsk = (search: string): boolean => /[?&]q=(?!&|$)/.test(search);

/** Percent-encoded UTF-8 (RFC 3629). */
const wellEncoded =
  /^(?:[^%]|%[0-7][\da-f]|%(?:c[2-9a-f]|d[\da-f])%[89ab][\da-f]|%e0%[ab][\da-f]%[89ab][\da-f]|%(?:e[1-9a-cef]%[89ab]|ed%[89])[\da-f]%[89ab][\da-f]|%(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\da-f]%[89ab][\da-f]%[89ab][\da-f])*$/i;

/** Decodes a name or a value; one that is cut inside a letter stays as it is. To throw for each would take long. */
function decode(text: string): string {
  const plain = text.replaceAll('+', ' ');
  return plain.includes('%') && wellEncoded.test(plain) ? decodeURIComponent(plain) : plain;
}

/** Returns the values of a query string, with or without its question mark. Of one that is too long, the first. */
export const parseQuery = (search: string): Query =>
  qs.parse(search.slice(0, longestQuery), {
    ...queryLimits,
    ignoreQueryPrefix: true,
    strictDepth: false,
    throwOnLimitExceeded: false,
    decoder: decode,
  });
