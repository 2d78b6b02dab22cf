/** The reader's preferences when storage is unreadable, newer, full or blocked. */
import { expect, type Page, test } from './test.ts';
import { firstVisit } from './visitors.ts';

const store = (page: Page, text: string) =>
  page.addInitScript((value) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('tryggve', value);
    sessionStorage.setItem('seeded', '1');
  }, text);

async function chooseDark(page: Page) {
  await page.goto('/meny');
  await page.getByRole('button', { name: 'Inställningar' }).click();
  await page.getByRole('radio', { name: 'Mörka' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

test.describe('a first visit', () => {
  test.use({ storageState: firstVisit });

  test('nothing is stored without a choice', async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
});

test('[#251] what can not be read counts as nothing, and is told', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await store(page, '{broken');
  await chooseDark(page);
  expect(warnings.join()).toContain('Preferences not read');
});

test('preferences of a later version are left alone until the reader chooses', async ({ page }) => {
  await store(page, '{"version":2,"theme":"dark","news":true}');
  await page.goto('/meny');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('tryggve'))).toContain('"version":2');
  await chooseDark(page);
  expect(await page.evaluate(() => localStorage.getItem('tryggve'))).toContain('"version":1');
});

test('a full storage keeps the choice for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await chooseDark(page);
});

test('a blocked storage keeps the choice for the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await chooseDark(page);
  expect(errors).toEqual([]);
});

test('two tabs keep in step', async ({ page, context }) => {
  await page.goto('/tand');
  const other = await context.newPage();
  await chooseDark(other);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test('a chosen theme is there before anything is painted', async ({ page }) => {
  await store(page, '{"version":1,"theme":"dark","textSize":"large"}');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/tand');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
});
