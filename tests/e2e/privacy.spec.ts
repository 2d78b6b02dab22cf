/** A first visit leaves nothing behind and tells nobody. */
import { expect, test } from '@playwright/test';
import { everyTemplate, stagingUrl } from './addresses.ts';

for (const { name, path } of everyTemplate) {
  test(`[#274] [#182] ${name} at ${path} asks no other host, sets no cookie and stores nothing`, async ({
    page,
    context,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stagingUrl) && !request.url().startsWith('data:')) elsewhere.push(request.url());
    });
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) blocked.push(message.text());
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.mouse.wheel(0, 2000);
    expect(elsewhere).toEqual([]);
    expect(blocked, 'nothing breaks the content policy').toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('carries none of React on a reading page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto('/sovas-och-opereras', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.join('')).not.toMatch(/\breact\b|hydrateRoot|createRoot/i);
});

test('[#1] has no way to log in', async ({ request }) => {
  for (const path of ['/login', '/logga-in', '/en/login', '/signin', '/konto', '/profil', '/admin'])
    expect((await request.get(path)).status()).toBe(404);
});
