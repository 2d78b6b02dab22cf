/**
 * A cheap phone on a slow network shows the text within three seconds, and only the style sheet blocks rendering.
 * Computed, not timed: `npm run bench -- cheap-phone` measures the paint itself.
 */
import { expect, test } from './test.ts';
import { productionUrl } from './addresses.ts';

/** 400 kbit/s, 400 ms round trip. */
const network = { bytesPerMs: 400 / 8, roundTrip: 400 };
/** One each for the connection, for TLS, for the document, and for what the document needs before it renders. */
const roundTrips = 4;
/** Time to lay out and paint on a processor four times slower than a desktop computer's. */
const processorMs = 300;
const readableWithin = 3000;

for (const code of ['sv', 'ar', 'ti', 'th']) {
  test(`[#266] the text in ${code} is readable within 3 s`, async ({ page, request }) => {
    const answer = await request.get(`${productionUrl}/q/2658-${code}`, { maxRedirects: 0 });
    const path = answer.headers()['location'] ?? '';
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${productionUrl}${path}`);
    await expect(page.locator('article p').first()).toBeVisible();
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[])
        .filter((entry) => entry.renderBlockingStatus === 'blocking')
        .map((entry) => ({ kind: new URL(entry.name).pathname.replace(/.*\./, '.'), bytes: entry.transferSize })),
    );
    expect(blocking.map(({ kind }) => kind)).toEqual(['.css']);
    // Fonts do not block the text, but share the bandwidth.
    const preloaded = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(
        ({ href }) =>
          (performance.getEntriesByName(href)[0] as PerformanceResourceTiming | undefined)?.transferSize ?? NaN,
      ),
    );
    const documentBytes = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
    );
    const bytes = [...blocking.map((one) => one.bytes), ...preloaded].reduce((sum, one) => sum + one, documentBytes);
    expect(bytes).toBeGreaterThan(5000);
    expect(roundTrips * network.roundTrip + bytes / network.bytesPerMs + processorMs).toBeLessThan(readableWithin);
  });
}
