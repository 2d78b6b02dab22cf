/** Search when it is slow, down or answers nonsense: the page still works, and nothing is lost. */
import { expect, type Page, test } from './test.ts';
import { answerOf, answerSearches, ask, box, hit, panel } from './searchPanel.ts';
import { consentRecord } from './visitors.ts';
import { stored } from './pageParts.ts';

const errors = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    document.addEventListener('tryggve:search-error', (event) => seen.push(String((event as CustomEvent).detail)));
    Object.assign(window, { seen });
  });
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('[#89] [#147] a language without a file of suggestions gets the Swedish one', async ({ page }) => {
  await page.route('**/data/suggestions/ti.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/ti/search');
  await box(page).click();
  await box(page).pressSequentially('narkos');
  await expect(panel(page).getByRole('option').first()).toHaveText('narkos');
});

test('[#152] hits that were seen, chosen and opened are told after consent, and not before', async ({ page }) => {
  const sent: { type: string; objectIDs: string[]; queryId: string }[] = [];
  await page.route('**/api/insights', async (route) => {
    expect(route.request().headers()['content-type']).toBe('application/json');
    const { events } = route.request().postDataJSON() as { events: typeof sent };
    sent.push(...events);
    await route.fulfill({ status: 204 });
  });
  await answerSearches(page, () =>
    answerOf({ hits: [hit('page', 1, { path: '/om-oss' }), hit('faq', 2, { answer: 'Svar.' })], nbHits: 2 }),
  );
  await page.goto('/sok');
  await ask(page, 'narkos');
  await expect(panel(page).locator('[data-object]')).toHaveCount(2);
  await expect.poll(() => stored(page, 'recentSearches')).toEqual(['narkos']);
  expect(sent).toEqual([]);
  await page.evaluate((answer) => localStorage.setItem('tryggve', answer), consentRecord('matomo'));
  await page.goto('/sok');
  await ask(page, 'narkos');
  await expect.poll(() => sent.length).toBe(1);
  await panel(page).locator('summary').click();
  await expect.poll(() => sent.length).toBe(2);
  await panel(page).locator('[data-object] h2 a').click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent).toEqual([
    { type: 'viewed', objectIDs: ['page-1', 'faq-2'], queryId: 'id-of-query' },
    { type: 'converted', objectIDs: ['faq-2'], queryId: 'id-of-query' },
    { type: 'clicked', objectIDs: ['page-1'], queryId: 'id-of-query', positions: [1] },
  ]);
});

test('[#152] insights that fail are an error event on the search, not a crash', async ({ page }) => {
  await page.route('**/api/insights', (route) => route.fulfill({ status: 500 }));
  await page.addInitScript((answer) => localStorage.setItem('tryggve', answer), consentRecord('matomo'));
  await page.goto('/sok');
  await errors(page);
  await ask(page, 'narkos');
  await expect.poll(() => seen(page)).toEqual(['Error: Insights answered 500']);
  await expect(panel(page)).toHaveAttribute('data-search', 'idle');
});

test('[#273] what was searched for is told to no other host, nor to the page that one goes to there', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.goto('/sok?q=hemligt+narkos');
  await expect(panel(page).locator('[data-object]').first()).toBeVisible();
  expect(foreign).toEqual([]);
  let referer: string | undefined = 'none';
  await page.route('https://social.example/**', (route) => {
    referer = route.request().headers()['referer'];
    return route.fulfill({ body: '' });
  });
  await page.locator('footer a[href^="https://social.example"]').first().click();
  await page.waitForURL('https://social.example/**');
  expect(referer ?? '').not.toContain('hemligt');
});
