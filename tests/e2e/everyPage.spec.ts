/** Every built page, in all languages, each opened once. The checks are in `everyPage/checks.ts`. */
import { readdirSync } from 'node:fs';
import { expect, test } from './test.ts';
import { checks } from './everyPage/checks.ts';

const built = process.env['OUT_STAGING'] ?? '.cache/dist-staging';

/** The galleries show components and are not pages. */
const paths = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      new RegExp(process.env['PAGES'] ?? '.').test(file) && file.endsWith('.html') && !file.startsWith('gallery'),
  )
  .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
  .toSorted();

/** Splits the work so that all workers share it. */
const parts = 12;

/** Resources that hold no text. They are blocked, since more than a thousand pages are loaded. */
const unneeded = ['js', 'woff2', 'svg', 'png', 'webp', 'avif', 'jpg', 'mp4', 'mp3'].map((kind) => `*.${kind}`);

test('there are pages in all languages', () => {
  expect(paths.length).toBeGreaterThan(1100);
});

for (let part = 0; part < parts; part++) {
  test(`[#279] every page holds what is asked of every page, part ${part + 1} of ${parts}`, async ({ page }) => {
    // A hundred pages take seconds on an idle machine, and minutes while a build is running.
    test.setTimeout(600_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: unneeded });
    const faults: string[] = [];
    for (const path of paths.filter((_, index) => index % parts === part)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const [name, check] of Object.entries(checks))
        faults.push(...(await check(page)).map((fault) => `${path}, ${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
