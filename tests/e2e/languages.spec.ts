/** Right-to-left pages, passages in another language, and what production changes. */
import { expect, test } from './test.ts';
import { productionUrl } from './addresses.ts';

test('[#4] Arabic runs from right to left, mirrored but for the logo', async ({ page }) => {
  await page.goto('/q/2658-ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main')).toHaveAttribute('lang', 'ar');
  const logo = await page.locator('header a').first().boundingBox();
  const menu = await page.locator('header a').last().boundingBox();
  expect(logo?.x ?? 0).toBeGreaterThan(menu?.x ?? 0);
  const forward = page.locator('main article nav svg').last();
  expect(await forward.evaluate((icon) => getComputedStyle(icon).scale || getComputedStyle(icon).transform)).toMatch(
    /-1/,
  );
});

test('Swedish beside Arabic keeps its own letters and line height', async ({ page }) => {
  await page.goto('/q/2658-ar');
  await page.getByRole('switch').check();
  const looks = await page
    .locator('article [lang="sv"] p')
    .first()
    .evaluate((text) => {
      const { fontFamily, lineHeight, fontSize } = getComputedStyle(text);
      return { fontFamily, ratio: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) };
    });
  expect(looks.fontFamily).toContain('Atkinson');
  expect(looks.ratio).toBeCloseTo(1.6, 1);
  const arabic = await page
    .locator('article > div > div > p')
    .first()
    .evaluate((text) => getComputedStyle(text).fontFamily);
  expect(arabic).toContain('Noto Sans Arabic');
});

test('[#265] [#6] an English page in production has a Swedish shell that says so', async ({ page }) => {
  await page.goto(`${productionUrl}/en/dental`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const piece of ['header', 'footer']) {
    await expect(page.locator(`body > ${piece}`)).toHaveAttribute('lang', 'sv');
    await expect(page.locator(`body > ${piece}`)).toHaveAttribute('dir', 'ltr');
  }
  await expect(page.locator('main')).toHaveAttribute('lang', 'en');
  await expect(page.locator('header').getByRole('link', { name: 'Sök' })).toBeVisible();
});

test('[#265] an Arabic page marks what is not Arabic', async ({ page }) => {
  await page.goto('/q/2658-ar');
  const unmarked = await page.locator('body').evaluate((body) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Names, and the Swedish words that staff will use, in brackets after the Arabic.
      const text = node.textContent?.replace(/Tryggve|https?:\S+|cookies|EMLA|RCoA|YouTube|\([a-zåäö]+[)،]/g, '') ?? '';
      const parent = node.parentElement;
      if (
        /[A-Za-zåäö]{4}/.test(text) &&
        parent?.closest('[lang]')?.getAttribute('lang') === 'ar' &&
        !parent.closest('script, style, bdi, noscript')
      )
        found.push(text.trim());
    }
    return found;
  });
  expect(
    unmarked.filter(
      (text) => !['Facebook', 'WhatsApp', 'Telegram', 'Instagram', 'TikTok', 'YouTube', 'WEBP'].includes(text),
    ),
  ).toEqual([]);
});

test('the page of languages leads to the page that one came from', async ({ page }) => {
  await page.goto('/narstaende/fasta');
  await page.goto((await page.locator('header [data-popup="languages"]').getAttribute('href')) ?? '');
  await page.locator('main').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/caregivers\/nil-by-mouth$/);
  await page.goto('/sovas-och-opereras/vakna');
  await page.goto((await page.locator('header [data-popup="languages"]').getAttribute('href')) ?? '');
  await page.locator('main').getByRole('link', { name: 'English' }).last().click();
  await expect(page).toHaveURL(/\/en\/being-anaesthetized-and-operated-on\/waking-up$/);
});

test('[#114] the menu page of Arabic leads to its caregiver pages', async ({ page }) => {
  await page.goto('/ar/menu');
  await expect(page.locator('main nav').first().locator('a')).toHaveCount(21);
  await expect(page.locator('main nav').nth(1)).toHaveAttribute('lang', 'en');
});

test('[#111] [#112] the menu has two columns from 43rem, one below, aqua and rose in turn', async ({ page }) => {
  const colours = () =>
    page.locator('main nav > ul > li').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor));
  await page.setViewportSize({ width: 43 * 16 - 1, height: 900 });
  await page.goto('/meny');
  const lists = page.locator('main nav > ul');
  const [first, second] = [await lists.first().boundingBox(), await lists.last().boundingBox()];
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  const one = await colours();
  expect(one).toHaveLength(19);
  expect(one.every((colour, index) => index === 0 || colour !== one[index - 1])).toBe(true);
  await page.setViewportSize({ width: 43 * 16, height: 900 });
  const [left, right] = [await lists.first().boundingBox(), await lists.last().boundingBox()];
  expect(right?.y).toBe(left?.y);
});

test('layers of style come in their order on every template', async ({ page }) => {
  for (const path of ['/', '/tand', '/narstaende/fasta', '/meny', '/finns-inte']) {
    await page.goto(path);
    const order = await page.evaluate(() => {
      const names: string[] = [];
      for (const sheet of document.styleSheets) {
        for (const rule of sheet.cssRules) {
          if (rule instanceof CSSLayerStatementRule) names.push(...rule.nameList);
          if (rule instanceof CSSLayerBlockRule) names.push(rule.name);
        }
      }
      return [...new Set(names)];
    });
    expect(order, path).toEqual(['reset', 'tokens', 'base', 'components', 'utilities']);
  }
});

test('[#10] [#124] reduced motion stops every animation and transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.locator('body *').evaluateAll(
    (elements) =>
      elements.filter((element) =>
        getComputedStyle(element)
          .transitionDuration.split(', ')
          .some((duration) => duration !== '0s'),
      ).length,
  );
  expect(moving).toBe(0);
});

test('[#276] every page on mental health has the help lines as telephone links', async ({ page, request }) => {
  const menu = (await (await request.get('/data/menu/sv.json')).json()) as {
    id: string;
    path: string;
    items: { path: string }[];
  }[];
  const mental = menu.find(({ id }) => id === 'mental');
  for (const { path } of [...(mental ? [mental] : []), ...(mental?.items ?? [])]) {
    await page.goto(path);
    for (const number of ['116111', '90101', '1177', '112'])
      await expect(page.locator(`main a[href="tel:${number}"]:visible`).first(), path).toBeVisible();
  }
  expect(mental?.items).toHaveLength(16);
});

test('the button that offers languages says so in Swedish, in English and in the reader’s own language', async ({
  page,
}) => {
  await page.goto('/q/2658-ar');
  const button = page.locator('header [data-popup="languages"]');
  await expect(button).toHaveAccessibleName('Välj språk / Select Language: اللغة: العربية');
  await expect(button.locator('[lang="ar"]').first()).toContainText('اللغة');
  await page.goto('/narstaende/fasta');
  await expect(button).toHaveAccessibleName('Välj språk / Select Language: Svenska');
});
