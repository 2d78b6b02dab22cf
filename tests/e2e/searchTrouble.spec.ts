/** Search when something is wrong: slow, down, or answering nonsense. The page works on, and nothing is lost. */
import { expect, type Page, test } from './test.ts';
import { hold } from './hold.ts';
import { answerOf, answerSearches, ask, box, hit, panel, part, stored } from './searchPanel.ts';
import { consentRecord } from './visitors.ts';

const status = (page: Page) => part(page, 'status');

test('[#144] it is idle, loading, stalled after 200 ms, and idle again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/sok');
  await expect(panel(page)).toHaveAttribute('data-search', 'idle');
  // Reached, so that its script is there before the clock stands.
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  const search = await hold(page, '**/api/search?*');
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask(page, 'narkos');
  await expect(panel(page)).toHaveAttribute('data-search', 'loading');
  await page.clock.runFor(199);
  await expect(panel(page)).toHaveAttribute('data-search', 'loading');
  await page.clock.runFor(1);
  await expect(panel(page)).toHaveAttribute('data-search', 'stalled');
  await expect(status(page)).toHaveText('Söker …');
  await search.asked();
  search.release();
  await expect(panel(page)).toHaveAttribute('data-search', 'idle');
});

test('[#144] an answer of another kind is an error, not a crash', async ({ page }) => {
  for (const json of [{}, null, [], { hits: 'many' }, { hits: [] }]) {
    await page.unroute('**/api/search?*');
    await answerSearches(page, () => json);
    await page.goto('/sok');
    await ask(page, 'narkos');
    await expect(panel(page), JSON.stringify(json)).toHaveAttribute('data-search', 'error');
  }
});

test('[#144] the later question counts, also when the earlier answer comes last', async ({ page }) => {
  let release = () => {};
  await answerSearches(page, async (asked) => {
    if (asked.get('q') === 'ett') await new Promise<void>((resolve) => (release = resolve));
    return answerOf({ hits: [hit('page', asked.get('q') === 'ett' ? 1 : 2)] });
  });
  await page.goto('/sok');
  await ask(page, 'ett');
  await ask(page, 'två');
  await expect(panel(page).locator('[data-object="page-2"]')).toBeVisible();
  release();
  await ask(page, 'tre');
  await expect(panel(page).locator('[data-object="page-1"]')).toHaveCount(0);
});

test('[#146] without counts all are 0, it is logged, and the hits are there', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await answerSearches(page, () => answerOf({ facets: undefined }));
  await page.goto('/sok');
  await ask(page, 'narkos');
  await expect(panel(page).locator('[data-object]')).toHaveCount(1);
  await expect(part(page, 'filters').getByRole('button')).toHaveText([
    'Sidor 0',
    'Filmer 0',
    'Frågor och svar 0',
    'Poddar 0',
  ]);
  expect(logged).toContain('Search counted nothing');
});

test('[#147] without suggestions it only logs; searching works', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  let asked = 0;
  await page.route('**/data/suggestions/*', (route) => {
    asked++;
    return route.fulfill({ status: 500 });
  });
  await page.goto('/sok');
  // The focus alone, before the script: a mouse on its way would wake it, and the focus could come in its midst.
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  await box(page).pressSequentially('narkos');
  const complaints = () => logged.filter((line) => line.startsWith('There are no suggestions'));
  await expect.poll(complaints).toHaveLength(1);
  await expect(panel(page).getByRole('option')).toHaveCount(0);
  // Once, not with each letter.
  await box(page).pressSequentially('en');
  expect(complaints()).toHaveLength(1);
  expect(asked).toBe(1);
  await box(page).press('Enter');
  await expect(panel(page).locator('[data-object]').first()).toBeVisible();
});

test('[#130] suggestions that come late do not open over the answer', async ({ page }) => {
  const file = await hold(page, '**/data/suggestions/sv.json');
  await page.goto('/sok');
  await box(page).pressSequentially('narkos');
  await file.asked();
  await box(page).press('Enter');
  await expect(panel(page).locator('[data-object]').first()).toBeVisible();
  const came = page.waitForResponse('**/data/suggestions/sv.json');
  file.release();
  await (await came).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(panel(page).getByRole('option')).toHaveCount(0);
  // The next letter shows that the file is there by now.
  await box(page).press('l');
  await expect(panel(page).getByRole('option').first()).toBeVisible();
  await box(page).press('Escape');
  await expect(panel(page).getByRole('option')).toHaveCount(0);
});

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
  await expect.poll(() => stored(page)).toEqual(['narkos']);
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

test('[#152] insights that fail leave what was found as it is', async ({ page }) => {
  await page.route('**/api/insights', (route) => route.fulfill({ status: 500 }));
  await page.addInitScript((answer) => localStorage.setItem('tryggve', answer), consentRecord('matomo'));
  await page.goto('/sok');
  const refused = page.waitForResponse('**/api/insights');
  await ask(page, 'narkos');
  await refused;
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
