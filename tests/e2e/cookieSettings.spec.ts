/** The settings at #cookies: giving, changing and withdrawing an answer, and the link to them from every page. */
import { expect, lookingTest, type Page, test } from './test.ts';
import { purposes } from '../../src/shared/consent.ts';
import { stagingUrl } from './addresses.ts';
import { no, settings, storedConsent } from './consent.ts';
import { findViolationsInAllLooks } from './violations.ts';
import { firstVisit, withConsent } from './visitors.ts';

const path = '/cookies-och-dataskydd';
const button = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true });
const toggle = (page: Page, name: string) => settings(page).getByRole('switch', { name });

// tests/http/everyPage.test.ts checks that every page has the link.
for (const [place, href] of [
  ['/tand', '/cookies-och-dataskydd#cookies'],
  ['/en/dental', '/en/cookies-and-data-protection#cookies'],
  ['/q/2658-ar', '/en/cookies-and-data-protection#cookies'],
] as const) {
  lookingTest(`[#258] [#67] the way to the settings at the foot of ${place} leads there`, async ({ page }) => {
    await page.goto(place);
    await page.locator('footer a[href$="#cookies"]').click();
    await expect(page).toHaveURL(href);
    await expect(settings(page)).toBeInViewport();
  });
}

test.describe('before the first answer', () => {
  test.use({ storageState: firstVisit });

  test('[#176] [#173] they save what is chosen, nothing too, and the banner has its answer', async ({ page }) => {
    await page.goto(path);
    await expect(toggle(page, 'Nödvändiga, alltid på')).toBeChecked();
    await expect(toggle(page, 'Nödvändiga, alltid på')).toBeDisabled();
    await expect(button(page, 'Spara mina val')).toBeEnabled();
    await toggle(page, 'SVT Play').check();
    await button(page, 'Spara mina val').click();
    await expect(page.locator('[data-consent-banner]')).toBeHidden();
    expect(await storedConsent(page)).toMatchObject({
      svt_play: true,
      youtube: false,
      matomo: false,
      hide: true,
      v: 1,
    });
    await expect(button(page, 'Uppdatera mina val')).toBeDisabled();
  });

  test('an answer in the banner shows here at once', async ({ page }) => {
    await page.goto(path);
    await page.locator('[data-consent-banner]').getByRole('button', { name: 'Godkänn alla' }).click();
    await expect(toggle(page, 'YouTube')).toBeChecked();
    await expect(button(page, 'Uppdatera mina val')).toBeDisabled();
    await expect(button(page, 'Välj bort alla')).toBeVisible();
  });
});

test.describe('after an answer', () => {
  test.use({ storageState: withConsent('youtube', 'acast') });

  test('two tabs keep in step', async ({ page, context }) => {
    await page.goto(path);
    const other = await context.newPage();
    await other.goto(path);
    await toggle(other, 'SoundCloud').check();
    await button(other, 'Uppdatera mina val').click();
    await expect(toggle(page, 'SoundCloud')).toBeChecked();
    await expect(button(page, 'Uppdatera mina val')).toBeDisabled();
  });

  test('another setting, in another tab, takes no choice away that is not saved yet', async ({ page, context }) => {
    await page.goto(path);
    await toggle(page, 'SoundCloud').check();
    const other = await context.newPage();
    await other.goto('/meny');
    await other.getByRole('button', { name: 'Inställningar' }).click();
    await other.getByRole('radio', { name: 'Mörka' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page, 'SoundCloud')).toBeChecked();
    await button(page, 'Uppdatera mina val').click();
    expect(await storedConsent(page)).toMatchObject({ soundcloud: true, youtube: true });
  });

  test('by keys alone', async ({ page }) => {
    await page.goto(path);
    await toggle(page, 'YouTube').focus();
    await page.keyboard.press('Space');
    await expect(toggle(page, 'YouTube')).not.toBeChecked();
    await button(page, 'Uppdatera mina val').focus();
    await page.keyboard.press('Enter');
    expect(await storedConsent(page)).toMatchObject({ youtube: false });
    await page.reload();
    await expect(toggle(page, 'YouTube')).not.toBeChecked();
    await expect(toggle(page, 'Acast')).toBeChecked();
  });
});

test('[#260] axe finds nothing in the settings, saved and unsaved, in both languages', async ({ page }) => {
  test.slow();
  // Without transitions, no colour is halfway between two others.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [place, name] of [
    [path, 'YouTube'],
    ['/en/cookies-and-data-protection', 'Acast'],
  ] as const) {
    await page.goto(place);
    await toggle(page, name).check();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
    await settings(page).locator('[data-consent-save]').click();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
  }
});

test('the page says where visits are counted, and that no page has a player from elsewhere', async ({ page }) => {
  await page.goto(path);
  await expect(settings(page)).toContainText('skickas uppgifterna till matomo.example');
  await expect(settings(page)).toContainText('Just nu har ingen sida något från spelarna');
});

for (const [place, name, back] of [
  [path, 'Bara nödvändiga', 'Välj bort alla'],
  ['/en/cookies-and-data-protection', 'Only necessary', 'Deselect all'],
] as const)
  test(`[#258] everything is taken back by one press, here and in the other tab: ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ storageState: withConsent(...purposes) });
    const [page, other] = [await context.newPage(), await context.newPage()];
    await other.goto(stagingUrl + place);
    await page.goto(stagingUrl + place);
    // Both ways to choose are offered, whatever is on.
    await expect(button(page, back)).toBeVisible();
    await button(page, name).click();
    await expect(settings(page).getByRole('switch', { checked: true })).toHaveCount(1);
    expect(await storedConsent(page)).toEqual({ ...no, hide: true, v: 1 });
    await expect(settings(page).locator('[data-when="updated"]')).toBeVisible();
    await expect(button(page, name)).toBeFocused();
    await expect(settings(other).getByRole('switch', { checked: true })).toHaveCount(1);
    await context.close();
  });
