/** The stage of the atlas: names under fingers, zoom and move by touch, mouse, wheel and keys. */
import { expect, type Page, test } from './test.ts';
import { layers, map, parts, show, status } from './atlas.ts';

const viewBox = (page: Page) => page.locator('svg:has([data-layer])').getAttribute('viewBox');

/** Returns the width of what is in sight: less is closer. */
const widthInSight = async (page: Page) => Number((await viewBox(page))?.split(' ')[2]);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const layer of layers)
    test(`every name of ${layer} is touched, is large enough and lies on no other`, async ({ page }) => {
      await page.goto(map);
      await show(page, layer);
      const pins = page.locator('[data-pin]');
      const boxes = await pins.evaluateAll((names) =>
        names.map((name) => {
          const { top, bottom, left, right } = name.getBoundingClientRect();
          return { name: name.textContent, top, bottom, left, right, isCut: name.scrollWidth > name.clientWidth + 1 };
        }),
      );
      for (const [index, one] of boxes.entries()) {
        expect(one.isCut, one.name).toBe(false);
        expect(one.bottom - one.top, one.name).toBeGreaterThanOrEqual(44);
        expect(one.right - one.left, one.name).toBeGreaterThanOrEqual(24);
        expect(one.left, one.name).toBeGreaterThanOrEqual(0);
        expect(one.right, one.name).toBeLessThanOrEqual(390);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top + 0.5 ||
            other.bottom <= one.top + 0.5;
          expect(isApart, `${one.name} and ${other.name}`).toBe(true);
        }
      }
      for (let at = 0; at < boxes.length; at++) {
        await pins.nth(at).tap();
        await expect(status(page)).toHaveText(boxes[at]?.name?.replaceAll('\u00ad', '') ?? '');
      }
      // What has no name beside the body is in the list.
      const all = await parts(page).count();
      for (let at = 0; at < all; at++) {
        const label = page.locator('label:has([name="atlas-part"])').nth(at);
        const box = await label.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await page.locator('label:has([name="atlas-part"])').last().tap();
      await expect(parts(page).last()).toBeChecked();
    });

  test('two fingers zoom, one moves', async ({ page }) => {
    await page.goto(map);
    await show(page, 'organs');
    const before = await widthInSight(page);
    await page.locator('svg:has([data-layer])').evaluate((svg) => {
      const { left, top } = svg.getBoundingClientRect();
      const finger = (type: string, pointerId: number, x: number, y: number) =>
        svg.dispatchEvent(
          new PointerEvent(type, {
            pointerId,
            clientX: left + x,
            clientY: top + y,
            bubbles: true,
            pointerType: 'touch',
          }),
        );
      finger('pointerdown', 1, 150, 200);
      finger('pointerdown', 2, 200, 200);
      finger('pointermove', 2, 300, 200);
      finger('pointerup', 2, 300, 200);
      finger('pointermove', 1, 100, 100);
      finger('pointerup', 1, 100, 100);
    });
    await expect.poll(() => widthInSight(page)).toBeLessThan(before / 2);
  });
});

test('is zoomed and moved by buttons, keys, wheel and mouse', async ({ page }) => {
  await page.goto(map);
  await show(page, 'organs');
  const whole = await viewBox(page);
  const button = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
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
  const svg = page.locator('svg:has([data-layer])');
  await svg.scrollIntoViewIfNeeded();
  await svg.hover();
  await page.keyboard.down('Control');
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
  await page.goto(map);
  await show(page, 'organs');
  const svg = page.locator('svg:has([data-layer])');
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
    await expect(status(page)).toHaveText(part);
  }
});
