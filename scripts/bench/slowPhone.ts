/** Emulates the cheap phone to which the aims apply, and its networks. */
import type { Page } from '@playwright/test';

/** CPU throttling: how many times slower the phone is than the measuring machine. */
export const slowdown = 4;

/** Options of a Playwright browser context. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Download and upload in kbit/s, and round-trip latency in ms. */
type Network = { down: number; up: number; latency: number };
export const slow4G: Network = { down: 1600, up: 750, latency: 150 };
export const slow3G: Network = { down: 400, up: 400, latency: 400 };

const bytesOf = (kbits: number) => (kbits * 1000) / 8;

export async function slowNetwork(page: Page, { down, up, latency }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = { downloadThroughput: bytesOf(down), uploadThroughput: bytesOf(up) };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
}

export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
