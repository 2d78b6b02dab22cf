/** What search keeps: recent searches from every box, the focus, and the place in the list that a reader returns to. */
import { expect, haveAnswered, type Page, test } from './test.ts';
import { stagingUrl } from './addresses.ts';
import { hold } from './hold.ts';
import {
  answerOf,
  answerSearches,
  ask,
  box,
  filter,
  hit,
  helpCard,
  hits,
  openOverlay,
  panel,
  part,
} from './searchPanel.ts';
import { stored } from './pageParts.ts';

const status = (page: Page) => panel(page).getByRole('status');

test('[#131] a search from the start page’s box is remembered; one that only an address asks is not', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('narkos');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/\?q=narkos$/);
  await expect.poll(() => stored(page, 'recentSearches')).toEqual(['narkos']);
  // Queries from an address: on the search page, and in the overlay over another page.
  for (const path of ['/sok?q=fasta', '/tand?q=hemorrojder']) {
    await page.goto(path);
    await expect(panel(page).and(page.locator('[data-answered]'))).toBeVisible();
    await expect(status(page)).not.toBeEmpty();
  }
  expect(await stored(page, 'recentSearches')).toEqual(['narkos']);
  // The reader asks the same question.
  await box(page).press('Enter');
  await expect.poll(() => stored(page, 'recentSearches')).toEqual(['hemorrojder', 'narkos']);
  await page.goto('/sok');
  await box(page).focus();
  await expect(part(page, 'recent').getByRole('link')).toHaveText(['hemorrojder', 'narkos']);
});

test('[#131] so is one that is sent before the search page’s script is there', async ({ page }) => {
  const script = await hold(page, '**/Search.island*');
  await page.goto('/sok');
  await box(page).focus();
  await script.asked();
  await box(page).fill('narkos');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await box(page).press('Enter');
  script.release();
  await expect(hits(page).first()).toBeVisible();
  await expect.poll(() => stored(page, 'recentSearches')).toEqual(['narkos']);
  // The form was not submitted: the browser would have kept its address.
  expect(loads).toEqual([]);
});

test('[#276] words that no script can answer are asked as without scripts: an answer is worth more', async ({
  page,
}) => {
  await page.route(/search\.overlay|Search\.island/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('searchbox').fill('jag vill inte leva');
  await page.getByRole('searchbox').press('Enter');
  await expect(part(page, 'help')).toBeVisible();
  await expect(page).toHaveURL(/\/sok$/);
});

test('without a network the words stay in the box of the start page', async ({ page, context }) => {
  await page.goto('/');
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('narkos');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('[data-no-network]')).toBeVisible();
  await context.setOffline(false);
  await page.locator('[data-no-network] [value="retry"]').click();
  await expect(hits(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue('narkos');
});

test('[#131] [#276] a crisis question from the start page’s box is not kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('jag vill inte leva');
  await page.getByRole('searchbox').press('Enter');
  await expect(part(page, 'help')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page, 'recentSearches')).toEqual([]);
});

for (const [where, open] of Object.entries({
  'over a page': (page: Page) => openOverlay(page),
  'on its page': async (page: Page) => {
    await page.goto('/sok');
    await box(page).focus();
    await expect(box(page)).toHaveRole('combobox');
  },
})) {
  test(`[#204] [#261] ${where} an example and a latest search lead the focus to how many were found, and Tab on from there`, async ({
    page,
  }) => {
    await open(page);
    await part(page, 'examples').getByRole('link', { name: 'narkos' }).press('Enter');
    await expect(hits(page).first()).toBeVisible();
    await expect(status(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(hits(page).first().getByRole('link')).toBeFocused();
    await box(page).fill('');
    await expect.poll(() => stored(page, 'recentSearches')).toEqual(['narkos']);
    await part(page, 'recent').getByRole('link', { name: 'narkos' }).click();
    await expect(status(page)).toBeFocused();
    await box(page).fill('');
    await expect(part(page, 'recent')).toBeVisible();
  });
}

test('[#276] an example that turns out to be a cry for help leads the focus to the card', async ({ page }) => {
  await answerSearches(page, () => answerOf({ help: helpCard }));
  await openOverlay(page);
  await part(page, 'examples').getByRole('link', { name: 'rädsla' }).click();
  await expect(part(page, 'help')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(part(page, 'help').getByRole('link', { name: '112' })).toBeFocused();
});

test('[#133] a filter sends words that were typed and not sent yet', async ({ page }) => {
  const asked = await answerSearches(page, () => answerOf({ facets: { page: 3, video: 0, faq: 2, podcast: 0 } }));
  await openOverlay(page);
  await ask(page, 'ett');
  await expect(hits(page)).toHaveCount(1);
  await box(page).fill('två');
  await filter(page, 'faq').click();
  await expect
    .poll(() => asked.map((one) => [one.get('q'), one.get('type')]))
    .toEqual([
      ['ett', null],
      ['två', 'faq'],
    ]);
  await expect(box(page)).toHaveValue('två');
  await expect(filter(page, 'faq')).toHaveAttribute('aria-pressed', 'true');
  // An empty box has nothing to send, so the previous query comes back.
  await box(page).fill('');
  await filter(page, 'page').click();
  await expect.poll(() => asked.map((one) => one.get('q'))).toEqual(['ett', 'två', 'två']);
  await expect(box(page)).toHaveValue('två');
});

/** Answers with forty-five hits on three pages, each hit a page of the site. */
const many = (page: Page) =>
  answerSearches(page, (asked) => {
    const number = Number(asked.get('page') ?? 1);
    const all = Array.from({ length: 20 }, (_, at) => hit('page', number * 100 + at, { path: '/om-oss' }));
    return answerOf({ hits: all, nbHits: 45, nbPages: 3, page: number });
  });

for (const hasTouch of [false, true]) {
  test(`[#145] the way back from a hit leads to its place in the list, ${hasTouch ? 'and no keyboard comes up' : 'and the focus to the hit'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch, baseURL: stagingUrl });
    await haveAnswered(context);
    const page = await context.newPage();
    await many(page);
    await openOverlay(page);
    await ask(page, 'narkos');
    await panel(page).getByRole('link', { name: 'Sida 2', exact: true }).click();
    const link = hits(page).nth(14).getByRole('link');
    await expect(link).toHaveText('Titel 214');
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    await link.click();
    await expect(page).toHaveURL(/\/om-oss$/);
    await page.goBack();
    await expect(link).toBeFocused();
    expect(Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
    await expect(link).toBeInViewport();
    await expect(box(page)).not.toBeFocused();
    // Only once: a search that is opened again starts from the top.
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Sök' }).click();
    await expect(box(page)).toBeFocused();
    await ask(page, 'narkos');
    await expect(hits(page).first()).toBeInViewport();
    await context.close();
  });
}

test('[#145] on the search page too, after an answer that was opened in place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sok?q=narkos');
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  const link = hits(page).getByRole('link').nth(9);
  await link.scrollIntoViewIfNeeded();
  const [before, name] = [await link.boundingBox(), await link.textContent()];
  await link.click();
  await expect(page).not.toHaveURL(/sok/);
  await page.goBack();
  await expect(
    hits(page)
      .getByRole('link', { name: name ?? '', exact: true })
      .first(),
  ).toBeFocused();
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
});
