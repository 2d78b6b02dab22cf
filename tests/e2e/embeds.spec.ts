/** Films on other hosts: no request before the reader's consent, exactly one after it, none once it is withdrawn. */
import { expect, type Page, test } from './test.ts';
import { giveSource, maskCard, otherHosts } from './filmPages.ts';
import { dialog } from './pageParts.ts';

const accept = (page: Page) => dialog(page).getByRole('button', { name: 'OK, godkänn' });
const frame = (page: Page) => dialog(page).locator('iframe');

const providers = [
  {
    provider: 'youtube',
    providerId: 'abcdefghijk',
    name: 'YouTube',
    address: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&controls=1&playsinline=1&hl=sv',
    page: 'https://www.youtube.com/watch?v=abcdefghijk',
  },
  {
    provider: 'svt_play',
    providerId: 'jXvK7aB',
    name: 'SVT Play',
    address: 'https://www.svtplay.se/embed/jXvK7aB',
    page: 'https://www.svtplay.se/video/jXvK7aB',
  },
  {
    provider: 'ur_play',
    providerId: '213896',
    name: 'UR Play',
    address: 'https://urplay.se/embed/213896',
    page: 'https://urplay.se/program/213896',
  },
] as const;

for (const { provider, providerId, name, address, page: own } of providers) {
  test(`[#12] [#210] [#211] [#212] [#214] ${name} is asked after a yes, exactly, and no longer when it is taken back`, async ({
    page,
    context,
  }) => {
    const asked = await otherHosts(page);
    await giveSource(page, { provider, providerId });
    const broken: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') broken.push(message.text());
    });
    await page.goto('/mediplay');
    await maskCard(page).click();
    await expect(accept(page)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: `Se filmen hos ${name}` })).toHaveAttribute('href', own);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await accept(page).click();
    await expect(frame(page).contentFrame().getByText('Film')).toBeVisible();
    await expect(frame(page)).toBeFocused();
    await expect(frame(page)).toHaveAccessibleName('Masken');
    expect(await frame(page).boundingBox()).toMatchObject({ width: 640, height: 360 });
    expect(asked).toEqual([address]);

    // Consent is withdrawn in another tab, as on the page of the cookie settings.
    const other = await context.newPage();
    await other.goto('/tand');
    await other.evaluate((purpose) => {
      const stored = JSON.parse(localStorage.getItem('tryggve') ?? '{}') as { cookies: Record<string, unknown> };
      stored.cookies[purpose] = false;
      localStorage.setItem('tryggve', JSON.stringify(stored));
    }, provider);
    await expect(frame(page)).toHaveCount(0);
    await expect(accept(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await maskCard(page).click();
    await expect(accept(page)).toBeVisible();
    // The frame is what would send requests.
    await expect(frame(page)).toHaveCount(0);
    expect(asked).toEqual([address]);
    expect(broken, 'nothing breaks the content policy').toEqual([]);
  });
}

test('[#210] a yes that was given before is enough; the film goes with the overlay', async ({ page }) => {
  const asked = await otherHosts(page);
  await giveSource(page, { provider: 'youtube', providerId: 'abcdefghijk' });
  await page.addInitScript(() => {
    localStorage.setItem('tryggve', JSON.stringify({ version: 1, cookies: { youtube: true, hide: true, v: 1 } }));
  });
  await page.goto('/mediplay');
  expect(asked).toEqual([]);
  await maskCard(page).click();
  await expect(frame(page)).toBeVisible();
  // The frame is there before it sends its request.
  await expect.poll(() => asked).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('[#213] the film with audio description is asked for where the reader wants it', async ({ page }) => {
  const asked = await otherHosts(page);
  await giveSource(page, { provider: 'youtube', providerId: 'abcdefghijk', audioDescriptionId: 'ABCDEFGHIJK' });
  await page.addInitScript(() => {
    const cookies = { youtube: true, hide: true, v: 1 };
    localStorage.setItem('tryggve', JSON.stringify({ version: 1, audioDescriptionEnabled: true, cookies }));
  });
  await page.goto('/mediplay');
  await maskCard(page).click();
  await expect(frame(page)).toBeVisible();
  await expect.poll(() => asked.map((address) => new URL(address).pathname)).toEqual(['/embed/ABCDEFGHIJK']);
});
