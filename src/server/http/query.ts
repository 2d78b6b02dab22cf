/** Query strings, within limits: what goes beyond them is ignored, never an error (decisions, part 2). */
import qs from 'qs';

/** Limits of the specification, section 9. */
export const queryLimits = { depth: 5, arrayLimit: 20, parameterLimit: 1000 } as const;

export type Query = ReturnType<typeof qs.parse>;

/** Returns the values of a query string, with or without its question mark. */
export const parseQuery = (search: string): Query =>
  qs.parse(search, { ...queryLimits, ignoreQueryPrefix: true, strictDepth: false, throwOnLimitExceeded: false });
