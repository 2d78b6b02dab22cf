/** The clip viewer: moving between clips, sharing them, their addresses. */
import { expect, type Page, test } from './test.ts';
import { button, expectClip, isPlaying, opener, openViewer, shown, swipe, withClips } from './reelsViewer.ts';
import { tasksDuring } from './tasks.ts';
import { findViolationsInAllLooks } from './violations.ts';
import { dialog } from './pageParts.ts';
import { noteTransitions } from './transitions.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const first = '/mediplay/klipp/gor-det-ont';

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`[#220] a clip is 9:16 on ${viewport.width} px, whole in the window`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openViewer(page);
    const box = await shown(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 2);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    const isPhone = viewport.width === 390;
    expect(Math.round(box?.width ?? 0)).toBe(isPhone ? 390 : Math.round(((viewport.height - 48) * 9) / 16));
  });
}

test('[#221] the first press of Space pauses, and closes nothing', async ({ page }) => {
  await withClips(page, 3);
  await openViewer(page);
  await expect(button(page, 'Pausa')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Spela')).toBeVisible();
  await expect(dialog(page)).toBeVisible();
});

test('[#220] [#221] arrow keys and buttons lead on and back; the focus stays where it is and is seen', async ({
  page,
}) => {
  await withClips(page, 3);
  await openViewer(page);
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowDown', 3],
    ['ArrowDown', 3],
    ['ArrowLeft', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectClip(page, number);
  }
  await button(page, 'Nästa klipp').click();
  await expectClip(page, 2);
  await expect(dialog(page).getByRole('status').first()).toContainText('2 av 3');
  await button(page, 'Nästa klipp').focus();
  await page.keyboard.press('Enter');
  await expectClip(page, 3);
  await expect(button(page, 'Nästa klipp')).toBeFocused();
  await expect(button(page, 'Nästa klipp')).toHaveAttribute('aria-disabled', 'true');
  expect(await button(page, 'Nästa klipp').evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await button(page, 'Föregående klipp').click();
  await expectClip(page, 2);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[#222] a swipe over 50 px leads on and back; less, or to the side, does nothing', async ({ page }) => {
    await withClips(page, 3);
    await openViewer(page);
    await expect.poll(() => isPlaying(page)).toBe(true);
    for (const [down, across, number] of [
      [-60, 0, 2],
      [-50, 0, 2],
      [50, 0, 2],
      [-60, 200, 2],
      [60, 0, 1],
      [-300, 20, 2],
    ] as const) {
      await swipe(page, down, across);
      await expectClip(page, number);
    }
    // A gesture that does nothing does not pause the clip either.
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.touchscreen.tap(195, 300);
    await expect(button(page, 'Spela')).toBeVisible();
  });

  test('a swipe moves by transform alone, without a long task on a processor four times slower', async ({ page }) => {
    await withClips(page, 8);
    await openViewer(page);
    await expect.poll(() => isPlaying(page)).toBe(true);
    const moved = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const names = new Set<string>();
          addEventListener('transitionrun', ({ propertyName }) => names.add(propertyName), { capture: true });
          addEventListener('keydown', () => resolve([...names]), { once: true });
        }),
    );
    const tasks = await tasksDuring(page, async () => {
      for (let number = 2; number <= 6; number++) {
        await swipe(page, -200);
        await expectClip(page, number);
        await expect.poll(() => isPlaying(page)).toBe(true);
      }
    });
    expect(tasks.length).toBeGreaterThan(100);
    expect(Math.max(...tasks) * 4).toBeLessThan(50);
    await page.keyboard.press('Shift');
    expect(await moved).toEqual(['transform']);
  });
});

test('[#222] a drag by mouse over 100 px leads on and back; less does nothing', async ({ page }) => {
  await withClips(page, 3);
  await openViewer(page);
  const drag = async (down: number) => {
    await page.mouse.move(640, 450);
    await page.mouse.down();
    await page.mouse.move(640, 450 + down, { steps: 5 });
    await page.mouse.up();
  };
  await expect.poll(() => isPlaying(page)).toBe(true);
  for (const [down, number] of [
    [-110, 2],
    [-90, 2],
    [90, 2],
    [110, 1],
  ] as const) {
    await drag(down);
    await expectClip(page, number);
  }
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.mouse.click(640, 450);
  await expect(button(page, 'Spela')).toBeVisible();
});

test('[#227] the sheet with the ways to share slides for 500 ms, and a link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openViewer(page);
  const noted = await noteTransitions(page, 'dialog [data-open]');
  await button(page, 'Dela klippet').click();
  await expect.poll(noted).toEqual(['transform 500']);
  await button(page, 'Kopiera länken').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^http.+${first}$`));
});

test('each clip has its address; moving adds nothing to the history, closing gives the page its own back', async ({
  page,
}) => {
  await withClips(page, 3);
  await page.goto('/mediplay/klipp');
  const before = await page.evaluate(() => history.length);
  await opener(page).click();
  await expect.poll(() => pathOf(page)).toBe(first);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => pathOf(page)).toBe(`${first}-2`);
  expect(await page.evaluate(() => history.length)).toBe(before);
  // Escape closes the sheet first, then the viewer.
  await button(page, 'Dela klippet').click();
  await expect(button(page, 'Kopiera länken')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page).locator('[data-open="true"]')).toHaveCount(0);
  expect(await dialog(page).getAttribute('data-closing')).toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe('/mediplay/klipp');
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await dialog(page).getByRole('link', { name: 'Läs det som text' }).click();
  await expect(page.locator('h1')).toHaveText('Gör det ont att få ett stick?');
  expect(pathOf(page)).toBe(first);
  await page.goBack();
  expect(pathOf(page)).not.toBe('/mediplay/klipp');
});

test('[#260] the viewer holds in every look, also with its sheet open', async ({ page }) => {
  await withClips(page, 3);
  await openViewer(page);
  expect(await findViolationsInAllLooks(page)).toEqual([]);
  await button(page, 'Dela klippet').click();
  expect(await findViolationsInAllLooks(page)).toEqual([]);
});
