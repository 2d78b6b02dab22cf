/** The games in Play and learn: each can be played to its end by keyboard alone and by touch. */
import { expect, type Page, test } from './test.ts';
import {
  awake,
  button,
  byKeyboard,
  byTouch,
  finishBreathing,
  gameOf,
  games,
  play,
  statusOf,
  teddyPlaces,
} from './games.ts';
import { expectTouched } from './touch.ts';

type Played = keyof typeof play;
const played = Object.keys(play) as Played[];
const end = (page: Page) => gameOf(page).getByRole('heading', { name: 'Klart!' });

test('[#13] Play and learn leads to every game and to one’s own figure', async ({ page }) => {
  await page.goto('/lek-och-lar');
  for (const [path] of Object.values(games))
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
  await expect(page.locator('[data-wake-if="aa_avatar"]')).toBeVisible();
  await page.goto('/en/play-and-learn');
  for (const [, path] of Object.values(games))
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
});

for (const name of played)
  test(`${name} is played to its end by keyboard alone, and again`, async ({ page }) => {
    test.slow();
    await page.goto(games[name][0]);
    await awake(page);
    await play[name](page, byKeyboard);
    if (name === 'balloon') await finishBreathing(page);
    await expect(end(page)).toBeFocused();
    // No points, no clock, nothing to win.
    await expect(gameOf(page)).not.toHaveText(/poäng|sekund|rekord|vann|vinst/i);
    await byKeyboard(button(page, 'En gång till'));
    await expect(end(page)).toHaveCount(0);
    await expect(gameOf(page).locator(':focus')).toHaveCount(1);
    await expect(gameOf(page).getByRole('link', { name: 'Hitta på något annat' })).toHaveCount(0);
  });

test('gadgetpairs whose last two cards are a pair ends with the focus on its end', async ({ page }) => {
  test.slow();
  await page.goto(games.gadgetpairs[0]);
  await awake(page);
  await page.evaluate(() => {
    // The first six of the eight things are dealt, in order, except that the last card is placed next to its double.
    const places = [...Array(8).keys(), 0, 1, 2, 3, 4, 11, 5, 6, 7, 8, 9, 12];
    Math.random = () => (places.shift() ?? 0) / 20;
  });
  await play.gadgetpairs(page, byKeyboard);
  await expect(end(page)).toBeFocused();
});

test.describe('by touch, on a small phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const name of played)
    test(`${name} is played to its end, with targets that a finger meets`, async ({ page }) => {
      await page.goto(games[name][0]);
      await awake(page);
      await play[name](page, byTouch);
      if (name === 'balloon') await finishBreathing(page);
      await expect(end(page)).toBeVisible();
      await expect(gameOf(page).getByRole('link', { name: 'Hitta på något annat' })).toHaveAttribute(
        'href',
        '/lek-och-lar',
      );
    });

  test('buttons are 48 px high, and what lies over a drawing at least 24 px either way', async ({ page }) => {
    for (const name of played) {
      await page.goto(games[name][0]);
      if (name === 'gadgetpairs') {
        await button(page, 'Lägg ut korten').tap();
        await expect(button(page, 'Lägg ut korten')).toHaveCount(0);
      }
      await expect(gameOf(page).getByRole('button').last()).toBeVisible();
      const sizes = await gameOf(page)
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((element) => {
            const { width, height } = element.getBoundingClientRect();
            const isOver = element.matches('[data-thing], [data-place]');
            return { isOver, least: Math.min(width, height), label: element.getAttribute('aria-label') };
          }),
        );
      for (const { isOver, least, label } of sizes)
        expect(least, `${name}: ${label}`).toBeGreaterThanOrEqual(isOver ? 24 : 48);
    }
  });

  test('a thing is dragged to the teddy by a finger', async ({ page }) => {
    await page.goto(games.teddyoperation[0]);
    await awake(page);
    await gameOf(page)
      .getByRole('group')
      .evaluate(async (teddy) => {
        await document.fonts.ready;
        teddy.scrollIntoView({ behavior: 'instant' });
      });
    const from = await button(page, 'Masken').boundingBox();
    const to = await button(page, 'Nosen').boundingBox();
    if (!from || !to) throw new Error('Nothing to drag');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [startX, startY] = [from.x + from.width / 2, from.y + from.height / 2];
    const [endX, endY] = [to.x + to.width / 2, to.y + to.height / 2];
    await expectTouched(button(page, 'Masken'), { x: startX, y: startY });
    await touch('touchStart', startX, startY);
    for (let part = 1; part <= 6; part++)
      await touch('touchMove', startX + ((endX - startX) * part) / 6, startY + ((endY - startY) * part) / 6);
    await touch('touchEnd', endX, endY);
    await expect(button(page, 'Nosen: Masken')).toBeVisible();
  });
});

test('a wrong place only says where the thing belongs, and a mouse drags too', async ({ page }) => {
  await page.goto(games.teddyoperation[0]);
  await awake(page);
  await button(page, 'Nosen').click();
  await expect(statusOf(page)).toHaveText('Nosen. Välj först en sak.');
  await button(page, 'Masken').click();
  await button(page, teddyPlaces.Plåstret).click();
  await expect(statusOf(page)).toHaveText('Masken hör hemma över nosen.');
  await expect(button(page, 'Masken')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Skärmen').dragTo(button(page, 'Bredvid nallen'));
  await expect(button(page, 'Bredvid nallen: Skärmen')).toBeVisible();
});

test('a hint tells where the next thing is, any other find counts too', async ({ page }) => {
  await page.goto(games.findit[0]);
  await awake(page);
  await button(page, 'Ge en ledtråd').click();
  await expect(statusOf(page)).toHaveText(/^Leta efter lampan\. Titta högst upp/);
  await button(page, 'Nallen').click();
  await expect(gameOf(page).getByRole('listitem').filter({ hasText: 'Hittat: nallen' })).toBeVisible();
});
