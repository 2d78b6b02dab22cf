/** The search overlay as a reader meets it: the box, what it suggests and remembers, the filters. */
import { expect, test } from './test.ts';
import { answerOf, answerSearches, ask, box, filter, hits, openOverlay, options, panel, part } from './searchPanel.ts';
import { stored } from './pageParts.ts';

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

test('[#128] nothing is asked while one types; Enter, a suggestion and a recent search ask', async ({ page }) => {
  const asked = await answerSearches(page, () => answerOf());
  await openOverlay(page);
  await box(page).pressSequentially('narkos');
  await expect(options(page).first()).toBeVisible();
  expect(asked).toHaveLength(0);
  await box(page).press('Enter');
  await expect(hits(page)).toHaveCount(1);
  expect(asked.map((one) => one.get('q'))).toEqual(['narkos']);
  await box(page).fill('fas');
  await options(page)
    .filter({ hasText: /^fasta$/ })
    .click();
  await expect.poll(() => asked.at(-1)?.get('q')).toBe('fasta');
  await expect(box(page)).toHaveValue('fasta');
  await box(page).fill('');
  await part(page, 'recent').getByRole('link', { name: 'narkos' }).click();
  await expect.poll(() => asked.at(-1)?.get('q')).toBe('narkos');
  await expect(box(page)).toHaveValue('narkos');
  expect(asked).toHaveLength(3);
});

test('[#129] suggestions come from the third letter, hold what was typed, each once, eight at the most', async ({
  page,
}) => {
  const file = [
    'Bada',
    'badar',
    'bada',
    'Får man BADA?',
    ...Array.from({ length: 9 }, (_, at) => `bada ${at}`),
    'Bada',
  ];
  await page.route('**/data/suggestions/sv.json', (route) => route.fulfill({ json: file }));
  await openOverlay(page);
  await box(page).pressSequentially('ba');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).press('d');
  await expect(options(page)).toHaveCount(8);
  const texts = await options(page).allTextContents();
  expect(new Set(texts).size).toBe(8);
  for (const text of texts) expect(text.toLowerCase()).toContain('bad');
  await box(page).fill('man ba');
  await expect(options(page)).toHaveText(['Får man BADA?']);
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
  // The list comes a moment after the letter; a key that is pressed before it chooses nothing.
  await expect(options(page).first()).toBeVisible();
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const wanted = await options(page).first().textContent();
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue(wanted ?? '');
  await expect(hits(page).first()).toBeVisible();
});

test('[#130] suggestions close on a pick, on submitting, and when the focus leaves', async ({ page }) => {
  await openOverlay(page);
  for (const leave of [
    () => options(page).first().click(),
    () => box(page).press('Enter'),
    () => page.keyboard.press('Tab'),
  ]) {
    await box(page).fill('');
    await box(page).pressSequentially('narkos');
    await expect(options(page).first()).toBeVisible();
    await leave();
    await expect(part(page, 'suggestions')).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('[#131] the five latest searches stand below an empty box, newest first; a button forgets them', async ({
  page,
}) => {
  await answerSearches(page, () => answerOf());
  await openOverlay(page);
  await expect(part(page, 'recent')).toBeHidden();
  for (const query of ['ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'TVÅ', '  ']) {
    await ask(page, query);
    if (query.trim() !== '') await expect.poll(() => stored(page, 'recentSearches')).toContain(query);
  }
  await box(page).fill('');
  const recent = part(page, 'recent').getByRole('link');
  await expect(recent).toHaveText(['TVÅ', 'sex', 'fem', 'fyra', 'tre']);
  await box(page).fill('a');
  await expect(part(page, 'recent')).toBeHidden();
  await box(page).fill('');
  await part(page, 'recent').getByRole('button').click();
  await expect(part(page, 'recent')).toBeHidden();
  expect(await stored(page, 'recentSearches')).toEqual([]);
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
  // An address may ask for it all the same: nobody could take that back.
  await page.goto('/fi/search?q=narkoosi&type=podcast');
  await expect(hits(page).first()).toBeVisible();
  await page.goto('/fi/search?q=narkoosi');
  await expect(hits(page).first()).toBeVisible();
  await expect(part(page, 'filters')).toBeHidden();
});

test('[#136] reset empties the box and the results', async ({ page }) => {
  await openOverlay(page);
  await expect(part(page, 'reset')).toBeHidden();
  await ask(page, 'narkos');
  await expect(hits(page).first()).toBeVisible();
  await part(page, 'reset').click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(hits(page)).toHaveCount(0);
  await expect(part(page, 'filters')).toBeHidden();
  await expect(part(page, 'examples')).toBeVisible();
  await expect(part(page, 'reset')).toBeHidden();
});
