/**
 * A first visit to every template, on a phone: no request to other hosts and nothing stored, little loaded before the
 * reader acts, and no layout shift when the consent banner comes or goes.
 */
import { expect, type Page, test } from './test.ts';
import { everyTemplate, isPrivateTemplate, stagingUrl } from './addresses.ts';
import { banner } from './consent.ts';
import { firstVisit } from './visitors.ts';

test.use({ storageState: firstVisit, viewport: { width: 360, height: 640 } });

/** Records what a page requests, and what its content policy blocks. */
function follow(page: Page) {
  const elsewhere: string[] = [];
  const scripts: string[] = [];
  const refused: string[] = [];
  // A script's text arrives after the event for its request.
  const texts: Promise<string>[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(stagingUrl) && !url.startsWith('data:')) elsewhere.push(url);
    const { pathname } = new URL(url);
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) refused.push(message.text());
  });
  return { elsewhere, scripts, refused, texts };
}

/** Returns the position of everything on the page, except what rests on the banner and moves down with it. */
const places = (page: Page) =>
  page
    .locator('header, main, footer')
    .locator(':scope, :scope *')
    .evaluateAll((parts) => {
      const docks = parts.filter((part) => {
        const { position, bottom } = getComputedStyle(part);
        return position === 'sticky' && bottom !== 'auto';
      });
      return parts
        .filter((part) => !docks.some((dock) => dock.contains(part)))
        .map((part) => JSON.stringify(part.getBoundingClientRect()));
    });

const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

// English pages differ only in their text: tests/http/everyPage.test.ts checks what they load.
for (const { name, path } of everyTemplate.filter(({ path }) => !/^\/en\b/.test(path))) {
  test(`[#274] [#182] [#170] [#242] ${name} at ${path} tells nobody, stores nothing, loads little, and stands still`, async ({
    page,
    context,
  }) => {
    const { elsewhere, scripts, refused, texts } = follow(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
        Object.assign(window, { largest: element });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });

    expect.soft(await stored(page)).toEqual([]);
    // The page's, that for reading aloud or for islands, and the layout's own, as in budgets.json.
    expect.soft(scripts.length).toBeLessThanOrEqual(3);
    expect.soft(scripts.filter((script) => /client\.|react|island|overlay|dialog/.test(script))).toEqual([]);
    // The scripts name files that load later, React's among them. React itself must not be there.
    expect
      .soft((await Promise.all(texts)).join(''))
      .not.toMatch(/Symbol\.for\(.react|hydrateRoot|createRoot|Minified React/);

    if (isPrivateTemplate(name)) await expect(banner(page)).toBeHidden();
    else {
      await expect(banner(page)).toBeVisible();
      await banner(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map((rise) => rise.finished)));
      const largest = await page.evaluate(() =>
        (window as { largest?: Element }).largest?.closest('[data-consent-banner]') ? 'banner' : 'page',
      );
      // The page for a missing address has hardly any text.
      if (name !== 'notFound') expect.soft(largest, 'what is painted largest').toBe('page');
      const before = await places(page);
      // Answer with a key: after a click, what is then under the mouse would react to it.
      await banner(page).locator('[data-consent-answer="necessary"]').press('Enter');
      await expect(banner(page)).toBeHidden();
      // The cookies page holds the settings, which change with the answer.
      if (name !== 'cookies') expect.soft(await places(page)).toEqual(before);
    }

    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect.soft(elsewhere).toEqual([]);
    expect.soft(refused, 'nothing breaks the content policy').toEqual([]);
    expect.soft(await context.cookies()).toEqual([]);
    expect(await stored(page)).toEqual(isPrivateTemplate(name) ? [] : ['tryggve']);
  });
}
