import { expect, type Locator } from '@playwright/test';

/**
 * Waits until a touch at a point of the window hits what is there: the browser process learns later than the page what
 * is where. The touch is cancelled at once, so that it neither presses nor drags.
 */
export async function expectTouched(target: Locator, point: { x: number; y: number }): Promise<void> {
  await target.evaluate((element) =>
    element.addEventListener('pointerdown', () => element.setAttribute('data-touched', ''), { once: true }),
  );
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  await expect(async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect(target).toHaveAttribute('data-touched', { timeout: 100 });
  }).toPass();
  await session.detach();
}
