/** Analytics, as recorded by a real server: visits are counted only after consent, and never after it is withdrawn. */
import { expect } from './test.ts';
import { everyTemplate, isPrivateTemplate, productionUrl, stagingUrl } from './addresses.ts';
import { banner, meetBanner, settings } from './consent.ts';
import { events, matomoHost, test, views } from './matomo.ts';
import { firstVisit, withConsent } from './visitors.ts';
import { dialog } from './pageParts.ts';

test.describe('before a choice', () => {
  test.use({ storageState: firstVisit });

  test('[#183] [#274] [#12] no page tells anybody anything, stores anything or sets a cookie', async ({
    page,
    context,
    foreign,
    matomo,
  }) => {
    test.slow();
    for (const { name, path } of everyTemplate) {
      await (isPrivateTemplate(name) ? page.goto(path) : meetBanner(page, path));
      await page.mouse.wheel(0, 3000);
      await page.locator('footer').hover();
    }
    await page.goto('/fragor-och-svar');
    await page.locator('[data-faq-item] summary').first().click();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(matomo).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  test('[#183] neither after "only necessary", nor after a yes to a player alone', async ({ page, foreign }) => {
    await meetBanner(page, '/tand');
    await banner(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
    await page.goto('/cookies-och-dataskydd');
    await settings(page).getByRole('switch', { name: 'YouTube' }).check();
    await settings(page).getByRole('button', { name: 'Uppdatera mina val' }).click();
    await page.goto('/fragor-och-svar');
    await page.locator('[data-faq-item] summary').first().click();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });

  test('[#184] [#187] [#189] the visit is told at the very moment of the yes, and then the yes', async ({
    page,
    foreign,
    matomo,
  }) => {
    await meetBanner(page, '/tand?from=letter#top');
    await banner(page).getByRole('button', { name: 'Godkänn alla' }).click();
    // Two requests, in either order.
    await expect.poll(() => matomo.length).toBe(2);
    expect(events(matomo)).toEqual(['Cookie Settings / Button Click / Accept All']);
    expect(views(matomo)[0]?.fields).toEqual({
      idsite: '3',
      rec: '1',
      apiv: '1',
      rand: expect.stringMatching(/^\d+$/) as unknown,
      url: `${stagingUrl}/tand`,
      urlref: '',
      action_name: 'Tänder och tandläkare · Tryggve',
    });
    // The browser may report a request that outlives its page later than the host does.
    await expect.poll(() => [...new Set(foreign)]).toEqual([`http://${matomoHost}/matomo.php`]);
  });

  test('[#189] chosen ones are named', async ({ page, matomo }) => {
    await meetBanner(page, '/tand');
    await banner(page).getByText('Läs mer', { exact: true }).click();
    await banner(page).getByRole('switch', { name: 'Räkna besök' }).check();
    await banner(page).getByRole('switch', { name: 'UR Play' }).check();
    await banner(page).getByRole('button', { name: 'Spara mina val' }).click();
    // Wait for the page view too: after the end of this test, the next one would record it.
    await expect.poll(() => matomo.length).toBe(2);
    expect(events(matomo)).toEqual(['Cookie Settings / Button Click / Accept: matomo, ur_play']);
  });
});

test.describe('after a yes', () => {
  test.use({ storageState: withConsent('matomo') });

  test('[#186] each page is told with where its reader comes from, without what was asked', async ({
    page,
    matomo,
  }) => {
    await page.goto('/sok?q=hemligt#a');
    await expect.poll(() => views(matomo).length).toBe(1);
    await page.evaluate(() => location.assign('/om-oss?x=1#b'));
    await expect.poll(() => views(matomo).length).toBe(2);
    expect(views(matomo).map(({ fields: { url, urlref, action_name } }) => [url, urlref, action_name])).toEqual([
      [`${stagingUrl}/sok`, '', 'Sök · Tryggve'],
      [`${stagingUrl}/om-oss`, `${stagingUrl}/sok`, 'Om oss · Tryggve'],
    ]);
    expect(JSON.stringify(matomo)).not.toContain('hemligt');
  });

  test('it goes by the documented call, with no cookie and no more of the reader than any request has', async ({
    page,
    context,
    matomo,
  }) => {
    await page.goto('/tand');
    await expect.poll(() => matomo.length).toBe(1);
    await page.goto('/om-oss');
    await expect.poll(() => matomo.length).toBe(2);
    for (const { method, url, headers } of matomo) {
      expect([method, url]).toEqual(['POST', '/matomo.php']);
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
      expect(headers['content-type']).toContain('application/x-www-form-urlencoded');
    }
    // The server tries to set a cookie with each response.
    expect(await context.cookies()).toEqual([]);
  });

  test('[#185] it stops at once when the yes is taken back, here and in other tabs, and starts anew', async ({
    page,
    context,
    matomo,
    foreign,
  }) => {
    const other = await context.newPage();
    await other.goto('/fragor-och-svar');
    await page.goto('/cookies-och-dataskydd');
    await expect.poll(() => views(matomo).length).toBe(2);
    // The browser may report a request that outlives its page later than the host does.
    await expect.poll(() => foreign.length).toBe(1);
    // The other tab can read the new storage before it receives the `storage` event.
    await other.evaluate(() =>
      addEventListener('storage', ({ newValue }) => document.documentElement.setAttribute('data-told', newValue ?? '')),
    );
    await settings(page).getByRole('switch', { name: 'Räkna besök' }).uncheck();
    await settings(page).getByRole('button', { name: 'Uppdatera mina val' }).click();
    await expect(other.locator('html')).toHaveAttribute('data-told', /"matomo":false/);
    matomo.length = 0;
    foreign.length = 0;
    for (const tab of [page, other]) {
      await tab.locator('header [data-modal="mainMenu"]').click();
      await expect(dialog(tab)).toBeVisible();
      await tab.keyboard.press('Escape');
      await expect(dialog(tab)).toHaveCount(0);
    }
    await other.locator('[data-faq-item] summary').first().click();
    for (const { path } of everyTemplate.slice(0, 6)) await other.goto(path);
    await page.goto('/tand', { waitUntil: 'networkidle' });
    expect(matomo).toEqual([]);
    expect(foreign).toEqual([]);

    await page.goto('/cookies-och-dataskydd');
    await settings(page).getByRole('switch', { name: 'Räkna besök' }).check();
    await settings(page).getByRole('button', { name: 'Uppdatera mina val' }).click();
    await expect.poll(() => events(matomo)).toEqual(['Cookie Settings / Button Click / Accept: matomo']);
    const last = everyTemplate[5]?.path ?? '';
    await expect
      .poll(() =>
        views(matomo)
          .map(({ fields }) => fields['url'])
          .sort(),
      )
      .toEqual([`${stagingUrl}/cookies-och-dataskydd`, stagingUrl + last].sort());
  });

  test('where it can not be reached the page works on, and says nothing to its reader', async ({ page, matomo }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(`http://${matomoHost}/**`, (route) => route.abort());
    await page.goto('/fragor-och-svar');
    await page.locator('[data-faq-item] summary').first().click();
    await expect(page.locator('[data-faq-item]').first()).toHaveAttribute('open', '');
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(matomo).toEqual([]);
  });

  test('the code that counts is asked for after a yes alone, and from nobody else', async ({
    page,
    matomo,
    foreign,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/tand', { waitUntil: 'networkidle' });
    // On a busy machine the network can be idle before the page's scripts have run.
    await expect.poll(() => matomo.length).toBe(1);
    expect(scripts.filter((url) => url.includes('/matomo.'))).toHaveLength(1);
    expect(scripts.every((url) => url.startsWith(stagingUrl))).toBe(true);
    expect(foreign.every((url) => url === `http://${matomoHost}/matomo.php`)).toBe(true);
  });
});

test.describe('on a site without Matomo', () => {
  test.use({ storageState: withConsent('matomo'), baseURL: productionUrl });

  test('nothing is asked for or sent, whatever was answered; neither page nor policy names one', async ({
    page,
    foreign,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const answer = await page.goto('/fragor-och-svar');
    await page.locator('[data-faq-item] summary').first().click();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(scripts.filter((url) => url.includes('/matomo.'))).toEqual([]);
    expect(await answer?.text()).not.toContain('data-matomo');
    expect(answer?.headers()['content-security-policy']).not.toContain('connect-src');
  });
});

test('[#273] where there is one, the policy lets pages speak to it and to nobody else', async ({ request }) => {
  const answer = await request.get('/tand');
  expect(answer.headers()['content-security-policy']).toMatch(
    new RegExp(`connect-src 'self' http://${matomoHost}(;|$)`),
  );
  expect(await answer.text()).toContain(`data-matomo="http://${matomoHost}"`);
});
