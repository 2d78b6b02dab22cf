/** Leaving quickly by mouse, touch, keys and without scripts: the page that replaces ours, and what is left behind. */
import { expect, type Page, test } from './test.ts';
import { stagingUrl } from './addresses.ts';
import { coveredAtFoot } from './coveredFocus.ts';

const path = '/psykisk-ohalsa/stress';
const english = '/en/mental-health/stress';
const weather = 'https://www.smhi.se/';

const link = (page: Page) => page.getByRole('link', { name: 'Lämna snabbt' });

/** Serves the neutral page without the network, and records the referrers that it receives. */
async function serveWeather(page: Page) {
  const referrers: (string | undefined)[] = [];
  await page.context().route(/smhi|yr\.no/, async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Väder</title>' });
  });
  return referrers;
}

/** Arrives from another page of ours. */
async function arrive(page: Page, to = path) {
  await page.goto('/tand');
  await page.goto(to);
}

/**
 * Gives all presses the same timestamp. On a slow machine, presses that belong together may be further apart than a
 * reader's.
 */
const pressAtOnce = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { value: 10_000 }));

const escape = async (page: Page, times: number) => {
  for (let press = 0; press < times; press++) await page.keyboard.press('Escape');
};

test('by mouse: another page in its place, told nothing; back does not lead to it', async ({ page }) => {
  const referrers = await serveWeather(page);
  await arrive(page);
  await link(page).click();
  await expect(page).toHaveURL(weather);
  expect(referrers).toEqual([undefined]);
  await page.goBack();
  await expect(page).toHaveURL(`${stagingUrl}/tand`);
  await page.goForward();
  await expect(page).toHaveURL(weather);
});

test('in English to another page, by keyboard', async ({ page }) => {
  await serveWeather(page);
  await arrive(page, english);
  await page.getByRole('link', { name: 'Leave quickly' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('https://www.yr.no/en');
  await page.goBack();
  await expect(page).toHaveURL(`${stagingUrl}/tand`);
});

test('blanks the page before the other one answers, and forgets the latest searches alone: what was made is out of sight', async ({
  page,
}) => {
  // A 204 response does not navigate, as if no response came.
  await page.route(/smhi/, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(() => {
    const kept = { version: 1, recentSearches: ['självskada'], questions: ['Min?'], cookies: { v: 1, hide: true } };
    localStorage.setItem('tryggve', JSON.stringify(kept));
  });
  await page.goto(path);
  await link(page).click();
  await expect(page.locator('html')).toBeHidden();
  await expect(page).toHaveTitle('');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tryggve') ?? '{}') as unknown);
  expect(kept).toMatchObject({ recentSearches: [], questions: [], aside: { questions: ['Min?'] } });
});

test('Escape three times leaves; twice, or with another key between, does not', async ({ page }) => {
  await serveWeather(page);
  await pressAtOnce(page);
  await arrive(page);
  await escape(page, 2);
  await page.keyboard.press('a');
  await escape(page, 2);
  await expect(page).toHaveURL(stagingUrl + path);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(weather);
  await page.goBack();
  await expect(page).toHaveURL(`${stagingUrl}/tand`);
});

test('slow presses and a held key do not count as three', async ({ page }) => {
  await serveWeather(page);
  await page.clock.install();
  await page.goto(path);
  const press = (timeStamp: number, repeat = false) =>
    page.evaluate(
      ({ at, isHeld }) => {
        const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, repeat: isHeld });
        Object.defineProperty(event, 'timeStamp', { value: at });
        document.body.dispatchEvent(event);
      },
      { at: timeStamp, isHeld: repeat },
    );
  for (const at of [10_000, 11_600, 13_200]) await press(at);
  for (const at of [20_000, 20_030, 20_060]) await press(at, true);
  await expect(page.locator('html')).toBeVisible();
  for (const at of [30_000, 31_400, 32_800]) await press(at);
  await expect(page).toHaveURL(weather);
});

test('a press that closes an overlay, a popup or a word is no wish to leave', async ({ page }) => {
  await serveWeather(page);
  await pressAtOnce(page);
  await arrive(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Meny' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await escape(page, 3);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(stagingUrl + path);
  await banner.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await escape(page, 1);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await escape(page, 2);
  await expect(page).toHaveURL(stagingUrl + path);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(weather);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 700 } });

  test('leaves by one touch', async ({ page }) => {
    await serveWeather(page);
    await arrive(page);
    await link(page).tap();
    await expect(page).toHaveURL(weather);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a link that tells nothing, and nothing is offered that would not work', async ({ page }) => {
    const referrers = await serveWeather(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Diskret läge' })).toBeHidden();
    await expect(page.getByText('Tre tryck på Esc')).toBeHidden();
    await expect(page.locator('main p noscript')).toBeVisible();
    await link(page).click();
    await expect(page).toHaveURL(weather);
    expect(referrers).toEqual([undefined]);
  });
});

test('[#262] stands at the same place and covers no text, at any width', async ({ page }) => {
  await page.goto('/for-dig-som-ar-lite-aldre/ensam-med-lakaren');
  for (const width of [320, 360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => {
      // An element that is already focused is not scrolled to again.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo({ top: 0, behavior: 'instant' });
    });
    const bar = page.getByRole('complementary', { name: 'Om någon tittar' });
    const box = await link(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((await bar.boundingBox())?.width).toBe(width);
    await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await link(page).boundingBox()).toEqual(box);
    // At the end of the page the bar is below the last line, which can be read in full.
    await expect(async () => {
      // The wheel may still be scrolling the page away from the end.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const end = await page.getByRole('contentinfo').boundingBox();
      const place = await bar.boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + 1);
    }).toPass();
    // Once the page has scrolled, the bar does not cover the focused element.
    await page.getByRole('link', { name: 'Mina rättigheter i vården' }).last().focus();
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    const focused = await page.locator(':focus').boundingBox();
    const barTop = (await bar.boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(barTop);
  }
});

test('only private pages have it, and they are not counted', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-matomo');
  await page.goto('/for-dig-som-ar-lite-aldre');
  await expect(page.locator('html')).not.toHaveAttribute('data-matomo');
  await page.goto('/tand');
  await expect(page.locator('html')).toHaveAttribute('data-matomo', /matomo/);
  await expect(link(page)).toHaveCount(0);
});

test('[#261] with the largest letters nothing that has the focus is under the bar', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tryggve', JSON.stringify({ version: 1, textSize: 'larger' })));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/psykisk-ohalsa/overdos');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
  expect(await coveredAtFoot(page, 'main', 'aside:has([data-discreet-switch])')).toEqual([]);
});
