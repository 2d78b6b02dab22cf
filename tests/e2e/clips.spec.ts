/**
 * The list of clips and the pages of clips: light, complete without scripts, and silent when the reader wants silence.
 */
import { expect, type Page, test } from './test.ts';
import { button, opener, openViewer, shown } from './reelsViewer.ts';
import { allOf, dialog } from './pageParts.ts';

const list = '/mediplay/klipp';
const clip = '/mediplay/klipp/gor-det-ont';
const isFilm = (url: string) => /\.(webm|mp4)(\?|$)/.test(url);
const isReact = (url: string) => /\/(react|client)\.[^/]+\.js$|overlay|island|reels/.test(url);

function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

for (const path of [list, clip, '/en/mediplay/clips', '/en/mediplay/clips/does-it-hurt']) {
  test(`[#274] ${path} asks for no film and no React before the reader reaches for a clip`, async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 2000);
    expect(asked.filter((url) => isFilm(url) || isReact(url))).toEqual([]);
    await opener(page).hover();
    await expect.poll(() => asked.filter(isReact).length).toBeGreaterThan(0);
    expect(asked.filter(isFilm)).toEqual([]);
  });
}

test('the list says honestly how much there is, and each picture is a link to a page', async ({ page }) => {
  await page.goto(list);
  const links = page.locator('main [data-modal="reels"]');
  const count = await links.count();
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} klipp$`) })).toBeVisible();
  await expect(page.getByText('Det är inte många.')).toHaveCount(count < 3 ? 1 : 0);
  for (const link of await allOf(links)) await expect(link).toHaveAttribute('href', /^\/mediplay\/klipp\/.+/);
});

test('[#217] the page of a clip plays it where it stands, with words in the language of the page', async ({ page }) => {
  await page.goto('/en/mediplay/clips/does-it-hurt');
  const video = page.locator('main video');
  await expect(video).toHaveAccessibleName('Does a needle hurt?');
  await expect(video).toHaveJSProperty('controls', true);
  expect(await video.textContent()).toContain('Your browser can’t show films.');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    // Play so slowly that the first caption is still shown when it is checked.
    element.playbackRate = 0.2;
    return element.play();
  });
  const words = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language, activeCues }) => [language, (activeCues?.[0] as VTTCue | undefined)?.text]),
    );
  await expect.poll(words).toEqual([['en', 'Does a needle\nhurt?']]);
  // The viewer opens over the page, and the page's own clip falls silent.
  await page.getByRole('link', { name: 'Full screen' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(video).toHaveJSProperty('paused', true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/en/mediplay/clips/does-it-hurt');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[#264] a clip is a film with controls and words, its text, and the ways to the others', async ({ page }) => {
    await page.goto(list);
    const count = await page.locator('main [data-modal="reels"]').count();
    await opener(page).click();
    for (let place = 1; place <= count; place++) {
      const video = page.locator('main video');
      await expect(video).toHaveAttribute('controls', '');
      await expect(video).toHaveAttribute('preload', 'none');
      await expect(video.locator('source')).not.toHaveCount(0);
      await expect(video.locator('track[kind="captions"][default]')).toHaveAttribute('srclang', 'sv');
      await expect(video.locator('track[srclang="en"]')).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Det här syns och hörs' })).toBeVisible();
      // Without scripts there is no viewer, so nothing offers to enlarge the clip.
      await expect(page.getByRole('link', { name: 'Visa klippet stort' })).toBeHidden();
      await expect(page.getByRole('link', { name: /^Förra: / })).toHaveCount(place > 1 ? 1 : 0);
      const next = page.getByRole('link', { name: /^Nästa: / });
      await expect(next).toHaveCount(place < count ? 1 : 0);
      if (place === count) break;
      const target = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(target);
    }
    await page.getByRole('link', { name: 'Alla korta klipp' }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  });
});

test.describe('[#223] where nothing is to begin by itself', () => {
  const isQuiet = async (page: Page, asked: string[]) => {
    await expect(dialog(page)).toBeVisible();
    await expect(button(page, 'Spela')).toBeVisible();
    expect(asked.filter(isFilm)).toEqual([]);
    await expect(shown(page)).toHaveJSProperty('paused', true);
    await button(page, 'Spela').click();
    await expect.poll(() => shown(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  };

  test('with reduced motion, by the system or by the reader, a clip waits and nothing slides', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked = requestsOf(page);
    await openViewer(page);
    await isQuiet(page, asked);
    const slides = await dialog(page)
      .locator('[data-reels], [data-reels] *')
      .evaluateAll((all) => all.filter((one) => parseFloat(getComputedStyle(one).transitionDuration) > 0).length);
    expect(slides).toBe(0);
    await page.emulateMedia({ reducedMotion: null });
    await page.evaluate(() => {
      localStorage.setItem('tryggve', JSON.stringify({ version: 1, reducedMotionEnabled: true }));
    });
    // Leave the page first: until then, the playing clip may request more of its film.
    await page.goto(list);
    asked.length = 0;
    await openViewer(page);
    await isQuiet(page, asked);
  });

  test('with Save-Data the list leads to the page, and the viewer waits there', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked = requestsOf(page);
    await page.goto(list);
    await opener(page).click();
    await expect(page).toHaveURL(new RegExp(`${clip}$`));
    await expect(dialog(page)).toHaveCount(0);
    expect(asked.filter((url) => isFilm(url) || isReact(url))).toEqual([]);
    const link = page.getByRole('link', { name: 'Visa klippet stort' });
    await link.hover();
    await link.focus();
    // A later request has been answered, so anything that hover or focus loads would have been requested by now.
    await page.evaluate(() => fetch(location.href));
    expect(asked.filter(isReact)).toEqual([]);
    await link.click();
    await isQuiet(page, asked);
  });
});

test('[#141] a clip is among the hits of search, with its picture', async ({ page, request }) => {
  const answer = await request.get('/api/search?locale=sv&q=stick&type=video');
  const { hits } = (await answer.json()) as { hits: { title: string; path: string; thumbnailUrl: string }[] };
  const hit = hits.find(({ path }) => path === clip);
  expect(hit).toMatchObject({ title: 'Gör det ont att få ett stick?' });
  const picture = await request.get(hit?.thumbnailUrl ?? '');
  expect(picture.headers()['content-type']).toBe('image/webp');
  await page.goto('/sok?q=stick&type=video');
  await page.getByRole('link', { name: /Gör det ont att få ett stick/ }).click();
  await expect(page).toHaveURL(new RegExp(`${clip}$`));
});
