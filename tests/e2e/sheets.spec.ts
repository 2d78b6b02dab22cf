/** Sheets made from a reader's choices: each states what a page states about itself, on the screen and on paper. */
import { expect, type Page, test } from './test.ts';
import { heading, openDay } from './myDay.ts';
import { makePlan, second, sheet } from './myPlan.ts';
import { linksBySheet, messagesOf, sheetCount } from './paper.ts';
import { button } from './pageParts.ts';

const footer = (page: Page) => page.locator('[data-print-footer]');
const provenance = (page: Page) => page.locator('[data-provenance]');

/** Expects the sheet to say that it was drafted with AI, who has reviewed it, when it changed and where to find it. */
async function saysWhatItIs(page: Page, id: string): Promise<void> {
  const status = (await provenance(page).locator('[data-status]').textContent()) ?? 'no status';
  const changed = (await provenance(page).locator('ul li').nth(1).textContent()) ?? 'no date';
  expect(status).toContain(messagesOf('sv')['status_ai']);
  for (const links of await linksBySheet(page)) expect(links.some((link) => link.endsWith(`/q/${id}`))).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(footer(page)).toBeVisible();
  for (const said of [status, changed, `/q/${id}`]) await expect(footer(page)).toContainText(said);
  await expect(footer(page).locator('img')).toBeVisible();
  // Hidden or covered text has no box on the sheet.
  const box = await footer(page).locator('p').first().boundingBox();
  expect(box?.height).toBeGreaterThan(10);
}

/** Expects the steps to name the sources of their pages. */
async function namesItsSources(page: Page): Promise<void> {
  await expect(provenance(page).locator('summary')).toHaveText('Källor');
  const all = await provenance(page).locator('[data-sources] li').count();
  const own = await provenance(page).locator('[data-sources] li:not([hidden])').count();
  expect(own).toBeGreaterThan(10);
  // The sources of two parts, not of all nineteen.
  expect(own).toBeLessThan(all / 2);
}

test('[#277] a step of My day says who has reviewed it and what it rests on, on the screen', async ({ page }) => {
  await openDay(page);
  await expect(provenance(page).locator('[data-status]')).toBeVisible();
  await namesItsSources(page);
  await expect(provenance(page).locator('summary')).toBeVisible();
  await button(page, 'Hela min dag').click();
  await expect(heading(page)).toHaveText('Hela min dag');
  await expect(provenance(page).locator('[data-status]')).toBeVisible();
});

test('[#279] [#277] a single step of My day prints what it rests on, and what every sheet says', async ({ page }) => {
  await openDay(page);
  await saysWhatItIs(page, 'myday-sv');
  await namesItsSources(page);
  await expect(provenance(page).locator('[data-sources] li[data-prints]').first()).toBeVisible();
  await expect(heading(page)).toHaveText('Huden bedövas');
  await expect(page.locator('[data-day-step] ul li').first()).toBeVisible();
  await page.emulateMedia({ media: null });
  expect(await sheetCount(page)).toBeLessThanOrEqual(2);
});

test('[#279] [#277] the printed day says on every sheet what a page says, and what it rests on', async ({ page }) => {
  await openDay(page);
  await button(page, 'Hela min dag').click();
  await expect(heading(page)).toHaveText('Hela min dag');
  await saysWhatItIs(page, 'myday-sv');
  await expect(provenance(page).locator('[data-sources] li[data-prints]').first()).toBeVisible();
});

test('[#279] [#277] the plan card says what every sheet says', async ({ page }) => {
  await makePlan(page);
  await saysWhatItIs(page, 'myplan-sv');
});

for (const [asked, language] of [
  ['/sok?q=narkos', 'sv'],
  ['/en/search?q=fasting', 'en'],
  ['/ar/search?q=صيام', 'ar'],
] as const)
  test(`[#279] [#277] the answers of ${asked} print as texts that nobody has reviewed`, async ({ page }) => {
    const { status_unreviewed: unreviewed = '?', status_not_clinical: aboutSite = '?' } = messagesOf(language);
    await page.goto(asked.replace(/\?.*/, ''));
    await expect(provenance(page).locator('[data-status]')).toContainText(aboutSite, { useInnerText: true });
    await page.goto(asked);
    await expect(page.locator('main [data-answered]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(footer(page)).toContainText(unreviewed, { useInnerText: true });
    await expect(footer(page)).not.toContainText(aboutSite, { useInnerText: true });
  });

test('[#279] a sheet with a card of help says its title once', async ({ page }) => {
  await page.goto('/sok?q=jag+vill+d%C3%B6');
  const title = (await page.locator('[data-help] h2').textContent()) ?? '?';
  await page.emulateMedia({ media: 'print' });
  expect((await page.getByRole('main').innerText()).split(title)).toHaveLength(2);
});

test('[#277] the plan in two languages says on the card and on the sheet that a machine translated', async ({
  page,
}) => {
  const { status_unreviewed: unreviewed = '?', status_machine: machine = '?' } = messagesOf('sv');
  const { handout_machine: onSheet = '?' } = messagesOf('site/sv');
  const dialog = page.getByRole('dialog');
  await makePlan(page);
  await button(page, 'Visa för personalen').click();
  await expect(dialog).toContainText(unreviewed);
  await expect(dialog).not.toContainText(machine);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).not.toContainText(onSheet);
  await second(page).selectOption('ar');
  await expect(sheet(page)).toContainText(onSheet);
  await button(page, 'Visa för personalen').click();
  await expect(dialog).toContainText(`${unreviewed} ${machine}`);
  await page.keyboard.press('Escape');
  expect(await sheetCount(page)).toBe(1);
});

for (const [path, id] of [
  ['/lek-och-lar/malarbilder', 'colouring-sv'],
  ['/for-dig-som-ar-lite-aldre/fragor-att-ta-med', 'teenquestions-sv'],
  ['/mitt-sjukhus', 'hospital-sv'],
] as const) {
  test(`[#279] [#277] the sheet of ${path} says what every sheet says`, async ({ page }) => {
    await page.goto(path);
    await saysWhatItIs(page, id);
  });
}
