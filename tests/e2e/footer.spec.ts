/** The footer: links onward, links back, the link to the top. */
import { expect, type Page, test } from './test.ts';

const long = '/sovas-och-opereras';
const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test('[#101] [#102] shows the way to the top beyond 100 px, and takes the focus along', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(long);
  const toTop = page.locator('footer a[href="#top"]');
  await expect(toTop).toBeHidden();
  await scrollPage(page, 100);
  await expect(toTop).toBeHidden();
  await scrollPage(page, 101);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect(page.locator('header#top')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[#101] hides the way to the top on a page that does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto('/finns-inte');
  await expect(page.locator('footer a[href="#top"]')).toBeHidden();
});

test('[#102] scrolls smoothly unless motion is reduced', async ({ page }) => {
  await page.goto(long);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('[#104] [#106] [#107] [#48] has what the footer promises', async ({ page }) => {
  await page.goto('/tand');
  const footer = page.locator('footer');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Hitta rätt',
    'Om Tryggve',
    'Om webbplatsen',
    'Följ oss',
  ]);
  await expect(footer.getByRole('link', { name: 'Skriv till oss' })).toHaveAttribute('href', /^mailto:.+@/);
  for (const name of ['Instagram', 'TikTok', 'YouTube', 'Facebook'])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('rel', 'nofollow noopener');
  await footer.getByText('Dela sidan').click();
  await expect(footer.locator('#share a')).toHaveCount(6);
});

const copyright = (page: Page) => page.locator('footer p').filter({ hasText: '©' });

for (const year of ['2026', '2031'])
  test(`[#108] says ${year} in ${year}, whenever the site was built`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${year}-06-01T12:00:00`));
    for (const path of ['/tand', '/ar/menu']) {
      await page.goto(path);
      await expect(copyright(page)).toHaveText(`© ${year} Tryggve`);
    }
  });

test('[#108] says no year rather than a wrong one where scripts are off', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/tand');
  await expect(copyright(page)).toHaveText('© Tryggve');
  await page.close();
});

test('[#105] [#43] offers my hospital in Swedish only', async ({ page, request }) => {
  await page.goto('/tand');
  await expect(page.locator('footer').getByRole('link', { name: 'Mitt sjukhus' })).toHaveAttribute(
    'href',
    '/mitt-sjukhus',
  );
  for (const path of ['/en/dental', '/ar/menu']) {
    await page.goto(path);
    await expect(
      page.locator('a[href*="sjukhus"], a[href*="hospital"]').filter({ hasText: /Mitt sjukhus|My hospital/ }),
    ).toHaveCount(0);
  }
  expect((await request.get('/en/mitt-sjukhus')).status()).toBe(404);
});
