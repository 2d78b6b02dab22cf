/** The atlas on a phone: the choice, its part in the picture and its text are in view together. */
import { expect, type Page, test } from './test.ts';
import { map, parts, picture, show, chosen } from './atlas.ts';
import { allOf } from './pageParts.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const card = (page: Page) => page.locator('[data-part-card]');
const spot = (page: Page) => page.locator('[data-chosen] > [data-spot]');

/** Returns the positions of list, part and card, from the top of the window, once the page has stopped scrolling. */
const places = (page: Page) =>
  page.evaluate(async () => {
    for (let last = scrollY, still = 0; still < 5; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [list, part, words] = [box('[data-parts]'), box('[data-chosen] > [data-spot]'), box('[data-part-card]')];
    return { list: list?.bottom ?? NaN, part: part?.top ?? NaN, card: words?.top ?? NaN, end: words?.bottom ?? NaN };
  });

/** Expects the part to be between the list above and the card below, and the whole card to be in the window. */
async function expectTogether(page: Page): Promise<void> {
  await expect(async () => {
    const { list, part, card: top, end } = await places(page);
    expect(part).toBeGreaterThanOrEqual(list);
    expect(part).toBeLessThanOrEqual(top);
    expect(end).toBeLessThanOrEqual(844);
  }).toPass();
}

test('the list is the first control, and stands first', async ({ page }) => {
  await page.goto(map);
  await show(page, 'skeleton');
  await page.keyboard.press('Tab');
  await expect(parts(page).first()).toBeFocused();
  // Focusing may scroll the page between two measurements, so retry.
  await expect(async () => {
    const list = await page.locator('[data-parts]').boundingBox();
    const body = await picture(page).boundingBox();
    expect((list?.y ?? NaN) + (list?.height ?? NaN)).toBeLessThanOrEqual((body?.y ?? NaN) + 1);
  }).toPass();
});

test('a choice in the list shows part and card, and keeps the focus in sight, by keyboard', async ({ page }) => {
  await page.goto(map);
  await show(page, 'skeleton');
  await parts(page).first().focus();
  await page.keyboard.press('Space');
  await expect(parts(page).first()).toBeChecked();
  const count = await parts(page).count();
  for (let at = 1; at < count; at++) {
    await page.keyboard.press('ArrowDown');
    await expect(parts(page).nth(at)).toBeFocused();
    await expectTogether(page);
    await expect(parts(page).nth(at)).toBeInViewport({ ratio: 0.9 });
  }
});

test('a choice in the list, or of a name in the picture, shows part and card, by touch', async ({ page }) => {
  await page.goto(map);
  await show(page, 'organs');
  for (const name of ['Hjärna', 'Urinblåsa']) {
    await page.locator('label:has([name="atlas-part"])', { hasText: name }).tap();
    await expect(chosen(page)).toHaveText(name);
    await expect(card(page)).toContainText(/\.\s*Läs mer: /);
    await expectTogether(page);
  }
  await page.locator('[data-pin="heart"]').tap();
  await expect(chosen(page)).toHaveText('Hjärta');
  await expectTogether(page);
  // A choice made in the picture is in view in the list too.
  await expect(page.locator('label:has([name="atlas-part"]:checked)')).toBeInViewport({ ratio: 0.9 });
});

test('what lies below the picture is not hidden by its card', async ({ page }) => {
  await page.goto(map);
  await show(page, 'organs');
  // The script that scrolls to the choice loads with the first choice. Wait for it: later it would move the focused
  // element.
  const revealed = page.waitForResponse(/\/scrollToChoice\.[^/]+\.js$/);
  await parts(page).first().check();
  await (await revealed).finished();
  await expect(spot(page)).toBeVisible();
  await expectTogether(page);
  const controls = page.getByRole('group', { name: 'Flytta och förstora bilden' }).getByRole('button');
  for (const button of await allOf(controls)) {
    await button.focus();
    const isSeen = () =>
      button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isSeen).toBe(true);
  }
});
