/** The podcast: its list and its episodes, with and without scripts. */
import { expect, type Page, test } from './test.ts';
import { requestsOf } from './filmPages.ts';

const episode = '/podcast/magnetkameran';
const sound = (page: Page) => page.locator('audio').first();
const isPlaying = (page: Page) =>
  sound(page).evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0);
const placeOf = (page: Page) => sound(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[#66] the list leads to each episode and names the feed', async ({ page }) => {
  for (const [path, heading] of [
    ['/podcast', 'Avsnitt'],
    ['/en/podcast', 'Episodes'],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('region', { name: heading }).getByRole('link');
    await expect(links).toHaveCount(3);
    await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', `${path}/rss.xml`);
    await links.first().click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}/.+`));
  }
});

test('[#66] an episode asks for no sound and nothing of React before somebody reaches for it', async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto(episode, { waitUntil: 'networkidle' });
  expect(asked.filter((request) => /\.m4a$|react/i.test(new URL(request.url()).pathname))).toEqual([]);
});

test('[#66] the first press plays, by keyboard too, and the place is kept over a reload', async ({ page }) => {
  await page.goto(episode);
  await button(page, 'Spela').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(page)).toBe(true);
  // Before the player is hydrated, only the last press is remembered.
  await expect(page.locator('astro-island[ssr] [data-podcast]')).toHaveCount(0);
  await button(page, 'Framåt 15 sekunder').click();
  await button(page, 'Framåt 15 sekunder').click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(29);
  await button(page, 'Pausa').click();
  // The position is stored when playback stops, a moment after the press.
  await expect(button(page, 'Spela')).toBeVisible();
  await page.reload();
  await button(page, 'Spela').click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(29);
});

test('[#66] [#242] it says where the reader has stopped before anything of React is there, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('tryggve') ?? '{}') as object;
    localStorage.setItem('tryggve', JSON.stringify({ ...stored, listening: { mrisounds: 192 } }));
  });
  const asked = requestsOf(page);
  for (const [path, words, width] of [
    [episode, 'Fortsätt från 3:12', 360],
    [episode, 'Fortsätt från 3:12', 1280],
    ['/en/podcast/the-mri-scanner', 'Continue from 3:12', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByText(words)).toBeVisible();
    // The player is as tall as it is without this message.
    const [said, silent] = await page.locator('[data-continue]').evaluate((words: HTMLElement) => {
      const heights = [false, true].map((isHidden) => {
        words.hidden = isHidden;
        return words.closest('section')?.clientHeight;
      });
      words.hidden = false;
      return heights;
    });
    expect(said).toBe(silent);
    expect(asked.filter((request) => /\.m4a$|react|Player/i.test(new URL(request.url()).pathname))).toEqual([]);
  }
  // Once hydrated, the player keeps this message until it plays.
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(episode);
  await page.getByRole('slider').focus();
  await expect(page.locator('astro-island[ssr] [data-podcast]')).toHaveCount(0);
  await expect(page.getByText('Fortsätt från 3:12')).toBeVisible();
  await button(page, 'Spela').click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(191);
  await expect(page.getByText('Fortsätt från')).toBeHidden();
});

test('[#66] where nothing was heard, or all of it, there is no place to go on from', async ({ page }) => {
  await page.goto(episode, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-continue]')).toBeHidden();
});

test('[#263] with the largest letters on the narrowest phone its player holds together', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(episode);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.querySelector('[data-continue]')?.removeAttribute('hidden');
  });
  const player = page.locator('[data-podcast]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // No word is broken into letters, and every button can be pressed.
  const narrow = await player.evaluate((root) => {
    const texts = [...root.querySelectorAll('a > span:last-child, label, [data-continue]')];
    return texts.filter((text) => text.clientWidth < 120).map(({ textContent }) => textContent);
  });
  expect(narrow).toEqual([]);
  expect(
    await player
      .getByText('0:00')
      .first()
      .evaluate((clock) => clock.getClientRects().length),
  ).toBe(1);
  for (const name of ['Bakåt 15 sekunder', 'Spela', 'Framåt 15 sekunder'])
    await button(page, name).click({ trial: true });
  await player.getByRole('slider').click({ trial: true });
});

test('[#66] a chapter plays from its beginning, and the page stays', async ({ page }) => {
  await page.goto(episode);
  await page.getByRole('link', { name: 'Nu surrar det' }).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThanOrEqual(110);
  await expect(page).toHaveURL(new RegExp(`${episode}$`));
  await expect(page.getByRole('link', { name: 'Nu surrar det' })).toHaveAttribute('aria-current', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[#66] [#264] an episode has the browser’s own player, its chapters and its words', async ({ page }) => {
    await page.goto(episode);
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nu surrar det' })).toHaveAttribute('href', /\.m4a#t=110$/);
    await expect(page.getByRole('region', { name: 'Det här hör du' })).toContainText('Två toner');
    await expect(button(page, 'Spela')).toBeHidden();
  });
});
