/** The pages of the games: no violation in any state, no scripts, narrow windows, and colouring pictures on paper. */
import { expect, type Page, test } from './test.ts';
import { awake, button, finishBreathing, gameOf, games, play } from './games.ts';
import { sheetCount } from './paper.ts';
import { findViolationsInAllLooks, toTop } from './violations.ts';

async function findViolations(page: Page) {
  await toTop(page);
  return findViolationsInAllLooks(page);
}

type Played = keyof typeof play;
const played = Object.keys(play) as Played[];
const end = (page: Page) => gameOf(page).getByRole('heading', { name: 'Klart!' });

test('each picture to colour prints on exactly one sheet, and is a file of lines', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(games.colouring[0]);
  await awake(page);
  const prints = gameOf(page).getByRole('button', { name: /^Skriv ut: / });
  await expect(prints).toHaveCount(8);
  for (let at = 0; at < 8; at++) {
    await prints.nth(at).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    const link = gameOf(page)
      .getByRole('link', { name: /^Ladda ner/ })
      .nth(at);
    const file = (await link.getAttribute('href')) ?? '';
    await expect(page.locator('[data-sheet] img').last()).toHaveAttribute('src', file);
    expect(await sheetCount(page)).toBe(1);
    expect(await (await page.request.get(file)).text()).toMatch(/^<svg [^>]*width="180mm"/);
    await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
  }
});

test.describe('in every look', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds nothing at the start, in the middle and at the end of any game', async ({ page }) => {
    test.slow();
    for (const name of played) {
      await page.goto(games[name][0]);
      await awake(page);
      expect(await findViolations(page), `${name}, start`).toEqual([]);
      if (name === 'teddyoperation') {
        await button(page, 'Masken').click();
        expect(await findViolations(page), `${name}, middle`).toEqual([]);
      }
      await play[name](page, (target) => target.click());
      expect(await findViolations(page), `${name}, late`).toEqual([]);
      if (name === 'balloon') await finishBreathing(page);
      await expect(end(page)).toBeVisible();
      expect(await findViolations(page), `${name}, end`).toEqual([]);
    }
    await page.goto(games.colouring[1]);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('search finds every game by its name', async ({ page }) => {
  for (const paths of Object.values(games))
    for (const path of paths) {
      await page.goto(path);
      const title = await page.locator('h1').textContent();
      await page.goto(`${path.startsWith('/en') ? '/en/search' : '/sok'}?q=${encodeURIComponent(title ?? '')}`);
      await expect(page.getByRole('main').locator(`a[href^="${path}"]`).first()).toBeVisible();
    }
});

test('no game makes the page wider than the window, at 320 px and with the largest letters', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('tryggve') ?? '{}') as object;
    localStorage.setItem('tryggve', JSON.stringify({ ...kept, textSize: 'larger' }));
  });
  for (const [swedish, english] of Object.values(games))
    for (const path of [swedish, english]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of Object.keys(games) as (keyof typeof games)[])
    test(`${name} says what it is, and offers what works without`, async ({ page }) => {
      await page.goto(games[name][0]);
      await expect(page.getByText(/skript är avstängda/)).toBeVisible();
      await expect(gameOf(page)).toBeHidden();
      if (name !== 'findit' && name !== 'matchsound')
        await expect(page.getByRole('heading', { name: /^(Utan skärm|Ingen skrivare\?)$/ })).toBeVisible();
      if (name === 'findit')
        await expect(page.locator('main noscript li').first()).toContainText('Lampan lyser starkt');
      if (name === 'matchsound')
        await expect(page.locator('main noscript li').first()).toContainText('Pip. Paus. Pip. Paus.');
    });

  test('all pictures to colour stand in the page, a sheet each', async ({ page }) => {
    await page.goto(games.colouring[0]);
    await expect(page.getByRole('link', { name: /^Ladda ner/ })).toHaveCount(8);
    expect(await sheetCount(page)).toBe(8);
  });
});
