/** The games are calm: nothing makes a sound, moves or loads before the reader asks for it. */
import { expect, type Page, test } from './test.ts';
import { awake, button, gameOf, games, play, statusOf } from './games.ts';

type Played = keyof typeof play;
const played = Object.keys(play) as Played[];
const end = (page: Page) => gameOf(page).getByRole('heading', { name: 'Klart!' });

/** Counts what makes a sound, from before the page's scripts run. */
const countSounds = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { desks: number; sources: number };
    counted.desks = 0;
    counted.sources = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counted.desks++;
      }
      override createGain() {
        counted.sources++;
        return super.createGain();
      }
    };
  });
const sounds = (page: Page) =>
  page.evaluate(() => {
    const { desks, sources } = window as unknown as { desks: number; sources: number };
    return { desks, sources };
  });

test('one blows by holding and lets go to breathe in, and a press that is no holding does both in turns', async ({
  page,
}) => {
  await page.goto(games.blowmask[0]);
  await awake(page);
  const blow = button(page, 'Håll ner och blås');
  await blow.hover();
  await page.mouse.down();
  await expect(statusOf(page)).toHaveText(/^Du blåser/);
  await page.mouse.up();
  await expect(statusOf(page)).toHaveText(/blåst 1 av 5/);
  await page.keyboard.down('Space');
  await expect(statusOf(page)).toHaveText(/^Du blåser/);
  await page.keyboard.up('Space');
  await expect(statusOf(page)).toHaveText(/blåst 2 av 5/);
  // The click that voice control and switch devices send.
  await blow.evaluate((element: HTMLElement) => element.click());
  await expect(statusOf(page)).toHaveText(/^Du blåser/);
  await blow.evaluate((element: HTMLElement) => element.click());
  await expect(statusOf(page)).toHaveText(/blåst 3 av 5/);
});

test('breathing never starts by itself, and stops at once', async ({ page }) => {
  await page.goto(games.balloon[0]);
  await awake(page);
  await expect(statusOf(page)).toHaveText('Ballongen väntar på dig.');
  const running = () => gameOf(page).evaluate((game) => game.getAnimations({ subtree: true }).length);
  expect(await running()).toBe(0);
  await button(page, 'Börja').click();
  await expect.poll(running).toBe(1);
  await button(page, 'Stopp').click();
  await expect.poll(running).toBe(0);
  await expect(statusOf(page)).toHaveText(/^Vi stannar här/);
});

for (const how of ['system', 'own'] as const)
  test(`with less motion (${how}) nothing moves, and breathing goes step by step`, async ({ page }) => {
    if (how === 'system') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() => {
        const kept = JSON.parse(localStorage.getItem('tryggve') ?? '{}') as object;
        localStorage.setItem('tryggve', JSON.stringify({ ...kept, reducedMotionEnabled: true }));
      });
    await page.goto(games.balloon[0]);
    await awake(page);
    await button(page, 'Börja').click();
    for (let half = 0; half < 10; half++) {
      await expect(statusOf(page)).toHaveText(half % 2 === 0 ? /^Andas in/ : /^Andas ut/);
      expect(await gameOf(page).evaluate((game) => game.getAnimations({ subtree: true }).length)).toBe(0);
      await button(page, 'Nästa steg').click();
    }
    await expect(end(page)).toBeVisible();
    await page.goto(games.blowmask[0]);
    await awake(page);
    await page.keyboard.down('Space');
    await expect(statusOf(page)).toHaveText(/^Du blåser/);
    expect(await gameOf(page).evaluate((game) => game.getAnimations({ subtree: true }).length)).toBe(0);
  });

for (const name of played)
  test(`${name} is silent until it is asked to sound, and again when it is turned off`, async ({ page }) => {
    await countSounds(page);
    await page.goto(games[name][0]);
    await awake(page);
    if (name === 'findit') await button(page, 'Nallen').click();
    expect(await sounds(page)).toEqual({ desks: 0, sources: 0 });
    await button(page, 'Sätt på ljudet').click();
    await expect(button(page, 'Stäng av ljudet')).toBeVisible();
    expect((await sounds(page)).desks).toBe(1);
    await button(page, 'Stäng av ljudet').click();
    const { sources } = await sounds(page);
    if (name === 'findit') await button(page, 'Lampan').click();
    if (name === 'balloon') await button(page, 'Börja').click();
    expect((await sounds(page)).sources).toBe(sources);
  });

test('to press Listen is to want a sound; without it the words and the wave do', async ({ page }) => {
  await countSounds(page);
  await page.goto(games.matchsound[0]);
  await awake(page);
  await expect(gameOf(page).getByText('Surr, surr, surr. Sedan ett långt pys.')).toBeVisible();
  await expect(gameOf(page).locator('svg[viewBox="0 0 300 100"]')).toBeVisible();
  await button(page, 'Lyssna').click();
  expect((await sounds(page)).desks).toBe(1);
  await expect(button(page, 'Stäng av ljudet')).toBeVisible();
});

test('nothing of a game is loaded before the reader reaches for it, and nothing leaves the site', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(games.findit[0], { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/(?:FindIt|react)\.[^/]*\.js/.test(url))).toEqual([]);
  await awake(page);
  expect(asked.some((url) => /\/FindIt\.[^/]*\.js/.test(url))).toBe(true);
  const own = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(own))).toEqual([]);
});

test('the first press counts, before the game is awake', async ({ page }) => {
  await page.goto(games.findit[0]);
  await button(page, 'Nallen').click();
  await expect(statusOf(page)).toHaveText(/^Nallen! /);
});
