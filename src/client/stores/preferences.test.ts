// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { storageKey } from '../../shared/preferences.ts';
import { getPreferences, setPreferences } from './preferences.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  setPreferences({ questions: [], cookies: undefined as never });
});

/** Writes as another tab does whose event has not come yet. */
const elsewhere = (change: object) =>
  localStorage.setItem(storageKey, JSON.stringify({ ...getPreferences(), ...change }));

it('never writes back what another tab has changed meanwhile', () => {
  const no = { ...getPreferences().cookies, decided: true };
  elsewhere({ cookies: no, questions: ['Får jag ha nallen?'] });
  expect(getPreferences().questions).toEqual(['Får jag ha nallen?']);
  setPreferences({ theme: 'dark' });
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toMatchObject({
    cookies: { decided: true },
    questions: ['Får jag ha nallen?'],
    theme: 'dark',
  });
});

it('keeps for this page what could not be stored', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(setPreferences({ questions: ['Gör det ont?'] })).toBe(false);
  expect(setPreferences({ theme: 'light' })).toBe(false);
  expect(getPreferences()).toMatchObject({ questions: ['Gör det ont?'], theme: 'light' });
});
