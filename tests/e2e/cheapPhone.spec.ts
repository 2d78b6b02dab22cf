/** A cheap phone on a bad network reads the text within three seconds, and nothing but the style sheet holds it back. */
import { expect, test } from './test.ts';
import { productionUrl } from './addresses.ts';

/** 400 kbit/s each way, 400 ms round trip, a processor four times slower than this one. */
const network = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const slowdown = 4;
const readableWithin = 3000;

for (const code of ['sv', 'ar', 'ti', 'th']) {
  test(`[#266] the text in ${code} is readable within 3 s`, async ({ page, request }) => {
    const answer = await request.get(`${productionUrl}/q/2658-${code}`, { maxRedirects: 0 });
    const path = answer.headers()['location'] ?? '';
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${productionUrl}${path}`, { waitUntil: 'commit' });
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntriesByName('first-contentful-paint')[0];
            if (entry) resolve(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    expect(painted).toBeLessThan(readableWithin);
    await expect(page.locator('article p').first()).toBeVisible();
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[])
        .filter((entry) => entry.renderBlockingStatus === 'blocking')
        .map((entry) => new URL(entry.name).pathname.replace(/.*\./, '.')),
    );
    expect(blocking).toEqual(['.css']);
  });
}
