/** Sharing a page: links, copying, the device's own share menu, the QR code. */
import { expect, type Page, test } from './test.ts';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { decode } from './qr.ts';
import { dialog } from './pageParts.ts';

async function openShare(page: Page, path = '/narstaende/fasta') {
  await page.goto(path);
  await page.locator('footer summary', { hasText: 'Dela sidan' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('[#104] [#231] is titled with the page, with six links, in the modal', async ({ page }) => {
  await openShare(page);
  await expect(dialog(page).getByRole('heading')).toHaveText('Dela ”Fasta före narkos”');
  await expect(dialog(page)).toHaveAccessibleName('Dela ”Fasta före narkos”');
  await expect(dialog(page).getByRole('link')).toHaveText(['Facebook', 'X', 'WhatsApp', 'Telegram', 'Sms', 'E-post']);
});

test('[#231] copies the address, and says so for five seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openShare(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog(page).getByRole('button', { name: 'Kopiera länken' }).click();
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText('Länken är kopierad.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/narstaende\/fasta$/);
  await page.clock.runFor(4900);
  await expect(status).toHaveText('Länken är kopierad.');
  await page.clock.runFor(200);
  await expect(status).toHaveText('');
});

test('shows the address where copying is not allowed', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openShare(page);
  await dialog(page).getByRole('button', { name: 'Kopiera länken' }).click();
  await expect(dialog(page).getByRole('status')).toContainText(/Här är länken: http.*\/narstaende\/fasta/);
});

test('[#232] a failing native share is only logged', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.addInitScript(() => {
    Object.assign(navigator, { share: () => Promise.reject(new Error('stopped')) });
  });
  await openShare(page);
  await dialog(page).getByRole('button', { name: 'Dela med telefonen' }).click();
  await expect.poll(() => warnings.join()).toContain('Nothing was shared');
  await expect(dialog(page)).toBeVisible();
});

for (const [name, format] of [
  ['PNG', 'png'],
  ['JPG', 'jpeg'],
  ['WEBP', 'webp'],
] as const) {
  test(`[#233] [#235] the code as ${name} leads back to the page`, async ({ page }) => {
    await openShare(page);
    const saved = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`tryggve-qr.${name.toLowerCase()}`);
    const picture = readFileSync(await download.path());
    expect((await sharp(picture).metadata()).format).toBe(format);
    const said = new URL(await decode(picture));
    expect(said.pathname).toBe('/q/2658-sv');
    await page.goto(said.pathname);
    await expect(page).toHaveURL(/\/narstaende\/fasta$/);
  });
}

test('[#234] the code is drawn as specified, black on white in the dark too', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openShare(page);
  const image = dialog(page).getByRole('img', { name: 'QR-kod som leder till sidan' });
  expect(await image.boundingBox()).toMatchObject({ width: 100, height: 100 });
  const svg = await (await request.get('/qr/2658-ar.svg')).text();
  expect(svg).toMatch(/width="150" height="150"/);
  expect(new URL(await decode(Buffer.from(svg), 3)).pathname).toBe('/q/2658-ar');
  const count = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  // A quiet zone of four modules, and at least 10 px.
  const firstDark = Math.min(...[...svg.matchAll(/M(\d+) \d+h1v1/g)].map((match) => Number(match[1])));
  expect(firstDark).toBe(4);
  expect((firstDark * 150) / count).toBeGreaterThanOrEqual(10);
  const logo = Number(/<svg x="[\d.]+" y="[\d.]+" width="([\d.]+)"/.exec(svg)?.[1]);
  expect((logo / count) * 120, 'px wide in header and footer').toBeCloseTo(25);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('links and code stand in the footer', async ({ page }) => {
    await page.goto('/narstaende/fasta');
    await page.locator('footer summary').click();
    await expect(page.locator('footer').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await expect(page.locator('footer').getByRole('img', { name: 'QR-kod som leder till sidan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kopiera länken' })).toBeHidden();
  });
});
