/** The consent banner does not get in the way: its position and its size. */
import { expect, test } from './test.ts';
import { banner, button, meetBanner, unfold } from './consent.ts';
import { findViolationsInAllLooks } from './violations.ts';
import { firstVisit } from './visitors.ts';

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
  // No focused switch is under the answer buttons.
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

for (const path of ['/', '/en/dental', '/q/2658-ar', '/q/2658-ti', '/cookies-och-dataskydd']) {
  test(`[#260] axe finds nothing on ${path} under it in any look, with its settings unfolded`, async ({ page }) => {
    await page.setViewportSize(phone);
    await meetBanner(page, path);
    await unfold(page);
    expect(await findViolationsInAllLooks(page)).toEqual([]);
  });
}

test('it is not printed', async ({ page }) => {
  await meetBanner(page, '/tand');
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});
