/**
 * What a search leaves behind on a shared computer. This is read from the files of a real Chromium profile after it is
 * closed, since a page's own `history` does not show what the browser has written to disk.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, chromium, expect, type Page, test } from './test.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { stagingUrl } from './addresses.ts';
import { hold } from './hold.ts';
import { panel } from './searchPanel.ts';
import { consentRecord } from './visitors.ts';

/** Opens a browser with its own profile, runs `read` in it, and returns what the profile's files hold afterwards. */
async function profileAfter(read: (page: Page, context: BrowserContext) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'profile-'));
  try {
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: findChromium() ?? '',
      args: chromiumArguments,
      baseURL: stagingUrl,
    });
    await context.addInitScript((record) => {
      if (localStorage.getItem('tryggve') === null) localStorage.setItem('tryggve', record);
    }, consentRecord());
    await read(await context.newPage(), context);
    await context.close();
    const visits = new DatabaseSync(path.join(folder, 'Default/History'))
      .prepare('SELECT url, title FROM urls')
      .all()
      .map(({ url, title }) => `${decodeURIComponent(String(url).replaceAll('+', ' '))} ${String(title)}`);
    // The session files let a browser restore its tabs; local storage holds the list of recent searches.
    const files = readdirSync(path.join(folder, 'Default'), { recursive: true, withFileTypes: true })
      .filter(
        (file) =>
          file.isFile() &&
          /History|Sessions|Local Storage|Session Storage|Web Data/.test(`${file.parentPath}/${file.name}`),
      ) // prettier-ignore
      .map((file) => readFileSync(path.join(file.parentPath, file.name)));
    const holds = (word: string) =>
      files.some((bytes) => (['utf8', 'utf16le'] as const).some((form) => bytes.includes(Buffer.from(word, form))));
    return { visits, holds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Types as a reader does, and submits with Enter. */
async function type(page: Page, box: string, words: string): Promise<void> {
  const field = page.locator(box);
  await field.focus();
  await field.pressSequentially(words);
  await field.press('Enter');
}

const overlayBox = 'dialog[open] input[name="q"]';
const answered = (page: Page) => expect(panel(page).and(page.locator('[data-answered]'))).toBeVisible();
const openOverlay = async (page: Page, at: string) => {
  await page.goto(at);
  await page.locator('header [data-modal="search"]').click();
  await expect(page.locator(overlayBox)).toBeVisible();
};
const settled = (page: Page) => expect(page.locator('[data-search][data-helped="true"]')).toBeVisible();

// Each word is one that a browser's files do not contain by themselves ("TABLEvaluables" contains "leva").
for (const { language, home, search, other, hidden, crisis, word, ordinary, secret } of [
  { language: 'sv', home: '/', search: '/sok', other: '/tand', hidden: '/psykisk-ohalsa/stress', crisis: 'jag vill inte leva kvastfening', word: 'kvastfening', ordinary: 'narkos', secret: 'hemorrojder' }, // prettier-ignore
  { language: 'en', home: '/en', search: '/en/search', other: '/en/dental', hidden: '/en/mental-health/stress', crisis: 'i want to die hoopoe', word: 'hoopoe', ordinary: 'fasting', secret: 'haemorrhoids' }, // prettier-ignore
])
  test.describe(language, () => {
    test('[#131] [#276] a question that help answers is in no file of the browser, wherever it was typed', async () => {
      test.slow();
      const { visits, holds } = await profileAfter(async (page) => {
        await page.goto(home);
        await type(page, 'main input[name="q"]', crisis);
        await settled(page);
        await expect(page.locator(overlayBox)).toHaveValue(crisis);
        await expect(page).toHaveURL(home);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        // The next person at this screen does not find it in the box.
        await expect(page.locator('main input[name="q"]')).toHaveValue('');
        await openOverlay(page, other);
        await type(page, overlayBox, crisis);
        await settled(page);
        await page.goto(search);
        await type(page, 'main input[name="q"]', crisis);
        await settled(page);
        await expect(page).toHaveURL(search);
      });
      expect(
        visits.some((visit) => visit.includes(other)),
        'the file is the one that counts',
      ).toBe(true);
      expect(visits.filter((visit) => visit.includes('?q=') || visit.includes(word))).toEqual([]);
      expect(holds(word)).toBe(false);
    });

    test('[#131] [#276] nor is one that is sent before the scripts are there', async () => {
      const { visits, holds } = await profileAfter(async (page) => {
        for (const at of [home, search]) {
          const scripts = await hold(page, '**/_astro/*.js');
          await page.goto(at, { waitUntil: 'commit' });
          await type(page, 'main input[name="q"]', crisis);
          await scripts.asked();
          await expect(page).toHaveURL(at);
          scripts.release();
          await settled(page);
          await expect(page).toHaveURL(at);
          await page.unroute('**/_astro/*.js');
        }
        // The code of the panel fails to load. In discreet mode, the query is then not sent.
        await page.evaluate(() => {
          const kept = JSON.parse(localStorage.getItem('tryggve') ?? '{}') as object;
          localStorage.setItem('tryggve', JSON.stringify({ ...kept, discreet: true }));
        });
        await page.route(/\/_astro\/(?:search\.overlay|Search\.island|reactOverlay|wakePanel)/, (route) =>
          route.abort(),
        );
        for (const at of [home, search]) {
          await page.goto(at);
          await type(page, 'main input[name="q"]', crisis);
          await expect(page.locator('[data-no-network]')).toBeVisible({ timeout: 20_000 });
          await expect(page).toHaveURL(at);
        }
      });
      expect(visits.length).toBeGreaterThan(0);
      expect(visits.filter((visit) => visit.includes('?q=') || visit.includes(word))).toEqual([]);
      expect(holds(word)).toBe(false);
    });

    test('[#131] [#276] nor is anything typed on a private page or in discreet mode; an ordinary search is', async () => {
      test.slow();
      const { visits, holds } = await profileAfter(async (page) => {
        await openOverlay(page, hidden);
        await type(page, overlayBox, secret);
        await answered(page);
        // The address is updated later than the answer. Wait for that time to pass, so that leaving the page is not
        // what prevents it.
        await page.clock.install();
        await page.clock.runFor(1000);
        await page.goto(other);
        await page.evaluate(() => {
          const kept = JSON.parse(localStorage.getItem('tryggve') ?? '{}') as object;
          localStorage.setItem('tryggve', JSON.stringify({ ...kept, discreet: true }));
        });
        for (const [at, box] of [
          [home, 'main input[name="q"]'],
          [search, 'main input[name="q"]'],
        ] as const) {
          // prettier-ignore
          await page.goto(at);
          await type(page, box, secret);
          await answered(page);
          await page.clock.runFor(1000);
          await expect(page).toHaveURL(at);
        }
        await page.evaluate(() => {
          const kept = JSON.parse(localStorage.getItem('tryggve') ?? '{}') as object;
          localStorage.setItem('tryggve', JSON.stringify({ ...kept, discreet: false }));
        });
        await openOverlay(page, other);
        await type(page, overlayBox, ordinary);
        await page.clock.runFor(1000);
        await expect(page).toHaveURL(new RegExp(`q=${ordinary}`));
      });
      expect(visits.filter((visit) => visit.includes(secret))).toEqual([]);
      expect(holds(secret)).toBe(false);
      expect(
        visits.some((visit) => visit.includes(`q=${ordinary}`)),
        'the file tells of searches',
      ).toBe(true);
      // No title ever contains a query.
      expect(visits.map((visit) => visit.slice(visit.indexOf(' '))).join()).not.toContain(ordinary);
    });
  });
