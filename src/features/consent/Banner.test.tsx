// @vitest-environment happy-dom
/** The question about cookies asks about what the site has, and a yes to all is a yes to that alone. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Purpose, purposes } from '../../shared/consent.ts';
import { copyOf } from '../../i18n/copy.ts';
import { languageCodes } from '../../i18n/languages.ts';
import { purposeNames } from '../../shared/purposeNames.ts';
import { Banner, bannerCopy } from './Banner.tsx';

const show = (asked: readonly Purpose[], language: (typeof languageCodes)[number] = 'sv') => {
  document.body.innerHTML = renderToStaticMarkup(
    <Banner copy={copyOf(language, bannerCopy)} purposes={asked} cookies={{ title: 'Cookies', path: '/c' }} />,
  );
  return document.body;
};
const switches = () => [...document.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name);
const stored = () => (JSON.parse(localStorage.getItem('tryggve') ?? '{}') as { cookies?: unknown }).cookies;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('[#171] it has a switch for each of what is asked, and names nobody else', () => {
  const body = show(['matomo']);
  expect(switches()).toEqual(['matomo']);
  for (const name of Object.values(purposeNames)) expect(body.textContent?.includes(name)).toBe(name === 'Matomo');
});

it.each(languageCodes)(
  '[#174] in %s each of those who would learn something is named, with what they learn',
  (code) => {
    show(purposes, code);
    for (const purpose of purposes) {
      const input = document.querySelector(`input[name="${purpose}"]`);
      const told = document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      expect(input?.closest('label')?.textContent).toContain(purposeNames[purpose]);
      expect(told.length).toBeGreaterThan(20);
      if (purpose !== 'matomo') expect(told).toContain(purposeNames[purpose]);
    }
  },
);

it('[#176] [#172] a yes to all is a yes to what was asked, not to what may come', async () => {
  const banner = show(['matomo', 'acast']).querySelector<HTMLElement>('[data-consent-banner]');
  await import('./banner.enhance.ts');
  expect(banner?.hidden).toBe(false);
  banner?.querySelector<HTMLElement>('[data-consent-answer="all"]')?.click();
  expect(banner?.hidden).toBe(true);
  expect(stored()).toEqual({
    matomo: true,
    soundcloud: false,
    youtube: false,
    svt_play: false,
    ur_play: false,
    acast: true,
    hide: true,
    v: 1,
  });
});

it('[#176] the switches are saved by the button at the foot of the sheet', async () => {
  const banner = show(['matomo', 'acast']).querySelector<HTMLElement>('[data-consent-banner]');
  await import('./consentForm.enhance.ts');
  const acast = banner?.querySelector<HTMLInputElement>('input[name="acast"]');
  acast?.click();
  banner?.querySelector<HTMLElement>('[data-consent-save]')?.click();
  expect(stored()).toMatchObject({ matomo: false, acast: true, youtube: false, hide: true });
});
