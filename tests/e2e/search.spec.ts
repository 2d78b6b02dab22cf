/** The search overlay: the box, what it suggests and remembers, the filters. */
import { expect, test } from './test.ts';
import { answerOf, answerSearches, ask, box, filter, hits, openOverlay, options, panel, part } from './searchPanel.ts';

test('[#126] the box takes 512 letters, without the browser guessing or correcting', async ({ page }) => {
  await openOverlay(page);
  await expect(box(page)).toHaveAttribute('maxlength', '512');
  await expect(box(page)).toHaveAttribute('spellcheck', 'false');
  await expect(box(page)).toHaveAttribute('autocomplete', 'off');
});

test('[#127] the box takes the focus a tenth of a second after the overlay has opened', async ({ page }) => {
  await page.clock.install();
  await page.goto('/narstaende/fasta');
  await page.locator('header [data-modal="search"]').focus();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  await page.clock.runFor(99);
  await expect(box(page)).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(box(page)).toBeFocused();
});

test('[#129] [#130] the keyboard goes through the suggestions; Escape closes them and not the overlay', async ({
  page,
}) => {
  await openOverlay(page);
  await box(page).pressSequentially('nark');
  await expect(options(page).first()).toBeVisible();
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /-0$/);
  await box(page).press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await box(page).press('o');
  // The list appears a moment after the letter. A key that is pressed before that chooses nothing.
  await expect(options(page).first()).toBeVisible();
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const wanted = await options(page).first().textContent();
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue(wanted ?? '');
  await expect(hits(page).first()).toBeVisible();
});

test('[#133] [#134] [#135] filters toggle; one without hits is off; a new question clears them', async ({ page }) => {
  const asked = await answerSearches(page, (query) =>
    answerOf({
      facets: { page: 3, video: 0, faq: query.get('q') === 'tom' ? 0 : 2, podcast: 0 },
      query: query.get('q'),
    }),
  );
  await openOverlay(page);
  await expect(part(page, 'filters')).toBeHidden();
  await ask(page, 'narkos');
  await expect(filter(page, 'page')).toHaveText('Sidor 3');
  await filter(page, 'faq').click();
  await expect(filter(page, 'faq')).toHaveAttribute('aria-pressed', 'true');
  expect(asked.at(-1)?.get('type')).toBe('faq');
  await filter(page, 'page').click();
  await expect(filter(page, 'page')).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page, 'faq')).toHaveAttribute('aria-pressed', 'false');
  await filter(page, 'page').click();
  await expect(filter(page, 'page')).toHaveAttribute('aria-pressed', 'false');
  expect(asked.at(-1)?.get('type')).toBeNull();
  await filter(page, 'faq').click();
  await expect(filter(page, 'faq')).toHaveAttribute('aria-pressed', 'true');
  await ask(page, 'tom');
  await expect(filter(page, 'faq')).toBeDisabled();
  await expect(filter(page, 'faq')).toHaveAttribute('aria-pressed', 'false');
  expect(asked.at(-1)?.get('type')).toBeNull();
});

test('[#133] [#134] a type that a language has nothing of has no filter, and one type alone none at all', async ({
  page,
}) => {
  await page.goto('/sok?q=narkos');
  await expect(hits(page).first()).toBeVisible();
  await expect(part(page, 'filters').getByRole('button')).toHaveText([
    /^Sidor \d+$/,
    /^Filmer \d+$/,
    /^Frågor och svar \d+$/,
    /^Poddar \d+$/,
  ]);
  // A filter in the address is ignored here, since there is no button to clear it.
  await page.goto('/fi/search?q=narkoosi&type=podcast');
  await expect(hits(page).first()).toBeVisible();
  await page.goto('/fi/search?q=narkoosi');
  await expect(hits(page).first()).toBeVisible();
  await expect(part(page, 'filters')).toBeHidden();
});
