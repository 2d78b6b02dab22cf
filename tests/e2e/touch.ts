import { expect, type Locator } from '@playwright/test';

/**
 * Waits until a finger at a point of the window meets what lies there: the browser learns later than the page what lies
 * where. The finger is taken back at once, which neither presses nor drags.
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
