/** Questions and answers: folding, deep links, subjects. */
import { expect, type Page, test } from './test.ts';
import { allOf, dialog } from './pageParts.ts';

const questions = (page: Page) => page.locator('[data-faq-item]');

test('[#194] [#190] an answer shows when its question is opened, and that is an event', async ({ page }) => {
  await page.goto('/fragor-och-svar');
  await page.evaluate(() => {
    const events: unknown[] = [];
    document.addEventListener('tryggve:track', (event) => events.push((event as CustomEvent).detail));
    Object.assign(window, { events });
  });
  const events = () => page.evaluate(() => (window as unknown as { events: object[] }).events);
  const first = questions(page).first();
  const name = (await first.locator('summary').textContent())?.trim();
  await expect(first.locator('p').first()).toBeHidden();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.locator('p').first()).toBeVisible();
  await expect(first.locator('summary')).not.toHaveAttribute('aria-expanded');
  // The browser coalesces two `toggle` events in a row and reports only the last one.
  await expect.poll(events).toEqual([{ category: 'FAQ', action: 'Open', name }]);
  await page.keyboard.press('Enter');
  await expect(first.locator('p').first()).toBeHidden();
  await expect.poll(events).toEqual([
    { category: 'FAQ', action: 'Open', name },
    { category: 'FAQ', action: 'Close', name },
  ]);
});

test('[#195] an address with a question opens it and takes the focus there', async ({ page }) => {
  await page.goto('/fragor-och-svar#wakeduring');
  await expect(page.locator('#wakeduring')).toHaveAttribute('open', '');
  await expect(page.locator('#wakeduring summary')).toBeFocused();
  // A link to a question that the chosen subject hides brings it back into view.
  await page.goto('/fragor-och-svar?filter=stick#clownno');
  await expect(page.locator('#clownno summary')).toBeFocused();
});

test('[#196] the filter lists the subjects; the chosen one is marked and can not be chosen again', async ({ page }) => {
  await page.goto('/fragor-och-svar');
  const all = await questions(page).count();
  const trigger = page.locator('main summary', { hasText: 'Välj ditt filter' });
  await trigger.click();
  await expect(dialog(page).getByRole('heading')).toHaveText('Välj ditt filter');
  await expect(dialog(page).getByRole('button', { name: 'Alla frågor' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'stick', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(page).toHaveURL(/\?filter=stick$/);
  const shown = questions(page).filter({ visible: true });
  const count = await shown.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  for (const tags of await shown.evaluateAll((items) => items.map((item) => item.getAttribute('data-tags')))) {
    expect(tags?.split('|')).toContain('stick');
  }
  // A screen reader announces how many are left. It would not announce text behind an open modal.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${count} träff(ar)?$`));
  await page.reload();
  await expect(shown).toHaveCount(count);
  await trigger.click();
  await expect(dialog(page).getByRole('button', { name: 'stick', exact: true })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Alla frågor' }).click();
  await expect(shown).toHaveCount(all);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${all} träffar`);
});

test('[#197] what a filter leaves is said once its modal has gone', async ({ page }) => {
  await page.goto('/fragor-och-svar');
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
  await page.evaluate(() => {
    const said: boolean[] = [];
    Object.assign(window, { said });
    const status = document.querySelector('main [role="status"]');
    new MutationObserver(() => said.push(document.querySelector('dialog[open]') === null)).observe(status as Node, {
      childList: true,
    });
  });
  await page.locator('main summary', { hasText: 'Välj ditt filter' }).click();
  await dialog(page).getByRole('button', { name: 'stick', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/träff/);
  expect(await page.evaluate(() => (window as unknown as { said: boolean[] }).said)).toEqual([true]);
});

test('[#197] says so where no question has the subject', async ({ page }) => {
  await page.goto('/en/questions-and-answers?filter=nothing');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    "Sorry! We can't find any questions for these filter settings",
  );
  await expect(questions(page).filter({ visible: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('each subject leads to its first question', async ({ page }) => {
    await page.goto('/fragor-och-svar');
    await page.locator('main summary', { hasText: 'Välj ditt filter' }).click();
    const link = page.getByRole('link', { name: 'stick', exact: true });
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page.locator(target ?? '')).toBeInViewport();
  });
});

test('a subject without a question of a theme leaves no link to the theme', async ({ page }) => {
  await page.goto('/fragor-och-svar?filter=kroppen');
  const themes = page.locator('[data-faq-theme] a');
  await expect(themes.filter({ visible: true }).first()).toBeVisible();
  for (const theme of await allOf(themes.filter({ visible: true }))) {
    const target = await theme.getAttribute('href');
    await expect(page.locator(target ?? ''), target ?? '').toBeVisible();
  }
  expect(await themes.filter({ visible: true }).count()).toBeLessThan(await themes.count());
});
