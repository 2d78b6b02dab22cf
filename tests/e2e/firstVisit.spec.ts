/**
 * A first visit to every template, on a phone: it tells nobody and stores nothing, loads little before the reader acts, and
 * nothing moves when the question about cookies comes or goes.
 */
import { expect, type Page, test } from './test.ts';
import { everyTemplate, isPrivateTemplate, stagingUrl } from './addresses.ts';
import { banner } from './consent.ts';
import { firstVisit } from './visitors.ts';

test.use({ storageState: firstVisit, viewport: { width: 360, height: 640 } });

/** Follows what a page asks for, and what its content policy refuses. */
function follow(page: Page) {
  const elsewhere: string[] = [];
  const scripts: string[] = [];
  const refused: string[] = [];
  // A script's text comes later than word of it.
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

/** Returns where everything on the page is, but what rests on the banner and goes down with it. */
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

// In English only the words are others: tests/http/everyPage.test.ts asks for what they come with.
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
    // Reading aloud is beside them.
    expect.soft(scripts.filter((script) => !/\/Listen\./.test(script)).length).toBeLessThanOrEqual(2);
    expect.soft(scripts.filter((script) => /client\.|react|island|overlay|dialog/.test(script))).toEqual([]);
    // What is loaded later is named here, with React's files among it; React itself is not.
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
      // The missing page has hardly any text.
      if (name !== 'notFound') expect.soft(largest, 'what is painted largest').toBe('page');
      const before = await places(page);
      // By a key: what then lies under a mouse would answer to it in its turn.
      await banner(page).locator('[data-consent-answer="necessary"]').press('Enter');
      await expect(banner(page)).toBeHidden();
      // The page about cookies holds the settings, which change with the answer.
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
