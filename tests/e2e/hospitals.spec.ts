/**
 * My hospital: search, map and list lead to the same place. The choice is stored on the device, and removed by one
 * press.
 */
import { expect, type Page, test } from './test.ts';
import { regionIds } from '../../src/shared/regions.ts';
import { requestsOf } from './filmPages.ts';
import { keptId } from './hospitals.ts';

const list = (page: Page) => page.locator('[data-hospital-list]');
const card = (page: Page, id: string) => list(page).locator(`[data-hospital="${id}"]`);
/** The message next to a hospital's button after a press; `seen` compares only its visible text. */
const said = (page: Page, id: string) => card(page, id).locator('[aria-live]');
const seen = { useInnerText: true };
const mine = (page: Page) => page.getByRole('region', { name: 'Ditt sjukhus' });

test('[#243] each hospital has its name and, where a source knows it, its website; the list takes half of the row from 750 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/mitt-sjukhus#hospital-goteborg');
  await expect(card(page, 'goteborg').getByRole('heading')).toHaveText('Drottning Silvias barnsjukhus');
  await expect(card(page, 'goteborg').getByRole('link', { name: 'sahlgrenska.se', exact: true })).toHaveAttribute(
    'rel',
    'nofollow noopener',
  );
  const share = () =>
    list(page).evaluate((element) => {
      const row = element.parentElement?.parentElement;
      return Math.round((100 * element.clientWidth) / (row?.clientWidth ?? 1));
    });
  expect(await share()).toBe(50);
  await page.setViewportSize({ width: 750, height: 900 });
  // The page is informed of its new size asynchronously.
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(750);
  expect(await share()).toBe(50);
  await page.setViewportSize({ width: 749, height: 900 });
  await expect.poll(share).toBe(100);
});

test('[#247] a hospital is found by typing, without its marks too, and chosen by keyboard alone', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('goteborg');
  await expect(list(page).getByRole('status')).toHaveText('1 sjukhus passar');
  await expect(list(page).locator('[data-hospital]:visible')).toHaveCount(1);
  await box.fill('Västerås');
  await expect(card(page, 'goteborg')).toBeHidden();
  await box.fill('Göteborg');
  await expect(card(page, 'goteborg')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card(page, 'goteborg')).toBeFocused();
  const choose = card(page, 'goteborg').getByRole('button', { name: 'Det här är mitt sjukhus' });
  for (let presses = 0; presses < 12; presses++) {
    if (await choose.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await expect(mine(page).getByRole('heading')).toHaveText('Drottning Silvias barnsjukhus');
  expect(await keptId(page)).toBe('goteborg');
});

test('[#247] a press on a hospital says that it is saved, and leads to it', async ({ page }) => {
  await page.goto('/mitt-sjukhus#hospital-lund');
  const status = said(page, 'lund');
  await expect(status).toHaveText('', seen);
  await card(page, 'lund').getByRole('button', { name: 'Det här är mitt sjukhus' }).click();
  await expect(status).toContainText('Sparat här, på den här enheten.', seen);
  await status.getByRole('link', { name: 'Till ditt sjukhus' }).click();
  await expect(page).toHaveURL(/\/mitt-sjukhus#mitt$/);
  await expect(mine(page)).toBeInViewport();
  await expect(mine(page)).toBeFocused();
  await expect(mine(page)).toContainText('Valet sparas bara här.');
  // Another choice replaces it, and its message.
  await page.goto('/mitt-sjukhus#hospital-goteborg');
  await card(page, 'goteborg').getByRole('button', { name: 'Det här är mitt sjukhus' }).click();
  await expect(said(page, 'goteborg')).toContainText('Sparat här', seen);
  await expect(status).toHaveText('', seen);
  await card(page, 'goteborg').getByRole('button', { name: 'Det här är mitt sjukhus' }).click();
  await expect(said(page, 'goteborg')).toHaveText('', seen);
  await expect(mine(page)).toBeHidden();
});

test('[#247] where the browser keeps nothing, a press says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/mitt-sjukhus#hospital-lund');
  const choose = card(page, 'lund').getByRole('button', { name: 'Det här är mitt sjukhus' });
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  const words = 'Webbläsaren vill inte spara. Valet finns kvar tills du lämnar sidan.';
  await expect(said(page, 'lund')).toHaveText(words, seen);
  await expect(mine(page)).toBeVisible();
  await expect(mine(page)).not.toContainText('Valet sparas bara här.', seen);
});

test('[#247] each region has one name for a screen reader: that of the list', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  await expect(page.getByRole('link', { name: /^Region .+ sjukhus$/ })).toHaveCount(0);
  await expect(page.locator('[data-pin], [data-region]')).toHaveCount(2 * regionIds.length);
  await expect(page.locator(':is([data-pin], [data-region]):not([tabindex="-1"])')).toHaveCount(0);
  await expect(list(page).locator('summary').getByRole('heading')).toHaveCount(regionIds.length);
  // Every link on the page has a name.
  const nameless = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => (link.textContent || link.ariaLabel || '').trim() === '').length);
  expect(nameless).toBe(0);
});

test('a name that no hospital has says so, and the whole list comes back', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('xyzzy');
  await expect(list(page).getByRole('status')).toHaveText('Inget sjukhus passar. Prova en stad i närheten.');
  await expect(list(page).locator('summary:visible')).toHaveCount(0);
  await box.fill('');
  await expect(list(page).locator('summary:visible')).toHaveCount(regionIds.length);
});

test('[#247] the choice stays over a reload, shows on the map, and goes by one press', async ({ page }) => {
  await page.goto('/mitt-sjukhus#hospital-lund');
  await card(page, 'lund').getByRole('button', { name: 'Det här är mitt sjukhus' }).click();
  await page.goto('/mitt-sjukhus');
  await expect(mine(page)).toBeVisible();
  await expect(mine(page).getByRole('link', { name: 'Clownronden' })).toHaveAttribute(
    'href',
    '/clownsjukhuset/clownronden',
  );
  await expect(page.locator('[data-region="skane"]')).toHaveAttribute('aria-current', 'true');
  await mine(page).getByRole('button', { name: 'Ta bort valet' }).click();
  await expect(mine(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  expect(await keptId(page)).toBeUndefined();
  await expect(page.locator('[data-region][aria-current]')).toHaveCount(0);
});

test.describe('by touch, on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[#247] every region of the map has 24 px for a finger, and opens its place in the list', async ({ page }) => {
    await page.goto('/mitt-sjukhus');
    for (const id of regionIds) {
      const pin = page.locator(`[data-pin="${id}"]`);
      await pin.scrollIntoViewIfNeeded();
      const missed = await pin
        .locator('circle')
        .first()
        .evaluate((circle) => {
          const { x, y, width, height } = circle.getBoundingClientRect();
          if (width < 24 || height < 24) return `only ${width} px`;
          const [middleX, middleY] = [x + width / 2, y + height / 2];
          const reached = [
            [0, 0],
            [0, -11.5],
            [0, 11.5],
            [-11.5, 0],
            [11.5, 0],
          ].every(
            ([right = 0, down = 0]) =>
              document.elementsFromPoint(middleX + right, middleY + down)[0]?.closest('a') === circle.closest('a'),
          );
          return reached ? '' : 'hidden by another';
        });
      expect(missed, id).toBe('');
    }
    await page.locator('[data-pin="blekinge"]').tap();
    await expect(page).toHaveURL(/#region-blekinge$/);
    await expect(card(page, 'karlskrona')).toBeVisible();
    await expect(list(page).locator('summary', { hasText: 'Region Blekinge' })).toBeFocused();
  });
});

test('nothing is asked for but the page’s own scripts before somebody reaches for it', async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto('/mitt-sjukhus', { waitUntil: 'networkidle' });
  const scripts = asked.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeLessThanOrEqual(3);
  expect(scripts.filter((path) => /react|dialog|overlay/i.test(path))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[#247] [#264] every region unfolds with all that is known, and the box asks the search of the site', async ({
    page,
  }) => {
    await page.goto('/mitt-sjukhus');
    await expect(page.getByRole('button', { name: 'Det här är mitt sjukhus' })).toHaveCount(0);
    await list(page).locator('summary', { hasText: 'Region Skåne' }).click();
    await expect(card(page, 'kristianstad').getByRole('link', { name: 'Clownronden' })).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('Kalmar');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/sok\?q=Kalmar$/);
    await expect(page.locator('[data-object="hospital-kalmar-sv"]')).toBeVisible();
  });

  test('[#246] [#264] a group of clowns leads to its hospital on the page', async ({ page }) => {
    await page.goto('/clownsjukhuset/clownlabbet');
    await page.getByRole('main').getByRole('link', { name: 'Barnkliniken, Länssjukhuset i Kalmar' }).click();
    await expect(page).toHaveURL(/\/mitt-sjukhus#hospital-kalmar$/);
    await expect(card(page, 'kalmar')).toBeVisible();
  });
});

test('every card says its hospital where it takes the focus', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  const names = await page.locator('article[data-hospital]').evaluateAll((cards) =>
    cards.map((card) => {
      const name = document.getElementById(card.getAttribute('aria-labelledby') ?? '');
      return card.contains(name) ? name?.textContent : undefined;
    }),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(undefined);
});
