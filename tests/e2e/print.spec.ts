/** Printed pages. */
import { expect, lookingTest as test } from './test.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { templates } from './addresses.ts';
import { linksBySheet, sheetCount, textsBelow } from './paper.ts';
import { printFooter, saysWhatItIs } from './paperFoot.ts';
import { lettersOf, pdfTextOf } from './pdfText.ts';
import { allOf } from './pageParts.ts';

for (const path of [
  templates.topic[0],
  templates.mentalHealth[0],
  templates.teenagers[1],
  templates.glossary[0],
  templates.faq[0],
  '/q/2410-ar',
]) {
  test(`[#279] every sheet of ${path} says what it is, and leads back`, async ({ page }) => {
    await page.goto(path);
    const language = (await page.locator('html').getAttribute('lang')) ?? '';
    const way = (await printFooter(page).locator('a').getAttribute('href')) ?? 'no address';
    const sheets = await linksBySheet(page);
    for (const links of sheets) expect(links.some((link) => link.endsWith(way))).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await saysWhatItIs(page, language);
  });
}

for (const code of languageCodes) {
  test(`[#279] a page for parents in ${code} prints what it is, in letters that can be read`, async ({ page }) => {
    await page.goto(`/q/2379-${code}`);
    await page.emulateMedia({ media: 'print' });
    await expect(printFooter(page)).toBeVisible();
    await saysWhatItIs(page, code);
    await expect(printFooter(page).locator('bdi')).toHaveText(new RegExp(`/q/2379-${code}$`));
    expect(await textsBelow(page.locator('main'), 10)).toEqual([]);
    expect(await textsBelow(page.locator('[data-pair]'), 10.5)).toEqual([]);
  });
}

test('[#279] an explained word stays in its sentence on paper, without its explanation', async ({ page }) => {
  await page.goto('/sjukdomar-problem/nar-ar-det-brattom');
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  await expect(main).toContainText('säg ”anafylaxi”', { useInnerText: true });
  await expect(main).not.toContainText('En svår allergisk reaktion som går fort', { useInnerText: true });
});

test('paper is white with black letters, also from a dark screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of [templates.teenagers[0], templates.mentalHealth[0], templates.home[0]]) {
    await page.goto(path);
    const coloured = await page.locator('main :not(svg, svg *)').evaluateAll(
      (elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element))
          .filter(({ color, backgroundColor }) => color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)')
          .length,
    );
    expect(coloured, path).toBe(0);
  }
});

test('[#279] pages for parents fit on two sheets in Swedish and English, on three in Arabic', async ({
  page,
  request,
}) => {
  // 63 pages are laid out on two shared cores.
  test.setTimeout(120_000);
  const menu = (await (await request.get('/data/caregivers/ar.json')).json()) as { items: { id: number }[] }[];
  const ids = menu.flatMap(({ items }) => items.map(({ id }) => id));
  for (const [language, most] of [
    ['sv', 2],
    ['en', 2],
    ['ar', 3],
  ] as const) {
    for (const id of ids) {
      await page.goto(`/q/${id}-${language}`);
      expect(await sheetCount(page), `${id} ${language}`).toBeLessThanOrEqual(most);
    }
  }
});

test('a translation prints with its Swedish beside it, none of it left out', async ({ page }) => {
  await page.goto('/q/2658-ar');
  await page.getByRole('switch').check();
  await page.emulateMedia({ media: 'print' });
  const swedish = page.locator('article [data-pair] [lang="sv"]');
  await expect(swedish.first()).toContainText('Fasta före narkos');
  await expect(swedish.last()).toContainText('Det här kan skilja sig åt');
  for (const block of await allOf(swedish)) await expect(block).toBeVisible();
});

test('[#279] no sheet of a page ends with a heading', async ({ page }) => {
  await page.goto('/sovas-och-opereras/halsmandlar');
  await page.emulateMedia({ media: 'print' });
  const headings = (await page.getByRole('main').getByRole('heading').allTextContents()).map(lettersOf);
  const foot = lettersOf((await page.locator('[data-print-footer] p').first().textContent()) ?? '').slice(0, 40);
  const sheets = (await pdfTextOf(page)).split('\f').filter((sheet) => sheet.trim() !== '');
  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) {
    const lines = sheet.split('\n').map(lettersOf).filter(Boolean);
    const end = lines.findIndex((line) => line.startsWith(foot));
    expect(end).toBeGreaterThan(0);
    expect(headings).not.toContain(lines[end - 1]);
  }
});
