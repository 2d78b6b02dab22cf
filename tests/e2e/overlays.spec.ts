/** Every overlay by mouse, touch and keyboard, left to right and right to left. */
import { expect, type Locator, type Page, test } from './test.ts';
import { closeButton, dialog } from './pageParts.ts';

type Overlay = {
  /** Pages on which it opens, by direction. */
  paths: string[];
  trigger: (page: Page) => Locator;
};

const overlays: Record<string, Overlay> = {
  mainMenu: {
    paths: ['/tand', '/q/2658-ar'],
    trigger: (page) => page.locator('header [data-modal="mainMenu"]'),
  },
  search: {
    paths: ['/tand', '/q/2658-ar'],
    trigger: (page) => page.locator('header [data-modal="search"]'),
  },
  share: {
    paths: ['/tand', '/q/2658-ar'],
    trigger: (page) => page.locator('footer [data-modal="share"]'),
  },
  caregiversMenu: {
    paths: ['/narstaende/fasta', '/q/2658-ar'],
    trigger: (page) => page.locator('main [data-modal="caregiversMenu"]'),
  },
  faqCategoryFilter: {
    paths: ['/fragor-och-svar'],
    trigger: (page) => page.locator('main [data-modal="faqCategoryFilter"]'),
  },
  lightbox: {
    paths: ['/informationsmaterial'],
    trigger: (page) => page.locator('main [data-modal="lightbox"]'),
  },
  reels: {
    paths: ['/mediplay/klipp'],
    trigger: (page) => page.locator('main [data-modal="reels"]').first(),
  },
  videoModal: {
    paths: ['/mediplay'],
    trigger: (page) => page.locator('main [data-modal="videoModal"]').first(),
  },
};

const opens: Record<string, (trigger: Locator, page: Page) => Promise<void>> = {
  mouse: (trigger) => trigger.click(),
  touch: (trigger) => trigger.tap(),
  keyboard: async (trigger, page) => {
    await trigger.focus();
    await page.keyboard.press('Enter');
  },
};
const closes: Record<string, (page: Page) => Promise<void>> = {
  mouse: (page) => closeButton(page).click(),
  touch: (page) => closeButton(page).tap(),
  keyboard: (page) => page.keyboard.press('Escape'),
};

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

for (const [name, { paths, trigger }] of Object.entries(overlays)) {
  for (const path of paths) {
    test(`[#91] [#100] [#104] [#110] [#196] [#201] [#203] ${name} over ${path} by mouse, touch and keyboard`, async ({
      page,
    }) => {
      for (const [way, open] of Object.entries(opens))
        await test.step(way, async () => {
          await page.goto(path);
          await open(trigger(page), page);
          await expect(dialog(page)).toBeVisible();
          // A name for screen readers, the focus inside, and a page behind that neither scrolls nor can be reached.
          await expect(dialog(page)).toHaveAccessibleName(/.{3}/);
          expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
          await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
          const controls = await dialog(page)
            .locator('a:visible, button:visible, input:visible, summary:visible')
            .all();
          expect(controls).not.toHaveLength(0);
          for (const control of controls) await expect(control).toHaveAccessibleName(/\S/);
          // In the corner where the line ends in the reader's language.
          const [box, window] = [await closeButton(page).boundingBox(), page.viewportSize()];
          const isStart = (box?.x ?? 0) < (window?.width ?? 0) / 2;
          expect(isStart).toBe((await page.locator('html').getAttribute('dir')) === 'rtl');
          await closes[way]?.(page);
          await expect(dialog(page)).toHaveCount(0);
          await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
          await expect(trigger(page)).toBeFocused();
        });
    });
  }
}
