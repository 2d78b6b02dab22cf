/** Warning signs are in the first screen, unfold in place, and stay at hand while the reader goes on. */
import { expect, type Page, test } from './test.ts';
import { unfold } from './paper.ts';

/** A page of every template with signs, including those with the longest headings. */
const pages = {
  procedure: '/sovas-och-opereras/halsmandlar',
  'procedure in English': '/en/needles-and-injections/feeding-tube',
  disease: '/sjukdomar-problem/astma',
  section: '/sjukdomar-problem',
  'all signs': '/sjukdomar-problem/nar-ar-det-brattom',
  mental: '/psykisk-ohalsa/forsta-besoket',
  teenager: '/for-dig-som-ar-lite-aldre/ensam-med-lakaren',
  gadget: '/prylar-och-mojanger/syrgasen',
  'what one tells at the hospital': '/prylar-och-mojanger/namnbandet',
  caregiver: '/sovas-och-opereras/nar-planen-andras',
};
const long = pages.procedure;

type Shift = PerformanceEntry & { sources: { node: Node | null }[] };

const fold = (page: Page) => page.locator('[data-signs]');
const line = (page: Page) => fold(page).locator('summary');
const bar = (page: Page) => page.locator('[data-signs-bar] a');
const signs = (page: Page) => fold(page).locator('li');

const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });

for (const [name, path] of Object.entries(pages)) {
  test(`the line of ${name} is in the first screen of a small phone, under the heading; its bar is low, below the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await expect(line(page).getByRole('heading', { level: 2 })).toBeVisible();
    const heading = await edges(page, 'h1');
    const { top, bottom } = await edges(page, '[data-signs] > summary');
    expect(top).toBeGreaterThanOrEqual(heading.bottom);
    const way = page.locator('aside:has([data-leave])');
    const foot = (await way.count()) > 0 ? ((await way.boundingBox())?.y ?? 0) : 640;
    expect(bottom).toBeLessThanOrEqual(foot);
    // What becomes a bar further down is behind the line here, and does not show at any edge.
    const low = await edges(page, '[data-signs-bar] a');
    expect(low.top).toBe(top);
    expect(low.bottom).toBeLessThanOrEqual(bottom);

    for (const width of [360, 320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await scrollPage(page, 1400);
      await expect(page.locator('[data-header][data-minified]')).toHaveCount(1);
      await expect(async () => {
        const header = await edges(page, '[data-header]');
        const stuck = await edges(page, '[data-signs-bar] a');
        expect(Math.abs(stuck.top - header.bottom), `${width} px`).toBeLessThanOrEqual(1);
        expect(stuck.height, `${width} px`).toBeLessThanOrEqual(56);
      }).toPass();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('[#264] the signs unfold and fold where they stand', async ({ page }) => {
    await page.goto(long);
    await expect(signs(page).first()).toBeHidden();
    await line(page).click();
    await expect(signs(page).first()).toBeVisible();
    await expect(fold(page).locator('a[href="tel:112"]')).toBeVisible();
    await line(page).click();
    await expect(signs(page).first()).toBeHidden();
  });

  test('[#264] the bar leads back to the line', async ({ page }) => {
    await page.goto(long);
    await page.mouse.wheel(0, 1500);
    await expect(line(page)).not.toBeInViewport();
    await bar(page).click();
    await expect(line(page)).toBeInViewport();
    await line(page).click();
    await expect(signs(page).first()).toBeVisible();
  });
});

test('the bar leads to the signs and unfolds them, as often as it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(long);
  for (let press = 0; press < 2; press++) {
    await scrollPage(page, 3000);
    await bar(page).click();
    await expect(signs(page).first()).toBeInViewport();
    // The line is where the bar was, and covers it.
    await expect(async () => {
      const { top } = await edges(page, '[data-signs] > summary');
      expect(Math.abs(top - (await edges(page, '[data-header]')).bottom)).toBeLessThanOrEqual(1);
    }).toPass();
    await line(page).click();
    await expect(signs(page).first()).toBeHidden();
  }
});

test('an address that leads to the signs unfolds them', async ({ page }) => {
  await page.goto(`${long}#urgent`);
  await expect(signs(page).first()).toBeInViewport();
});

for (const [width, size] of [
  [360, '100%'],
  [360, '140%'],
  [1280, '100%'],
] as const)
  test(`[#261] the bar covers nothing that has the focus, ${width} px, letters of ${size}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 640 });
    await page.goto(long);
    await unfold(page);
    await page.evaluate((to) => void (document.documentElement.style.fontSize = to), size);
    const last = page.locator('main :is(a, summary, button):visible').last();
    await last.focus();
    const covered: string[] = [];
    for (let count = 0; count < 120; count++) {
      await page.keyboard.press('Shift+Tab');
      const at = await page.evaluate(() => {
        const focused = document.activeElement;
        const low = document.querySelector('[data-signs-bar] a')?.getBoundingClientRect();
        if (!focused || focused.closest('header, [data-signs-bar]')) return null;
        const { top } = focused.getBoundingClientRect();
        const isLine = focused.matches('[data-signs] > summary');
        const isUnder = low !== undefined && low.height > 0 && top < low.bottom - 1 && !isLine;
        return { name: focused.textContent.trim().slice(0, 40), isUnder };
      });
      if (!at) break;
      if (at.isUnder) covered.push(at.name);
    }
    expect(covered).toEqual([]);
    // The bar itself is in view when it is focused, at the top of the page too.
    await bar(page).focus();
    const { top, height } = await edges(page, '[data-signs-bar] a');
    const isOver = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-signs-bar]') !== null,
      [width / 2, top + height / 2] as const,
    );
    expect(isOver).toBe(true);
  });

test('[#263] in a window so low, or letters so large, that nothing would be left to read, there is no bar', async ({
  page,
}) => {
  for (const [width, height, size] of [
    [320, 256, '100%'],
    [320, 256, '200%'],
    [360, 740, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(long);
    await page.evaluate((to) => void (document.documentElement.style.fontSize = to), size);
    await scrollPage(page, 1500);
    await expect(bar(page)).toBeHidden();
    await scrollPage(page, 0);
    await line(page).click();
    await expect(signs(page).first()).toBeVisible();
  }
});

test('[#242] nothing moves by itself while one scrolls past the line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources)
          // The header shrinks beyond 80 px (check 95). The text must not move with it.
          if (node && document.querySelector('main')?.contains(node)) moved.push(node.textContent?.slice(0, 40) ?? '');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(long, { waitUntil: 'networkidle' });
  for (let step = 0; step < 30; step++) {
    await page.mouse.wheel(0, 60);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  await expect(bar(page)).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('[#279] paper has all signs, once, and no bar', async ({ page }) => {
  for (const path of Object.values(pages)) {
    await page.goto(path);
    const told = await signs(page).allTextContents();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    // One page also contains the whole table.
    await page.locator('[data-signs-table]').evaluateAll((tables) => tables.forEach((table) => table.remove()));
    const paper = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const sign of told) expect(paper.split(sign.replace(/\s+/g, ' ')), `${path}: ${sign}`).toHaveLength(2);
    expect(paper).toContain((await line(page).innerText()).replace(/\s+/g, ' '));
    await page.emulateMedia({ media: 'screen' });
  }
});

test('discreet mode, which hides pictures, leaves no hole above the line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.mental);
  await page.locator('[data-discreet-switch]').click();
  await expect(page.locator('main div:has(> h1) + div')).toBeHidden();
  const lead = await edges(page, 'main .lead');
  const { top } = await edges(page, '[data-signs] > summary');
  expect(top - lead.bottom).toBeLessThan(100);
});
