// @vitest-environment happy-dom
/** What a reader has consented to, as it is stored and read. */
import { beforeEach, expect, it, vi } from 'vitest';
import { consentVersion, purposes, readConsent } from '../../../src/shared/consent.ts';
import { purposeNames } from '../../../src/shared/purposeNames.ts';
import { storageKey } from '../../../src/shared/preferences.ts';

/** The store reads storage once, so each test gets its own page. */
async function freshPage(stored?: unknown) {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(storageKey, JSON.stringify(stored));
  vi.resetModules();
  return import('../../../src/client/stores/consent.ts');
}
const kept = () => JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { cookies?: unknown };
const no = Object.fromEntries(purposes.map((purpose) => [purpose, false]));

beforeEach(() => localStorage.clear());

it('[#174] the purposes are those of the specification, and each has a name', () => {
  expect([...purposes]).toEqual(['matomo', 'soundcloud', 'youtube', 'svt_play', 'ur_play', 'acast']);
  expect(Object.keys(purposeNames)).toEqual([...purposes]);
});

it('[#172] [#170] an answer is a yes or no for each, whether the banner is answered, and version 1', () => {
  expect(readConsent({ v: 1, hide: true, youtube: true, acast: 'yes', other: true })).toEqual({
    ...no,
    youtube: true,
    hide: true,
    v: 1,
  });
  const none = { ...no, hide: false, v: consentVersion };
  for (const stored of [undefined, {}, { hide: true, youtube: true }, { v: 2, hide: true, youtube: true }])
    expect(readConsent(stored)).toEqual(none);
});

it('nothing is stored before an answer, and no is what counts', async () => {
  const { getConsent, hasConsent } = await freshPage();
  expect(getConsent()).toEqual({ ...no, hide: false, v: 1 });
  expect(purposes.some(hasConsent)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('[#172] a whole answer is stored beside the other preferences', async () => {
  const { setConsent, hasConsent } = await freshPage({ version: 1, theme: 'dark' });
  setConsent(['matomo', 'acast']);
  expect(kept()).toMatchObject({ theme: 'dark', cookies: { ...no, matomo: true, acast: true, hide: true, v: 1 } });
  expect(hasConsent('acast')).toBe(true);
  setConsent([]);
  expect(kept()).toMatchObject({ cookies: { ...no, hide: true, v: 1 } });
});

it('[#180] a yes to one leaves the others and the banner as they are', async () => {
  const { grantConsent } = await freshPage({ version: 1, cookies: { ...no, acast: true, hide: false, v: 1 } });
  grantConsent('youtube');
  expect(kept()).toMatchObject({ cookies: { ...no, acast: true, youtube: true, hide: false, v: 1 } });
});

it('a listener hears of a changed answer, of this tab or another, and of nothing else', async () => {
  const { setConsent, onConsent } = await freshPage();
  const { setPreferences } = await import('../../../src/client/stores/preferences.ts');
  const heard: boolean[] = [];
  const stop = onConsent(({ youtube }) => heard.push(youtube));
  setPreferences({ theme: 'dark' });
  setConsent(['youtube']);
  setConsent(['youtube']);
  const newValue = JSON.stringify({ version: 1, cookies: { ...no, hide: true, v: 1 } });
  localStorage.setItem(storageKey, newValue);
  dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));
  stop();
  setConsent(['youtube']);
  expect(heard).toEqual([true, false]);
});

it('a page that comes back from the back/forward cache knows what was answered meanwhile, and does not undo it', async () => {
  const { getConsent, onConsent } = await freshPage();
  const { setPreferences } = await import('../../../src/client/stores/preferences.ts');
  const heard: boolean[] = [];
  onConsent(({ hide }) => heard.push(hide));
  expect(getConsent().hide).toBe(false);
  localStorage.setItem(storageKey, JSON.stringify({ version: 1, cookies: { ...no, hide: true, v: 1 } }));
  const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(heard).toEqual([]);
  shown(true);
  expect(heard).toEqual([true]);
  setPreferences({ theme: 'dark' });
  expect(kept()).toMatchObject({ theme: 'dark', cookies: { hide: true } });
});
