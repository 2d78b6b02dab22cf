/** Reader actions are reported to Matomo where checks 189 to 193 name them, and nothing else is. */
import { expect } from './test.ts';
import { stagingUrl } from './addresses.ts';
import { events, settle, test, type Told, views } from './matomo.ts';
import { answerOf, answerSearches, ask, openOverlay } from './searchPanel.ts';
import { withConsent } from './visitors.ts';
import { dialog } from './pageParts.ts';

test.use({ storageState: withConsent('matomo') });

/** Waits until an event has arrived. Of two events sent at the same time, the later one may arrive first. */
const expectEvent = (matomo: Told[], event: string) => expect.poll(() => events(matomo)).toContain(event);

test('[#190] [#191] [#192] [#193] exactly what the specification names is an event', async ({ page, matomo }) => {
  test.slow();
  await page.goto('/fragor-och-svar');
  const question = page.locator('[data-faq-item]').first();
  const name = (await question.locator('summary').textContent())?.trim();
  await question.locator('summary').click();
  // The browser coalesces two `toggle` events in a row and reports only the last one.
  await expectEvent(matomo, `FAQ / Open / ${name}`);
  await question.locator('summary').click();
  await expectEvent(matomo, `FAQ / Close / ${name}`);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await page.locator('footer [data-to-top]').evaluate((link: HTMLElement) => link.click());
  await expectEvent(matomo, 'Footer / Scroll to top / 400');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('header [data-modal="mainMenu"]').click();
  await expectEvent(matomo, 'Main Menu / Open / /fragor-och-svar');
  await dialog(page).locator('li', { hasText: 'Tänder' }).locator('summary').first().click();
  await expectEvent(matomo, 'Main Menu / Submenu Open / /tand');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectEvent(matomo, 'Main Menu / Close / /fragor-och-svar');
  // Overlays for which no event is specified.
  await page.locator('main [data-modal="faqCategoryFilter"]').click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await settle(page, matomo);
  expect(events(matomo)).toEqual([
    `FAQ / Open / ${name}`,
    `FAQ / Close / ${name}`,
    'Footer / Scroll to top / 400',
    'Main Menu / Open / /fragor-och-svar',
    'Main Menu / Submenu Open / /tand',
    'Main Menu / Close / /fragor-och-svar',
  ]);
  matomo.length = 0;
  await page.goto('/informationsmaterial');
  await page.locator('main a[data-modal="lightbox"]').click();
  await expect(dialog(page)).toBeVisible();
  await expectEvent(matomo, 'Lightbox / Open / /informationsmaterial');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectEvent(matomo, 'Lightbox / Close / /informationsmaterial');
  await settle(page, matomo);
  expect(events(matomo)).toEqual([
    'Lightbox / Open / /informationsmaterial',
    'Lightbox / Close / /informationsmaterial',
  ]);
});

test('[#193] a filter of the search is an event; what is searched for is told to nobody', async ({ page, matomo }) => {
  await answerSearches(page, () => answerOf({ facets: { page: 1, video: 0, faq: 1, podcast: 0 } }));
  await page.route('**/api/insights', (route) => route.fulfill({ status: 204 }));
  await page.goto('/tand');
  await openOverlay(page);
  await ask(page, 'hemligt');
  await dialog(page).getByRole('button', { name: /Sidor/ }).click();
  await expect(page).toHaveURL(/q=hemligt.*type=page|type=page.*q=hemligt/);
  await expectEvent(matomo, 'Search / Filter / Page');
  await dialog(page).getByRole('button', { name: /Sidor/ }).click();
  await expectEvent(matomo, 'Search / Filter Off / Page');
  await settle(page, matomo);
  expect(events(matomo)).toEqual(['Search / Filter / Page', 'Search / Filter Off / Page']);
  expect(JSON.stringify(matomo)).not.toContain('hemligt');
});

test('[#276] pages about mental health are not counted, and the next page is not told of them', async ({
  page,
  matomo,
  foreign,
}) => {
  for (const path of ['/psykisk-ohalsa', '/psykisk-ohalsa/oro-och-angest', '/en/mental-health/worry-and-anxiety']) {
    await page.goto(path);
    await page.locator('header [data-modal="mainMenu"]').click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await page.evaluate(() => location.assign('/om-oss'));
  await expect.poll(() => views(matomo).length).toBe(1);
  expect(views(matomo)[0]?.fields['urlref']).toBe(`${stagingUrl}/`);
});

for (const [path, ids] of [
  ['/fragor-och-svar', ['tellharm', 'alcoholdrugs', 'pregnancyasked', 'afraiddying']],
  ['/en/questions-and-answers', ['tellharm', 'smokingasked']],
] as const)
  test(`[#190] [#276] a question that says something about its reader has no name, ${path}`, async ({
    page,
    matomo,
  }) => {
    for (const id of ids) {
      await page.goto(`${path}#${id}`);
      await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
      await expectEvent(matomo, 'FAQ / Open / Unnamed');
      await settle(page, matomo);
      expect(events(matomo)).toEqual(['FAQ / Open / Unnamed']);
      expect(JSON.stringify(matomo)).not.toContain(id);
      matomo.length = 0;
    }
  });

test('[#276] nothing is told of an address that does not exist, nor is the next page told of it', async ({
  page,
  matomo,
  foreign,
}) => {
  for (const path of ['/psykisk-ohalsa/nedstamdhetx', '/en/nowhere', '/ar/nowhere']) {
    await page.goto(path);
    await page.locator('header [data-modal="mainMenu"]').click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.goto('/psykisk-ohalsa/nedstamdhetx', { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  await page.evaluate(() => location.assign('/om-oss'));
  await expect.poll(() => views(matomo).length).toBe(1);
  expect(JSON.stringify(matomo)).not.toContain('nedstamdhetx');
});
