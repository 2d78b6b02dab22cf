/** Every template in every language that it has, in every way that it can look: no violation of WCAG 2.2 AA. */
import { expect, lookingTest, type Page, test } from './test.ts';
import { everyTemplate, templates } from './addresses.ts';
import { findColourViolations, findHoverViolations, findViolations } from './violations.ts';

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  'reduced motion, phone': { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } },
} as const;
type Look = keyof typeof looks;

const isFirst = (path: string) => Object.values(templates).some(([first]) => first === path);

/** Returns the rules that the page breaks, each with the first places. */
async function violationsOf(page: Page, look: Look): Promise<string[]> {
  // In the dark only colours are others than in the light.
  const violations = await (look === 'dark' ? findColourViolations(page) : findViolations(page));
  return placesOf(violations);
}

const placesOf = (violations: Awaited<ReturnType<typeof findViolations>>): string[] =>
  violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `${id}: ${places.join(' | ')}`;
  });

/** Each overlay, opened as a reader opens it. */
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
    open: (page) =>
      page.evaluate(() => {
        const detail = document.querySelector('footer a');
        document.dispatchEvent(new CustomEvent('tryggve:slow', { detail }));
      }),
  },
  languages: { path: '/q/2658-ar', open: (page) => page.locator('header [data-popup="languages"]').click() },
  'QR code': { path: '/narstaende/fasta', open: (page) => page.locator('footer [popovertarget]').click() },
  'section’s menu': {
    path: '/q/2658-ar',
    open: (page) => page.locator('main [data-modal="caregiversMenu"]').evaluate((link: HTMLElement) => link.click()),
  },
};

for (const look of Object.keys(looks) as Look[]) {
  const options = looks[look];
  test.describe(look, () => {
    test.use({ ...('viewport' in options ? { viewport: options.viewport } : {}), contextOptions: options });

    for (const { name, path } of everyTemplate) {
      lookingTest(`[#260] ${name} at ${path}`, async ({ page }) => {
        await page.emulateMedia(options);
        await page.goto(path);
        // What is folded away must hold too.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        for (const part of await page.locator('main input[role="switch"]').all())
          if (await part.isVisible()) await part.check();
        expect(await violationsOf(page, look)).toEqual([]);
        // Colours are the same in every language; a phone's finger rests on nothing.
        if (isFirst(path) && look !== 'reduced motion, phone')
          expect(placesOf(await findHoverViolations(page)), 'with the pointer on what can be pressed').toEqual([]);
      });
    }

    for (const [name, { path, open }] of Object.entries(overlays)) {
      test(`[#260] ${name} open over ${path}`, async ({ page }) => {
        await page.goto(path);
        await open(page);
        const dialog = page.locator('dialog[open], :popover-open');
        await expect(dialog).toBeVisible();
        await dialog.evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map((a) => a.finished)),
        );
        expect(await violationsOf(page, look)).toEqual([]);
        if (look !== 'reduced motion, phone')
          expect(placesOf(await findHoverViolations(page)), 'with the pointer on what can be pressed').toEqual([]);
      });
    }
  });
}
