/** The easy-read cookie is sent only over HTTPS, if the site is served that way. */
import { afterEach, expect, it, vi } from 'vitest';
import { setEasyRead } from '../../../src/client/stores/easyRead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['https:', 'EasyRead=1; path=/; SameSite=Lax; max-age=31536000; Secure'],
  // A browser would not store a `Secure` cookie there.
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
