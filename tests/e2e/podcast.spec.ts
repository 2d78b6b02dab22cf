/** The podcast: its list and its episodes, with scripts and without. */
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
  await button(page, 'Framåt 15 sekunder').click();
  await button(page, 'Framåt 15 sekunder').click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(29);
  await button(page, 'Pausa').click();
  await page.reload();
  await button(page, 'Spela').click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(29);
});

test('[#66] a chapter plays from its beginning, and the page stays', async ({ page }) => {
  await page.goto(episode);
  await page.getByRole('link', { name: 'Nu surrar det' }).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThanOrEqual(110);
  await expect(page).toHaveURL(new RegExp(`${episode}$`));
  await expect(page.getByRole('link', { name: 'Nu surrar det' })).toHaveAttribute('aria-current', 'true');
});

test('[#217] says so where the sound can’t be played, with the way to the file', async ({ page }) => {
  await page.route(/\.m4a$/, (route) => route.fulfill({ contentType: 'audio/mp4', body: 'no sound' }));
  await page.goto(episode);
  await button(page, 'Spela').click();
  await expect(page.getByRole('status').filter({ hasText: 'Ljudet går inte att spela här.' })).toBeVisible();
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
