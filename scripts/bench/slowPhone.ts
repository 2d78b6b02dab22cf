/** The cheap phone that the aims are about, and its networks. */
import type { Page } from '@playwright/test';

/** So many times is its processor slower than the one that measures. */
export const slowdown = 4;

/** Its window, as a context of Playwright takes it. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** kbit/s down and up, ms for a round trip. */
type Network = { down: number; up: number; latency: number };
export const slow4G: Network = { down: 1600, up: 750, latency: 150 };
export const slow3G: Network = { down: 400, up: 400, latency: 400 };

const bytesOf = (kbits: number) => (kbits * 1000) / 8;

/** Slows the network of a page. */
export async function slowNetwork(page: Page, { down, up, latency }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = { downloadThroughput: bytesOf(down), uploadThroughput: bytesOf(up) };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
}

/** Slows the processor of a page. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
