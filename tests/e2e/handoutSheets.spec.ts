/** Handout sheets on paper: legible text in every language, on as many sheets as it takes. */
import { expect, lookingTest, type Page, test } from './test.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { messagesOf, sheetCount, textsBelow } from './paper.ts';
import { sheets, status } from './pageParts.ts';

const maker = '/informationsmaterial';
const ready = /^Klart\. Antal blad: \d+$/;
/** Those of the 21 pages with the longest texts in Swedish: risks, pain at home, coping with the stay. */
const longest = [2410, 2379, 2689];

const searchOf = (pages: number[], languages: string[]) =>
  String(new URLSearchParams({ pages: pages.join(','), languages: languages.join(',') }));

/**
 * Makes the sheets of the longest pages. Reuses the form if it is open, as a reader does who needs the next language.
 */
async function makeLongest(page: Page, code: string): Promise<void> {
  const isOpen = new URL(page.url()).searchParams.get('pages') === longest.join(',');
  if (isOpen) {
    await page.getByLabel('Första språket').selectOption(code);
    await expect(page).toHaveURL(new RegExp(`languages=${code}%2Csv$`));
  } else await page.goto(`${maker}?${searchOf(longest, [code, 'sv'])}`);
  await expect(sheets(page).locator(`[lang="${code}"] h3`).first()).toBeVisible();
}

/**
 * Checks every sheet, however long its text: the paper size, the complete text with nothing cut off and nothing small,
 * and a footer on each sheet that says what it is.
 */
async function holdSheets(page: Page, pages: number[], languages: string[]): Promise<void> {
  await expect(status(page)).toHaveText(ready, { timeout: 20_000 });
  expect(new URL(page.url()).search).toBe(`?${searchOf(pages, languages)}`);
  const count = await sheets(page).count();
  await expect(status(page)).toHaveText(new RegExp(` ${count}$`));
  expect(await sheetCount(page)).toBe(count);
  await page.emulateMedia({ media: 'print' });
  expect(await textsBelow(sheets(page), 10)).toEqual([]);
  expect(await textsBelow(sheets(page).locator('[data-rows] > :has(> div > div)'), 11)).toEqual([]);
  const faults = await sheets(page).evaluateAll((all) =>
    all.flatMap((sheet, at) => {
      const edge = sheet.getBoundingClientRect();
      const cut = [...sheet.querySelectorAll('p, li, h3, h4, img')].filter((block) => {
        const box = block.getBoundingClientRect();
        return box.bottom > edge.bottom + 1 || box.right > edge.right + 1 || box.left < edge.left - 1;
      });
      const rows = [...sheet.querySelectorAll('[data-rows] > *')];
      const uneven = rows.filter(
        (row) => row.children.length < 2 || [...row.children].some((cell) => !cell.textContent),
      );
      const last = rows.at(-1);
      const isAlone = last?.querySelector('h4') && !last.querySelector('p, li');
      return [...cut, ...uneven]
        .map((block) => `${at}: ${block.textContent}`)
        .concat(isAlone ? [`${at}: heading alone`] : []);
    }),
  );
  expect(faults).toEqual([]);
  // Read all footers at once: the longest of these choices has some 90.
  const feet = await sheets(page)
    .locator('[lang]:has(img)')
    .evaluateAll((all) =>
      all.map((foot) => ({
        language: foot.getAttribute('lang'),
        text: foot.textContent,
        address: foot.querySelector('bdi')?.textContent,
        code: foot.querySelector('img')?.getAttribute('src'),
      })),
    );
  for (const language of languages) {
    const own = feet.filter((foot) => foot.language === language);
    expect(own).toHaveLength(count);
    const strings = messagesOf(language);
    for (const { text, address, code } of own) {
      for (const key of [
        'status_ai',
        'status_unreviewed',
        'status_letter',
        ...(language === 'sv' ? [] : ['status_machine']),
      ])
        expect(text).toContain(strings[key]);
      expect(address).toMatch(new RegExp(`^https?://[^/]+/q/\\d+-${language}$`));
      expect(code).toMatch(new RegExp(`^/qr/\\d+-${language}\\.svg$`));
    }
    // Sources are listed once for each text, under their heading in both languages.
    await expect(sheets(page).getByText(strings['sources_title'] ?? '', { exact: true })).toHaveCount(pages.length);
  }
  await page.emulateMedia({ media: 'screen' });
}

for (const code of languageCodes.filter((code) => code !== 'sv')) {
  lookingTest(
    `[#279] the longest pages in ${code} and Swedish: letters that can be read, over as many sheets as it takes`,
    async ({ page }) => {
      await makeLongest(page, code);
      await holdSheets(page, longest, [code, 'sv']);
    },
  );
}

// The longest pages are checked above in all 31 languages. These pairs combine the widest with the longest, and both
// directions.
for (const pair of ['ti,ru', 'ar,sv']) {
  test(`[#279] all 21 pages in ${pair}: no text cut, none of it small`, async ({ page, request }) => {
    // 42 pages are fetched and laid out on some 40 sheets, on two shared cores.
    test.setTimeout(90_000);
    const menu = (await (await request.get('/data/caregivers/sv.json')).json()) as { items: { id: number }[] }[];
    const ids = [4486, ...menu.flatMap(({ items }) => items.map(({ id }) => id)).filter((id) => id !== 4486)];
    expect(ids).toHaveLength(21);
    await page.goto(`${maker}?${searchOf(ids, pair.split(','))}`);
    await holdSheets(page, ids, pair.split(','));
  });
}

test('[#279] no text is lost where it goes on over several sheets, and each says which it is', async ({ page }) => {
  await page.goto('/q/2379-ti');
  // What is shown next to its translation: paragraphs, headings and list items.
  const said = await page
    .locator('[data-pair] > :first-child')
    .evaluateAll((blocks) => blocks.map((block) => block.textContent?.replaceAll('\u00ad', '') ?? ''));
  await page.goto(`${maker}?pages=2379&languages=ti,ru`);
  await expect(status(page)).toHaveText(ready);
  const count = await sheets(page).count();
  expect(count).toBeGreaterThan(1);
  const printed = await sheets(page).locator('[data-rows] > div > [lang="ti"]:first-child').allTextContents();
  const plain = (text: string) => text.replaceAll(/\s/g, '');
  for (const text of said) expect(plain(printed.join(''))).toContain(plain(text));
  for (const [index, sheet] of (await sheets(page).all()).entries()) {
    await expect(sheet.getByText(/^\d+\/\d+$/)).toHaveText(`${index + 1}/${count}`);
    await expect(sheet.locator('h3')).toHaveCount(2);
  }
});

for (const [pair, first] of [
  ['ar,sv', 'ar'],
  ['sv,ar', 'sv'],
] as const) {
  test(`on a phone the preview of ${pair} starts with its first language in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${maker}?pages=2658&languages=${pair}`);
    await expect(status(page)).toHaveText(ready);
    // The whole column of text, not only its start: the first language can be read without scrolling.
    const column = await sheets(page).first().locator(`[data-rows] [lang="${first}"]`).first().boundingBox();
    expect(column?.x).toBeGreaterThanOrEqual(0);
    expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('on a phone the sheets come into sight when they are asked for, with the button that prints them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(maker);
  await page.getByRole('checkbox', { name: 'Fasta före narkos' }).check();
  await page.getByRole('button', { name: 'Visa bladen' }).click();
  const print = page.getByRole('button', { name: 'Skriv ut eller spara som pdf' });
  await expect(print).toBeFocused();
  await expect(print).toBeInViewport({ ratio: 1 });
  await expect(sheets(page).first().locator('h3').first()).toBeInViewport();
});

test('prints at full size: nothing wider than the paper between its margins', async ({ page }) => {
  // A4 minus the margins of src/styles/print.css: 182 mm. Wider content makes the browser shrink the whole page.
  await page.setViewportSize({ width: 688, height: 1000 });
  for (const path of [`${maker}?pages=2410&languages=sv,el`, '/informationsmaterial/affisch']) {
    await page.goto(path);
    const paper = page.locator('article, [data-poster]').first();
    await expect(paper).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const box = await paper.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeGreaterThan(686);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
    await page.emulateMedia({ media: 'screen' });
  }
});
