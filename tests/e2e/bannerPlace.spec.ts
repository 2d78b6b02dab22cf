/** The banner that asks for consent is in nobody's way: where it lies and how large it is. */
import { expect, test } from './test.ts';
import { everyTemplate, isPrivateTemplate } from './addresses.ts';
import { banner, button, meetBanner, unfold } from './consent.ts';
import { findViolations } from './violations.ts';
import { firstVisit } from './visitors.ts';
import { allOf } from './pageParts.ts';

test.use({ storageState: firstVisit });

const phone = { width: 360, height: 640 };

test('[#257] yes and no are the same button, side by side or one above the other', async ({ page }) => {
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await meetBanner(page, '/tand');
    const looks = await banner(page)
      .locator('[data-consent-answer]')
      .evaluateAll((both) =>
        both.map((one) => {
          const { width: wide, height } = one.getBoundingClientRect();
          const style = getComputedStyle(one);
          return [
            Math.round(wide),
            Math.round(height),
            style.backgroundColor,
            style.color,
            style.borderColor,
            style.fontWeight,
            style.fontSize,
          ];
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  }
});

test('[#181] it lies in layer 10000 at the foot of the window, and leaves the page to be read', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await meetBanner(page, '/tand');
    await expect(banner(page)).toHaveCSS('z-index', '10000');
    const box = await banner(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height);
    expect(box?.height).toBeLessThanOrEqual(height * 0.25);
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 90)?.closest('main')?.id)).toBe('main');
  }
});

test('[#171] on a phone with its settings unfolded it scrolls inside, and the ways to answer stay in sight', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await meetBanner(page, '/tand');
  await unfold(page);
  await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThanOrEqual(phone.height * 0.75);
  for (const place of [0, 200, 10_000]) {
    await banner(page).evaluate((sheet, top) => sheet.scrollTo(0, top), place);
    for (const name of ['Spara mina val', 'Godkänn alla', 'Bara nödvändiga']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      await button(page, name).click({ trial: true });
    }
  }
  // No switch that has the focus is under the answers.
  await banner(page).locator('summary').focus();
  const stops = await banner(page).locator('input[name], a, button').count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top != null && document.activeElement?.contains(top);
    });
    expect(isSeen, `stop ${stop}`).toBe(true);
  }
});

test('[#263] zoomed in fourfold it leaves half of the window, and every button is reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await meetBanner(page, '/tand');
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(128);
  await button(page, 'Bara nödvändiga').click();
  await expect(banner(page)).toBeHidden();
});

test('[#263] with text of double size it scrolls, and no word sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await meetBanner(page, '/tand');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await unfold(page);
  expect(await banner(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  await button(page, 'Bara nödvändiga').click({ trial: true });
});

test('[#263] its words fit a phone in every language', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  const codes = [
    'sv',
    'en',
    'ar',
    'fa-AF',
    'ckb',
    'de',
    'fi',
    'hu',
    'nl',
    'pl',
    'ru',
    'so',
    'th',
    'ti',
    'hi',
    'ja',
    'zh',
  ];
  for (const code of codes) {
    await meetBanner(page, `/q/2658-${code}`);
    await unfold(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), code).toBe(phone.width);
    expect(await banner(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth), code).toBe(0);
    for (const answer of await allOf(banner(page).locator('[data-consent-answer]'))) {
      await expect(answer, code).toBeInViewport({ ratio: 1 });
      const lines = await answer.evaluate((one) => one.getClientRects().length && one.scrollWidth - one.clientWidth);
      expect(lines, code).toBe(0);
    }
  }
});

// The page about cookies holds the settings, which change with the answer.
const asking = everyTemplate.filter(({ name }) => name !== 'cookies' && !isPrivateTemplate(name));
for (const { name, path } of asking) {
  test(`[#242] nothing moves when it comes or goes on ${name} at ${path}, and the page's own text stays its largest`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
        Object.assign(window, { largest: element });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await meetBanner(page, path);
    await page.waitForLoadState('networkidle');
    const largest = await page.evaluate(() =>
      (window as { largest?: Element }).largest?.closest('[data-consent-banner]') ? 'banner' : 'page',
    );
    // The missing page has hardly any text.
    if (name !== 'notFound') expect(largest).toBe('page');
    const places = () =>
      page
        .locator('header, main, footer')
        .locator(':scope, :scope *')
        .evaluateAll((parts) => {
          // A bar at the foot of the window stands on the banner, and goes down with it.
          const docks = parts.filter((part) => {
            const { position, bottom } = getComputedStyle(part);
            return position === 'sticky' && bottom !== 'auto';
          });
          return parts
            .filter((part) => !docks.some((dock) => dock.contains(part)))
            .map((part) => JSON.stringify(part.getBoundingClientRect()));
        });
    const before = await places();
    // By a key: what then lies under a mouse would answer to it in its turn.
    await banner(page).locator('[data-consent-answer="necessary"]').press('Enter');
    await expect(banner(page)).toBeHidden();
    expect(await places()).toEqual(before);
  });
}

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  'reduced motion': { reducedMotion: 'reduce' },
} as const;

for (const [look, options] of Object.entries(looks)) {
  test.describe(look, () => {
    test.use({ contextOptions: options, viewport: phone });

    for (const path of ['/', '/en/dental', '/q/2658-ar', '/q/2658-ti', '/cookies-och-dataskydd']) {
      test(`[#260] axe finds nothing on ${path} under it, with its settings unfolded`, async ({ page }) => {
        await meetBanner(page, path);
        await unfold(page);
        const violations = await findViolations(page);
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
}

test('it is not printed', async ({ page }) => {
  await meetBanner(page, '/tand');
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});
