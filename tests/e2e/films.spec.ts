/** Our own films: on their pages, in lists and among search hits. */
import { expect, test } from './test.ts';
import { templates } from './addresses.ts';
import { isFilm, isPlaying, maskCard, requestsOf, video } from './filmPages.ts';
import { ask, hits, openOverlay } from './searchPanel.ts';

/** Maximum weight of a film page before it plays, in kB of 1,000 bytes. */
const heaviest = 250;

for (const path of templates.film) {
  test(`[#64] ${path} asks for no byte of the film and nothing of React before it is started, and is light`, async ({
    page,
  }) => {
    const asked = requestsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 3000);
    await video(page).hover();
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isFilm)).toEqual([]);
    expect(asked.filter((request) => /react|overlay/.test(request.url()))).toEqual([]);
    const sizes = await Promise.all(asked.map((request) => request.sizes()));
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(total / 1000).toBeLessThan(heaviest);
    expect(total / 1000).toBeGreaterThan(20);
  });

  test(`[#64] ${path} plays by keyboard, with captions in the page's language, and says it all in words`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(video(page)).toHaveAccessibleName(await page.locator('h1').innerText());
    await video(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isPlaying(page)).toBe(true);
    const language = await page.locator('html').getAttribute('lang');
    const shown = () =>
      video(page).evaluate((film: HTMLVideoElement) =>
        [...film.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, cues }) => [language, cues?.length]),
      );
    await expect.poll(shown).toEqual([[language, 14]]);
    const words = await page.getByRole('region', { name: /^(Filmen i ord|The film in words)$/ }).innerText();
    const said = await video(page).evaluate((film: HTMLVideoElement) =>
      [...film.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).text)),
    );
    // Two of the captions are a single sentence in the transcript.
    for (const line of said.filter((text) => !text.includes('…')))
      expect(words.replaceAll('\n', ' ')).toContain(line.replaceAll('\n', ' '));
  });
}

for (const width of [390, 1280]) {
  test(`[#60] no card at ${width} px cuts its picture, and one of a clip has the whole head`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/mediplay', '/en/mediplay', '/mediplay/snabba-fragor-snabba-svar/korta-fragor']) {
      await page.goto(path);
      const cards = page.locator('main [data-modal="videoModal"]:has(img)');
      await expect(cards.first()).toBeVisible();
      const shapes = await cards.evaluateAll((all) =>
        Promise.all(
          all.map(async (card) => {
            const still = card.querySelector('img');
            if (!still) throw new Error('A card has no still');
            still.loading = 'eager';
            await still.decode();
            return {
              isClip: /klipp|clips/.test(card.getAttribute('href') ?? ''),
              own: still.naturalWidth / still.naturalHeight,
              shown: still.clientWidth / still.clientHeight,
            };
          }),
        ),
      );
      expect(shapes.length, path).toBeGreaterThan(3);
      for (const { isClip, own, shown } of shapes) {
        expect(shown, path).toBeCloseTo(own, 1);
        expect(own, path).toBeCloseTo(isClip ? 1 : 16 / 9, 1);
      }
    }
  });
}

test('[#217] says so where no file of the film can be shown', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.fulfill({ contentType: 'video/webm', body: 'no film' }));
  await page.goto('/mediplay/video/masken');
  await expect(page.locator('[data-film-failure]')).toBeHidden();
  await video(page).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-film-failure]')).toBeVisible();
  await expect(page.locator('[data-film-failure]').getByRole('link')).toHaveAttribute('href', /\.mp4$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[#64] [#264] a film plays on its own page', async ({ page }) => {
    await page.goto('/mediplay/video/masken');
    await expect(page.getByRole('heading', { name: 'Filmen i ord' })).toBeVisible();
    const asked = page.waitForRequest(isFilm);
    await video(page).press('Space');
    expect((await (await asked).response())?.status()).toBe(206);
  });

  test('[#63] [#264] the address of a film in its series leads to its card, and that to its page', async ({ page }) => {
    await page.goto('/mediplay/serier/att-sovas#masken');
    await expect(maskCard(page)).toBeInViewport();
    await maskCard(page).click();
    await expect(page).toHaveURL(/\/mediplay\/video\/masken$/);
  });
});

for (const [width, least] of [
  [390, 100],
  [1280, 140],
] as const) {
  test(`[#219] at ${width} px the faces of those who tell stand in columns of ${least} px or more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/gallery/sv');
    const faces = page.getByRole('list').filter({ has: page.getByText('Berätta din egen historia') });
    const columns = await faces.evaluate((list) =>
      getComputedStyle(list).gridTemplateColumns.split(' ').map(Number.parseFloat),
    );
    expect(columns.length).toBeGreaterThan(1);
    for (const column of columns) expect(column).toBeGreaterThanOrEqual(least);
    const round = faces.getByRole('link').first().locator('span').first();
    const box = await round.boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  });
}

test('[#133] [#141] search finds a film, counts it, shows a picture of ours and leads to its page', async ({
  page,
}) => {
  await page.goto('/tand');
  await openOverlay(page);
  await ask(page, 'masken luktar tusch');
  const film = hits(page).filter({ has: page.locator('a[href="/mediplay/video/masken"]') });
  await expect(film).toBeVisible();
  const picture = film.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
  await page.getByRole('button', { name: /^Filmer \d+$/ }).click();
  await expect(
    hits(page).and(page.locator(':not([data-object^=video], [data-object^=clip], [data-object^=page])')),
  ).toHaveCount(0);
  await film.getByRole('link').click();
  await expect(page).toHaveURL(/\/mediplay\/video\/masken$/);
});
