// @vitest-environment happy-dom
/** The settings of cookies, with their script: what is chosen counts once it is saved, and it is said. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentVersion, purposes } from '../../shared/consent.ts';
import { copyOf } from '../../i18n/copy.ts';
import { storageKey } from '../../shared/preferences.ts';
import { ConsentSettings, consentSettingsCopy } from './ConsentSettings.tsx';

const copy = copyOf('sv', consentSettingsCopy);
const no = Object.fromEntries(purposes.map((purpose) => [purpose, false]));
const stored = () => (JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { cookies?: unknown }).cookies;
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const toggle = (purpose: string) => find<HTMLInputElement>(`input[name="${purpose}"]`);
const save = () => find<HTMLButtonElement>('[data-consent-save]');
const all = () => find('[data-consent-toggle]');
const said = () => find('[data-when="updated"]');
/** What the button for all of them says. */
const offers = () => [...all().querySelectorAll('[data-when]:not([hidden])')].map((words) => words.textContent);

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  const cookies = { ...no, youtube: true, acast: true, hide: true, v: consentVersion };
  localStorage.setItem(storageKey, JSON.stringify({ version: 1, cookies }));
  document.body.innerHTML = renderToStaticMarkup(
    <ConsentSettings copy={copy} purposes={purposes} needed={purposes} countedAt="matomo.example" />,
  );
  await import('./consentForm.enhance.ts');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('[#177] the button that saves is off until the choice is another than what is saved', () => {
  expect([toggle('youtube').checked, save().disabled]).toEqual([true, true]);
  toggle('youtube').click();
  expect(save().disabled).toBe(false);
  toggle('youtube').click();
  expect(save().disabled).toBe(true);
});

it('[#178] [#254] what was saved is said for 4 s, and the focus is not lost', () => {
  toggle('youtube').click();
  expect(said().hidden).toBe(true);
  save().focus();
  save().click();
  expect([said().hidden, save().disabled]).toEqual([false, true]);
  expect(document.activeElement).toBe(find('h2'));
  vi.advanceTimersByTime(3999);
  expect(said().hidden).toBe(false);
  vi.advanceTimersByTime(1);
  expect(said().hidden).toBe(true);
  expect(stored()).toMatchObject({ youtube: false, acast: true, hide: true });
});

it('[#175] one button turns all on, then all off, and says which; nothing counts before it is saved', () => {
  expect(offers()).toEqual([copy.consent_select_all]);
  all().click();
  expect(purposes.map((purpose) => toggle(purpose).checked)).not.toContain(false);
  expect(offers()).toEqual([copy.consent_deselect_all]);
  all().click();
  expect(purposes.map((purpose) => toggle(purpose).checked)).not.toContain(true);
  expect([save().disabled, stored()]).toEqual([false, expect.objectContaining({ youtube: true, acast: true })]);
  // One switch after the other says so too.
  for (const purpose of purposes) toggle(purpose).click();
  expect(offers()).toEqual([copy.consent_deselect_all]);
});

it('[#258] everything is taken back in two presses, or in one', () => {
  all().click();
  all().click();
  save().click();
  expect(stored()).toEqual({ ...no, hide: true, v: consentVersion });
  toggle('acast').click();
  save().click();
  expect(stored()).toMatchObject({ acast: true });
  find('[data-consent-refuse]').click();
  expect([stored(), said().hidden]).toEqual([{ ...no, hide: true, v: consentVersion }, false]);
});
