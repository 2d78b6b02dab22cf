/** Touch gestures and the wheel on the atlas zoom and pan the body, not the page or the browser. */
import { expect, type Page, test } from './test.ts';
import { map, picture, show, chosen, viewBox } from './atlas.ts';
import { expectTouched } from './touch.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** Scrolls to the body, and waits until touch input hits it there. */
async function scrollToBody(page: Page): Promise<void> {
  await picture(page).evaluate(async (svg) => {
    await document.fonts.ready;
    scrollBy({ top: svg.getBoundingClientRect().top - 130, behavior: 'instant' });
  });
  await expectTouched(picture(page), { x: 180, y: 400 });
}

/** Moves two fingers with the input events of a touchscreen, and lifts them. */
async function pinch(page: Page, from: [number, number][], to: [number, number][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  const at = (step: number) =>
    from.map(([x, y], index) => {
      const [endX, endY] = to[index] ?? [x, y];
      return { x: x + ((endX - x) * step) / steps, y: y + ((endY - y) * step) / steps, id: index };
    });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // One finger lands before the other.
  for (const fingers of [1, from.length]) await send('touchStart', at(0).slice(0, fingers));
  for (let step = 1; step <= steps; step++) await send('touchMove', at(step));
  await send('touchEnd', []);
  await session.detach();
}

/**
 * Returns the point of the body under a point of the window, the width in view, and the scroll position and zoom of the
 * page.
 */
const look = (page: Page, [x, y]: [number, number]) =>
  picture(page).evaluate(
    (svg, point) => {
      const box = svg.getBoundingClientRect();
      const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      return {
        x: left + ((point.x - box.left) / box.width) * width,
        y: top + ((point.y - box.top) / box.height) * height,
        width,
        scroll: scrollY,
        scale: visualViewport?.scale,
      };
    },
    { x, y },
  );

/**
 * Expects the body to be more than `times` closer, with the point that was looked at before now under `point`, and the
 * scroll position and zoom of the page unchanged.
 * @param off how far that point may be from there, in units of the stage
 */
const expectCloser = (
  page: Page,
  before: Awaited<ReturnType<typeof look>>,
  point: [number, number],
  { times, off }: { times: number; off: number },
) =>
  expect(async () => {
    const after = await look(page, point);
    expect(after.width).toBeLessThan(before.width / times);
    expect(Math.abs(after.x - before.x)).toBeLessThan(off);
    expect(Math.abs(after.y - before.y)).toBeLessThan(off);
    expect(after.scroll).toBe(before.scroll);
    expect(after.scale).toBe(1);
  }).toPass();

for (const [way, from, to] of [
  [
    'level',
    [
      [150, 400],
      [210, 400],
    ],
    [
      [90, 400],
      [270, 400],
    ],
  ],
  [
    'upright',
    [
      [180, 370],
      [180, 430],
    ],
    [
      [180, 310],
      [180, 490],
    ],
  ],
  [
    'slanting, and moved',
    [
      [150, 380],
      [210, 440],
    ],
    [
      [130, 330],
      [270, 530],
    ],
  ],
] satisfies [string, [number, number][], [number, number][]][])
  test(`two fingers zoom about their middle, ${way}: the page stays, and the browser does not zoom`, async ({
    page,
  }) => {
    await page.goto(map);
    await show(page, 'organs');
    await scrollToBody(page);
    const middle = (points: [number, number][]): [number, number] => [
      points.reduce((sum, [x]) => sum + x, 0) / 2,
      points.reduce((sum, [, y]) => sum + y, 0) / 2,
    ];
    const before = await look(page, middle(from));
    await pinch(page, from, to);
    await expectCloser(page, before, middle(to), { times: 2, off: 8 });
    // A two-finger gesture chooses nothing.
    await expect(chosen(page)).toHaveCount(0);
    // Pinching the fingers back restores the view.
    const [x, y] = middle(from);
    const closer = from.map(([fromX, fromY]): [number, number] => [(fromX + x) / 2, (fromY + y) / 2]);
    await pinch(page, to, closer);
    await expect.poll(() => viewBox(page)).toBe('-44 0 488 840');
  });

test('near by one finger moves the body and not the page', async ({ page }) => {
  await page.goto(map);
  await show(page, 'organs');
  await scrollToBody(page);
  await pinch(
    page,
    [
      [150, 400],
      [210, 400],
    ],
    [
      [90, 400],
      [270, 400],
    ],
  );
  // The fingers end three times as far apart, so the full zoom is a factor of three.
  await expect.poll(async () => (await look(page, [180, 400])).width).toBeCloseTo(488 / 3);
  const before = await look(page, [180, 400]);
  await pinch(page, [[180, 400]], [[180, 320]]);
  await expect.poll(async () => (await look(page, [180, 320])).y).toBeCloseTo(before.y);
  expect((await look(page, [180, 320])).scroll).toBe(before.scroll);
});

test('the wheel with Ctrl zooms about the pointer, and neither page nor browser', async ({ page }) => {
  await page.goto(map);
  await show(page, 'organs');
  await scrollToBody(page);
  const point: [number, number] = [260, 380];
  await page.mouse.move(...point);
  const before = await look(page, point);
  await page.keyboard.down('Control');
  for (let roll = 0; roll < 4; roll++) await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expectCloser(page, before, point, { times: 3, off: 4 });
  expect(await page.evaluate(() => innerWidth)).toBe(390);
});
