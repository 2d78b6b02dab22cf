/** What search shows: hits and their pages, marked words, the address, the search page itself. */
import { expect, test } from './test.ts';
import { answerOf, answerSearches, ask, box, filter, hit, hits, openOverlay, panel, part } from './searchPanel.ts';
import { stored } from './pageParts.ts';

test('[#141] [#142] each hit leads where its type says; an answer opens in place; another type is not shown', async ({
  page,
}) => {
  await answerSearches(page, () =>
    answerOf({
      hits: [
        hit('page', 1, { path: '/narstaende/fasta' }),
        hit('video', 2, { slug: 'masken' }),
        hit('video', 3, { slug: 'gor-det-ont', groupedVideos: true }),
        hit('podcast', 4, { path: 'avsnitt-4' }),
        hit('hologram', 5),
        hit('faq', 6, { path: '/fragor-och-svar#x', question: 'Fråga?', answer: 'Första raden.\nAndra raden.' }),
      ],
      nbHits: 6,
    }),
  );
  await openOverlay(page);
  await ask(page, 'narkos');
  await expect(hits(page)).toHaveCount(5);
  const addresses = await hits(page)
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/narstaende/fasta',
    '/mediplay/video/masken',
    '/mediplay/snabba-fragor-snabba-svar/gor-det-ont',
    '/podcast/avsnitt-4',
  ]);
  const faq = hits(page).last();
  await expect(faq.getByText('Andra raden.')).toBeHidden();
  await faq.locator('summary').click();
  await expect(faq.getByText('Andra raden.')).toBeVisible();
  // The link has a name of its own, since other links lead to the same list.
  await expect(faq.getByRole('link')).toHaveAccessibleName('Frågor och svar Titel 6');
  await expect(page).toHaveURL(/\/narstaende\/fasta/);
});

test('[#141] in English films lie below /en', async ({ page }) => {
  await answerSearches(page, () => answerOf({ hits: [hit('video', 2, { slug: 'the-mask' })] }));
  await page.goto('/en/search');
  await ask(page, 'mask');
  await expect(hits(page).locator('h2 a')).toHaveAttribute('href', '/en/mediplay/video/the-mask');
});

test('[#145] the address follows 400 ms later, which closes nothing; closing takes it back', async ({ page }) => {
  await page.clock.install();
  await openOverlay(page);
  // Wait for the code before the clock is paused.
  await expect(box(page)).toHaveRole('combobox');
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask(page, 'narkos');
  await expect(hits(page).first()).toBeVisible();
  await page.clock.runFor(399);
  await expect(page).toHaveURL(/\/narstaende\/fasta$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/narstaende\/fasta\?q=narkos$/);
  await expect(panel(page)).toBeVisible();
  await page.clock.resume();
  await filter(page, 'faq').click();
  await expect(page).toHaveURL(/\?q=narkos&type=faq$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/narstaende\/fasta$/);
});

test('[#145] the way back from a hit, and a reload, lead to the search again', async ({ page }) => {
  await openOverlay(page);
  await ask(page, 'narkos');
  await expect(page).toHaveURL(/fasta\?q=narkos$/);
  await hits(page).locator('h2 a').first().click();
  await expect(page).not.toHaveURL(/fasta/);
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/fasta\?q=narkos$/);
  await expect(box(page)).toHaveValue('narkos');
  await expect(hits(page).first()).toBeVisible();
  await page.reload();
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/narstaende\/fasta$/);
  await page.reload();
  await expect(panel(page)).toHaveCount(0);
});

test('[#149] [#150] results are 700 px wide at the most; the overlay fades in for half a second', async ({ page }) => {
  await openOverlay(page);
  await expect(panel(page)).toHaveCSS('animation-duration', '0.5s');
  await ask(page, 'narkos');
  await expect(hits(page).first()).toBeVisible();
  const width = await hits(page)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBe(700);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(panel(page)).toHaveCSS('animation-name', 'none');
});

test('[#70] the search page has subjects, examples, every page, and what it finds of pages and questions', async ({
  page,
}) => {
  await page.goto('/sok');
  await expect(part(page, 'subjects').getByRole('link', { name: 'Sövas och opereras' })).toBeVisible();
  await expect(page.locator('[data-index]').getByRole('link', { name: 'Ansiktet', exact: true })).toBeVisible();
  // The script loads on focus. Until then, the link leads to the server's answer.
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  await part(page, 'examples').getByRole('link', { name: 'fasta' }).click();
  await expect(hits(page).first()).toContainText(/fasta/i);
  await expect(page.locator('[data-index]')).toBeHidden();
  await expect(page).toHaveURL(/\/sok\?q=fasta$/);
  await page.reload();
  await expect(hits(page).first()).toContainText(/fasta/i);
  await expect(box(page)).toHaveValue('fasta');
  await ask(page, 'narkos');
  await expect.poll(() => stored(page, 'recentSearches')).toEqual(['narkos', 'fasta']);
  await filter(page, 'faq').click();
  await expect(hits(page).locator('details')).not.toHaveCount(0);
  await expect(hits(page).locator('h2 a')).toHaveCount(0);
  await box(page).fill('');
  await expect(part(page, 'recent').getByRole('link')).toHaveText(['narkos', 'fasta']);
});
