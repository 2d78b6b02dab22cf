/** axe on every template in each of its languages and in every look: no violation of WCAG 2.2 AA. */
import { expect, lookingTest, type Page, test } from './test.ts';
import { everyTemplate, templates } from './addresses.ts';
import { unfold } from './paper.ts';
import { findHoverViolations, findViolations, findViolationsOfColours, placesOf, toTop } from './violations.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

/** Colours do not depend on the language, but right-to-left text may have another background. */
const hasOwnColours = (path: string) => !/^\/en\b/.test(path);
const isFirst = (path: string) => Object.values(templates).some(([first]) => first === path);

/** Returns the colour rules that are broken while interactive elements are hovered, in every look. */
const findHovered = async (page: Page) => [
  ...placesOf(await findHoverViolations(page)),
  ...(await findViolationsOfColours(page, findHoverViolations)),
];

/** Each overlay, and how a reader opens it. */
const overlays: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  menu: { path: '/tand', open: (page) => page.locator('header [data-modal="mainMenu"]').click() },
  'menu from right to left': {
    path: '/q/2658-ar',
    open: (page) => page.locator('header [data-modal="mainMenu"]').click(),
  },
  settings: {
    path: '/tand',
    open: async (page) => {
      await page.locator('header [data-modal="mainMenu"]').click();
      await page.locator('dialog [data-settings-open]').click();
      await expect(page.locator('dialog [data-settings-close]')).toBeFocused();
    },
  },
  film: { path: '/mediplay', open: (page) => page.locator('main [data-modal="videoModal"]').first().click() },
  search: { path: '/tand', open: (page) => page.locator('header [data-modal="search"]').click() },
  'search from right to left, with hits': {
    path: '/q/2658-ar',
    open: async (page) => {
      await page.locator('header [data-modal="search"]').click();
      await page.locator('dialog input[name="q"]').fill('الصيام');
      await page.locator('dialog input[name="q"]').press('Enter');
      await expect(page.locator('dialog [data-object]').first()).toBeVisible();
    },
  },
  'search that fails': {
    path: '/q/2658-ar',
    open: async (page) => {
      await page.locator('header [data-modal="search"]').click();
      await page.route('**/api/search?*', (route) => route.abort());
      await page.locator('dialog input[name="q"]').fill('الصيام');
      await page.locator('dialog input[name="q"]').press('Enter');
      await expect(page.locator('dialog a[href="tel:112"]:visible')).toBeVisible();
    },
  },
  'word that there is no network': {
    path: '/q/2658-ar',
    open: async (page) => {
      await page.context().setOffline(true);
      await page.locator('header [data-modal="mainMenu"]').click();
    },
  },
  'suggestions of search': {
    path: '/tand',
    open: async (page) => {
      await page.locator('header [data-modal="search"]').click();
      await page.locator('dialog input[name="q"]').pressSequentially('narkos');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  share: { path: '/narstaende/fasta', open: (page) => page.locator('footer summary[data-modal="share"]').click() },
  filter: {
    path: '/fragor-och-svar',
    open: (page) => page.locator('main summary[data-modal="faqCategoryFilter"]').click(),
  },
  lightbox: { path: '/informationsmaterial', open: (page) => page.locator('main a[data-modal="lightbox"]').click() },
  'waiting for a slow page': {
    path: '/q/2658-ar',
    open: async (page) => {
      // A 204 response does not navigate, so the page keeps waiting.
      await page.route('**/ar/urgent', (route) => route.fulfill({ status: 204 }));
      await page.locator('footer a[href="/ar/urgent"]').click();
    },
  },
  languages: { path: '/q/2658-ar', open: (page) => page.locator('header [data-popup="languages"]').click() },
  'QR code': { path: '/narstaende/fasta', open: (page) => page.locator('footer [popovertarget]').click() },
  'section’s menu': {
    path: '/q/2658-ar',
    open: (page) => page.locator('main [data-modal="caregiversMenu"]').evaluate((link: HTMLElement) => link.click()),
  },
};

for (const { name, path } of everyTemplate) {
  lookingTest(
    `[#260] ${name} at ${path}, on a phone, in the light, in the dark and in forced colours`,
    async ({ page }) => {
      // axe runs seven times.
      test.slow();
      await page.setViewportSize(phone);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      // Folded content must pass too.
      await unfold(page);
      for (const part of await page.locator('main input[role="switch"]').all())
        if (await part.isVisible()) await part.check();
      expect.soft(placesOf(await findViolations(page)), 'phone').toEqual([]);
      await page.setViewportSize(desktop);
      await page.emulateMedia({ reducedMotion: null });
      await toTop(page);
      expect.soft(placesOf(await findViolations(page)), 'light').toEqual([]);
      if (hasOwnColours(path)) expect.soft(await findViolationsOfColours(page)).toEqual([]);
      if (isFirst(path)) expect.soft(await findHovered(page), 'with the pointer on what can be pressed').toEqual([]);
    },
  );
}

for (const [name, { path, open }] of Object.entries(overlays)) {
  test(`[#260] ${name} open over ${path}, in the light, in the dark, in forced colours and on a phone`, async ({
    page,
  }) => {
    // axe runs six times.
    test.slow();
    await page.goto(path);
    await open(page);
    const dialog = page.locator('dialog[open], :popover-open');
    await expect(dialog).toBeVisible();
    expect.soft(placesOf(await findViolations(page)), 'light').toEqual([]);
    expect.soft(await findViolationsOfColours(page)).toEqual([]);
    expect.soft(await findHovered(page), 'with the pointer on what can be pressed').toEqual([]);
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(dialog).toBeVisible();
    expect.soft(placesOf(await findViolations(page)), 'phone').toEqual([]);
  });
}
