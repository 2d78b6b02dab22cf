/** Pages on paper. */
import { expect, lookingTest as test, type Page } from './test.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { everyTemplate, templates } from './addresses.ts';
import { linksBySheet, messagesOf, sheetCount, textsBelow, unfold } from './paper.ts';

const footer = (page: Page) => page.locator('[data-print-footer]');

/** The date of the last change, as the page says it on the screen. */
async function saysItsDate(page: Page): Promise<void> {
  const changed = (await page.locator('[data-status] + ul li').nth(1).textContent()) ?? 'no date';
  expect(changed).toMatch(/\p{N}/u);
  await expect(footer(page)).toContainText(changed);
}

/** What must stand on every sheet about care that anybody may find lying about. */
async function saysWhatItIs(page: Page, language: string): Promise<void> {
  const strings = messagesOf(language);
  for (const key of ['status_ai', 'status_unreviewed', 'status_letter'])
    await expect(footer(page)).toContainText(strings[key] ?? 'no such string');
  if (language !== 'sv') await expect(footer(page)).toContainText(strings['status_machine'] ?? 'no such string');
  await saysItsDate(page);
}

for (const { name, path } of everyTemplate.filter(({ name }) => name !== 'notFound')) {
  // The card that a child prints holds the child's own words, and nothing else.
  if (name !== 'myPlan') {
    test(`[#279] [#277] ${name} at ${path} prints who wrote it, its date, its address and its code`, async ({
      page,
    }) => {
      await page.goto(path);
      const language = (await page.locator('html').getAttribute('lang')) ?? '';
      await page.emulateMedia({ media: 'print' });
      await expect(footer(page)).toBeVisible();
      await expect(footer(page)).toContainText(messagesOf(language)['status_ai'] ?? 'no such string');
      await saysItsDate(page);
      const address = (await footer(page).locator('bdi').textContent()) ?? '';
      expect(address).toMatch(new RegExp(`^https?://[^/]+/q/[a-z0-9]+-${language}$`));
      const code = footer(page).locator('img');
      if (name !== 'poster') await expect(code).toBeVisible();
      await expect(code).toHaveAttribute('src', `/qr/${address.split('/q/')[1]}.svg`);
      for (const part of ['header', 'footer', 'main form:not([data-printed])']) {
        for (const found of await page.locator(part).all()) await expect(found).toBeHidden();
      }
    });
  }

  test(`[#279] ${name} at ${path} has no letters below 10 points on paper, and nothing wider than it`, async ({
    page,
  }) => {
    // A4 less the margins of src/styles/print.css: 182 mm.
    await page.setViewportSize({ width: 688, height: 1000 });
    await page.goto(path);
    await unfold(page);
    await page.emulateMedia({ media: 'print' });
    expect(await textsBelow(page.locator('main'), 10)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
  });
}

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
    const way = (await footer(page).locator('a').getAttribute('href')) ?? 'no address';
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
    await expect(footer(page)).toBeVisible();
    await saysWhatItIs(page, code);
    await expect(footer(page).locator('bdi')).toHaveText(new RegExp(`/q/2379-${code}$`));
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
  for (const block of await swedish.all()) await expect(block).toBeVisible();
});
