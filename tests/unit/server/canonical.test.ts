import { expect, it } from 'vitest';
import { canonicalPath, decodePath, isErrorPage } from '../../../src/server/http/canonical.ts';
import { parseQuery, queryLimits } from '../../../src/server/http/query.ts';

it.each(['/%zz', '/%', '/%00', '/a%5cb', '/../x', '/a/%2e%2e/b', 'x'])('takes %s for no path of ours', (path) => {
  expect(decodePath(path)).toBeUndefined();
});

it.each([
  ['/', '/'],
  ['/tand/', '/tand'],
  ['//tand', '/tand'],
  ['/tand.html', '/tand'],
  ['/index.html', '/'],
  ['/en/index.html', '/en'],
  ['/FA-AF/x/', '/fa-AF/x'],
  ['/_astro/a.css', '/_astro/a.css'],
])('leads %s to %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it('knows the error pages', () => {
  expect(['/404', '/en/404', '/500', '/4040', '/x/y/404'].map(isErrorPage)).toEqual([true, true, true, false, false]);
});

it('[#74] reads a query to depth 5, 20 of a list and 1000 parameters, and ignores the rest', () => {
  expect(queryLimits).toEqual({ depth: 5, arrayLimit: 20, parameterLimit: 1000 });
  expect(parseQuery('?a[b]=1&q=s%C3%B6va')).toEqual({ a: { b: '1' }, q: 'söva' });
  expect(JSON.stringify(parseQuery(`a${'[b]'.repeat(30)}=1`)).match(/"b"/g)).toHaveLength(5);
  // Short names, since a query of more than 6,000 characters is cut before it is parsed.
  const many = Array.from({ length: 1200 }, (_, index) => `${index.toString(36)}=`).join('&');
  expect(Object.keys(parseQuery(many))).toHaveLength(1000);
  for (const hostile of ['%zz=%', '[]=1', '__proto__[x]=1', 'a[__proto__][x]=1', 'toString=1'])
    expect(() => parseQuery(hostile)).not.toThrow();
  expect(({} as { x?: string }).x).toBeUndefined();
});
