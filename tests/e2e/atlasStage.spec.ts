/** The stage of the atlas: labels that can be tapped; zooming and panning by touch, mouse, wheel and keys. */
import { expect, type Page, test } from './test.ts';
import { expectNamesApart, layers, map, parts, picture, show, chosen, viewBox } from './atlas.ts';

/** Returns the width of the area in view, in units of the stage. Less is closer. */
const widthInSight = async (page: Page) => Number((await viewBox(page))?.split(' ')[2]);
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Flytta och förstora bilden' }).getByRole('button', { name, exact: true });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const layer of layers)
    test(`every name of ${layer} is touched, is large enough and lies on no other`, async ({ page }) => {
      await page.goto(map);
      await show(page, layer);
      const pins = page.locator('[data-pin]');
      const names = await expectNamesApart(page);
      for (const [at, name] of names.entries()) {
        await pins.nth(at).tap();
        await expect(chosen(page)).toHaveText(name.replaceAll('\u00ad', ''));
      }
      // Parts without a label beside the body are in the list.
      const all = await parts(page).count();
      for (let at = 0; at < all; at++) {
        const label = page.locator('label:has([name="atlas-part"])').nth(at);
        const box = await label.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await page.locator('label:has([name="atlas-part"])').last().tap();
      await expect(parts(page).last()).toBeChecked();
    });

  for (const layer of layers)
    test(`names of ${layer} stay when it is near, of the same size, none on another`, async ({ page }) => {
      await page.goto(map);
      await show(page, layer);
      const spots = () =>
        page.locator('[data-spot]').evaluateAll((dots) => dots.map((dot) => dot.getAttribute('data-spot') ?? ''));
      for (const presses of [1, 2, 3]) {
        const before = await widthInSight(page);
        await tool(page, 'Större').tap();
        await expect.poll(() => widthInSight(page), `press ${presses}`).toBeLessThan(before);
        // The code that places the labels is loaded with the first zoom.
        await expect(page.locator('[data-pin]')).not.toHaveCount(0);
        const names = await expectNamesApart(page);
        expect(names.length).toBe((await spots()).length);
      }
      const near = await spots();
      await tool(page, 'Uppåt').tap();
      await tool(page, 'Uppåt').tap();
      await expect.poll(spots).not.toEqual(near);
      await expectNamesApart(page);
    });
});

test('is zoomed and moved by buttons, keys, wheel and mouse', async ({ page }) => {
  await page.goto(map);
  await show(page, 'organs');
  const whole = await viewBox(page);
  const button = (name: string) => tool(page, name);
  await button('Större').click();
  await expect.poll(() => widthInSight(page)).toBeLessThan(488);
  const near = await viewBox(page);
  await button('Neråt').click();
  await expect.poll(() => viewBox(page)).not.toBe(near);
  await page.keyboard.press('+');
  const nearer = await widthInSight(page);
  expect(nearer).toBeLessThan(488 / 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('0');
  await expect.poll(() => viewBox(page)).toBe(whole);
  const svg = picture(page);
  await svg.scrollIntoViewIfNeeded();
  await svg.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(() => widthInSight(page)).toBeLessThan(300);
  const place = await viewBox(page);
  await page.mouse.down();
  const box = await svg.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => viewBox(page)).not.toBe(place);
  await button('Hela kroppen').click();
  await expect.poll(() => viewBox(page)).toBe(whole);
});

test('a press on the drawing chooses the part that lies there', async ({ page }) => {
  // Show all of the page. Otherwise a choice would scroll it while the next part is aimed at.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(map);
  await show(page, 'organs');
  const svg = picture(page);
  await svg.scrollIntoViewIfNeeded();
  const box = await svg.boundingBox();
  if (!box) throw new Error('There is no stage');
  const scale = box.width / 488;
  for (const [part, x, y] of [
    ['Hjärta', 222, 275],
    ['Lever', 165, 325],
    ['Höger lunga', 160, 250],
  ] as const) {
    await svg.click({ position: { x: (x + 44) * scale, y: y * scale } });
    await expect(chosen(page)).toHaveText(part);
  }
});
