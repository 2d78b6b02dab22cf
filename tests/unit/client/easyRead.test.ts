/** The cookie of easy texts goes over an encrypted line alone, where there is one. */
import { afterEach, expect, it, vi } from 'vitest';
import { setEasyRead } from '../../../src/client/stores/easyRead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['https:', 'EasyRead=1; path=/; SameSite=Lax; max-age=31536000; Secure'],
  // A browser would keep no `Secure` cookie there.
  ['http:', 'EasyRead=1; path=/; SameSite=Lax; max-age=31536000'],
])('[#252] over %s', (protocol, cookie) => {
  const page = { cookie: '', documentElement: { dataset: {} }, querySelectorAll: () => [] };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  setEasyRead(true);
  expect(page.cookie).toBe(cookie);
  setEasyRead(false);
  expect(page.cookie).toBe(cookie.replace('31536000', '0'));
});
