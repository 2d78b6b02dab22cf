/** My hospital: search, map and list lead to the same place; the choice is kept on the device and removed by one press. */
import { expect, type Page, test } from './test.ts';
import { storageKey } from '../../src/preferences.ts';
import { regionIds } from '../../src/regions.ts';
import { requestsOf } from './filmPages.ts';

const list = (page: Page) => page.locator('[data-hospital-list]');
const card = (page: Page, id: string) => list(page).locator(`[data-hospital="${id}"]`);
const mine = (page: Page) => page.getByRole('region', { name: 'Ditt sjukhus' });
const keptId = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { hospitalId?: string }).hospitalId,
    storageKey,
  );

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
  expect(await share()).toBe(50);
  await page.setViewportSize({ width: 749, height: 900 });
  expect(await share()).toBe(100);
});

test('[#247] a hospital is found by typing, without its marks too, and chosen by keyboard alone', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('goteborg');
  await expect(list(page).getByRole('status')).toHaveText('1 sjukhus passar');
  await expect(list(page).locator('[data-hospital]:visible')).toHaveCount(1);
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

test('[#200] [#246] a hospital opens over the page of a group of clowns, can be chosen there, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/clownsjukhuset/clownlabbet');
  const link = page.getByRole('main').getByRole('link', { name: 'Barnkliniken, Länssjukhuset i Kalmar' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Barnkliniken, Länssjukhuset i Kalmar' });
  await expect(dialog.getByRole('link', { name: 'Clownlabbet' })).toBeVisible();
  const choose = dialog.getByRole('button', { name: 'Det här är mitt sjukhus' });
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  expect(await keptId(page)).toBe('kalmar');
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'false');
  expect(await keptId(page)).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/clownsjukhuset\/clownlabbet$/);
});

test('[#245] a council has its name, its website and its hospital, which opens over the page', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  const council = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Barn och ungas expertråd' }) });
  await expect(council.getByRole('link', { name: 'Rådets webbplats' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.vgregion\.se\//,
  );
  await council
    .getByRole('link', { name: /Skaraborgs Sjukhus$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Skaraborgs Sjukhus/ })).toBeVisible();
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
