/**
 * Large text hides no text and no controls: at double size on a phone, and at the site's own largest size on the
 * narrowest phones.
 */
import { expect, type Locator, type Page, test } from './test.ts';
import { cramped, searchBox } from './largeText.ts';
import { listenTo, voice } from './speech.ts';
import { header } from './pageParts.ts';

const settings = [
  { name: 'letters of 200 %', width: 390, size: '200%' },
  { name: 'the largest of ours', width: 360, size: '140%' },
  { name: 'the largest of ours', width: 320, size: '140%' },
];

const paths = {
  sv: { home: '/', search: '/sok', menu: '/meny' },
  en: { home: '/en', search: '/en/search', menu: '/en/menu' },
  ar: { home: '/ar', search: '/ar/search', menu: '/ar/menu' },
};

/** One page with each kind of list, and the phone numbers. */
const lists = [
  '/psykisk-ohalsa',
  '/en/mental-health',
  '/psykisk-ohalsa/oro-och-angest',
  '/q/urgent-sv',
  '/q/urgent-en',
  '/q/urgent-ar',
  '/tand',
  '/sjukdomar-problem',
  '/sovas-och-opereras',
  '/sovas-och-opereras/halsmandlar',
  '/prylar-och-mojanger',
  '/clownsjukhuset',
  '/podcast',
  '/mediplay',
  '/nyheter',
  '/las-en-bok',
  '/mitt-sjukhus',
  '/lek-och-lar',
  '/fragor-och-svar',
];

const plans = [
  { path: '/lek-och-lar/min-plan', second: 'ar' },
  { path: '/en/play-and-learn/my-plan', second: '' },
];

const texts = [
  { path: '/sovas-och-opereras/mask-eller-slang', lang: 'sv-SE' },
  { path: '/en/being-anaesthetized-and-operated-on/mask-or-cannula', lang: 'en-GB' },
  { path: '/q/2658-ar', lang: 'ar-SA' },
];

/** Runs an expectation on an open page at every window size and text size. */
async function inEverySize(page: Page, expectIt: (width: number) => Promise<void>): Promise<void> {
  for (const { name, width, size } of settings)
    await test.step(`${name}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(async (to) => {
        document.documentElement.style.fontSize = to;
        // Code that measures the window responds in the next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }, size);
      await expectIt(width);
    });
}

/** Returns what is partly or entirely outside the window, where no reader sees it. */
const beside = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left < -1 || right > innerWidth + 1) && element.checkVisibility() && !element.closest('svg');
      })
      .map((element) => element.textContent.trim().slice(0, 40)),
  );

async function expectRoom(part: Locator): Promise<void> {
  expect(await cramped(part)).toEqual([]);
}

/** Expects the same of a part with a search box, whose room is measured too. */
async function expectRoomToSearch(part: Locator): Promise<void> {
  await expect(part.locator(searchBox).filter({ visible: true })).not.toHaveCount(0);
  await expectRoom(part);
}

test.use({ viewport: { width: 390, height: 844 } });

for (const [language, { home, search, menu }] of Object.entries(paths)) {
  test(`[#263] the header and the start page in ${language}`, async ({ page }) => {
    await page.goto(home);
    await inEverySize(page, async () => {
      await expectRoom(header(page));
      // One row, at the top of the page and further down.
      expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(80);
      // The home page for caregivers in their own language has no search box.
      await (language === 'ar' ? expectRoom : expectRoomToSearch)(page.getByRole('main'));
    });
  });

  test(`[#263] the search and its page in ${language}`, async ({ page }) => {
    await page.goto(search);
    await page.locator('main [name="q"]').fill('narkosen');
    await expect(page.getByRole('combobox')).toBeVisible();
    await inEverySize(page, () => expectRoomToSearch(page.getByRole('main')));
    await page.goto(home);
    await header(page).locator('[data-modal="search"]').click();
    await page.getByRole('dialog').getByRole('combobox').fill('narkosen');
    await inEverySize(page, () => expectRoomToSearch(page.getByRole('dialog')));
  });

  test(`[#263] the menu in ${language}`, async ({ page }) => {
    await page.goto(menu);
    await inEverySize(page, () => expectRoom(page.getByRole('main')));
    await page.goto(home);
    await header(page).locator('[data-modal="mainMenu"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inEverySize(page, () => expectRoom(page.getByRole('dialog')));
  });
}

for (const path of lists)
  test(`[#263] the lists of ${path}`, async ({ page }) => {
    await page.goto(path);
    await inEverySize(page, async () => {
      await expectRoom(page.getByRole('main'));
      expect(await beside(page)).toEqual([]);
    });
  });

for (const { path, second } of plans) {
  test(`[#263] the plan card of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const id of ['mask', 'three', 'mum']) await page.locator(`[value="plan_${id}"]`).check();
    if (second) await page.locator('[name="second"]').selectOption(second);
    await inEverySize(page, () => expectRoom(page.getByRole('main')));
    const show = page.getByRole('main').getByRole('button', { name: /^(Visa för personalen|Show to the staff)$/ });
    await show.click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
    await inEverySize(page, () => expectRoom(page.getByRole('dialog')));
  });
}

for (const { path, lang } of texts) {
  test(`[#263] the bar that reads ${path} aloud`, async ({ page }) => {
    await listenTo(page, path, voice('Alva', lang));
    const bar = page.locator('[data-listen-bar]');
    await inEverySize(page, async (width) => {
      await expectRoom(bar);
      const buttons = await bar.getByRole('button').all();
      expect(buttons).toHaveLength(5);
      for (const button of buttons) {
        const box = await button.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
  });
}

test('on a phone nothing in the header that its width decides has a transition, which Firefox would show at load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/ar']) {
    await page.goto(path);
    const moving = await header(page)
      .locator('a, a > span')
      .evaluateAll((all) => all.flatMap((element) => getComputedStyle(element).transitionProperty.split(', ')));
    expect(moving.filter((property) => /padding|margin|size|opacity|^width$/.test(property))).toEqual([]);
  }
});
