/**
 * My day: chosen by pictures, one step at a time, ticked off, stored on the device, removed; by mouse, touch and keys.
 */
import { expect, test } from './test.ts';
import { hold } from './hold.ts';
import { heading, openDay, part, path, store } from './myDay.ts';
import { button, status, stored } from './pageParts.ts';

test('by mouse to the end: each step has its rows, next never ticks, the day is whole at the end', async ({ page }) => {
  await openDay(page);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Så kan det vara' }).getByRole('listitem')).toHaveText([
    /^Du ser/,
    /^Så kan det kännas/,
    /^Så länge/,
  ]);
  // The accessible name begins with the visible label (WCAG 2.5.3), for readers who use speech input.
  await page.getByRole('checkbox', { name: 'Klar? Huden bedövas' }).check();
  await expect(page.getByRole('checkbox', { name: 'Klar! Huden bedövas' })).toBeChecked();
  await expect(heading(page)).toHaveAccessibleDescription(/steg 1 av 6/);
  // Six steps for the needle, then six for the X-ray, whichever was chosen first.
  for (let step = 1; step < 12; step++) {
    await button(page, 'Nästa').click();
    const now = `${step < 6 ? 'Stick och dropp' : 'Röntgen'}: steg ${(step % 6) + 1} av 6`;
    await expect(page.getByRole('list', { name: now })).toBeVisible();
  }
  await expect(heading(page)).toHaveText('Sedan är det klart');
  await button(page, 'Till hela dagen').click();
  await expect(heading(page)).toHaveText('Hela min dag');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('11 bilder är kvar.')).toBeVisible();
  await button(page, /Blodprovet/).click();
  await expect(heading(page)).toHaveText('Blodprovet');
  await button(page, 'Tillbaka: Ni letar efter en bra åder').click();
  await expect(heading(page)).toHaveText('Ni letar efter en bra åder');
  await button(page, 'Ändra dagen').click();
  await expect(page.getByRole('heading', { name: 'Vad ska hända?' })).toBeFocused();
  await expect(part(page, 'Röntgen')).toBeChecked();
});

test('by keyboard alone to the end', async ({ page }) => {
  await page.goto(path);
  await part(page, 'Gips på armen').focus();
  await page.keyboard.press('Space');
  await expect(part(page, 'Gips på armen')).toBeChecked();
  // Count presses, not time: each press moves the focus at once, and there are many pictures on the way.
  const start = button(page, 'Gör min dag');
  const isThere = () => start.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  // The page has a sixth step, the saw, which comes weeks later and is not part of the day.
  for (let step = 1; step < 5; step++) {
    await button(page, 'Nästa').focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
  }
  await button(page, 'Till hela dagen').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 bilder är kvar.')).toBeVisible();
});

test('after a change the day goes on where the child was', async ({ page }) => {
  await openDay(page);
  await button(page, 'Nästa').click();
  await expect(heading(page)).toHaveText('Ni letar efter en bra åder');
  await button(page, 'Ändra dagen').click();
  await expect(page.getByRole('heading', { name: 'Vad ska hända?' })).toBeFocused();
  await part(page, 'Hem igen').check();
  await page.reload();
  await expect(part(page, 'Hem igen')).toBeChecked();
  await button(page, 'Fortsätt min dag').click();
  await expect(heading(page)).toHaveText('Ni letar efter en bra åder');
});

test('a day that was stored before is read: in its middle, and while it was chosen', async ({ page }) => {
  await page.goto(path);
  await store(page, { day: { version: 1, picked: ['xray'], done: [], at: 'xray.1' } });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Röntgen: steg 2 av 6' })).toBeVisible();
  await store(page, { day: { version: 1, picked: ['xray'], done: [], at: '' } });
  await page.reload();
  await expect(part(page, 'Röntgen')).toBeChecked();
  await expect(button(page, 'Gör min dag')).toBeVisible();
});

test('a reload keeps the day, its ticks and where the child is', async ({ page }) => {
  await openDay(page);
  await page.getByRole('checkbox').check();
  await button(page, 'Nästa').click();
  await expect(heading(page)).toHaveText('Ni letar efter en bra åder');
  await page.reload();
  await expect(heading(page)).toHaveText('Ni letar efter en bra åder');
  await button(page, 'Tillbaka: Huden bedövas').click();
  await expect(page.getByRole('checkbox', { name: 'Klar! Huden bedövas' })).toBeChecked();
});

test('one press takes it away, and one brings it back until the page is left', async ({ page }) => {
  await openDay(page);
  await button(page, 'Ändra dagen').click();
  await button(page, 'Rensa min dag').click();
  await expect(status(page)).toHaveText('Nu är dagen borta från den här enheten.');
  expect(await stored(page, 'day')).toEqual({});
  await expect(button(page, 'Ångra')).toBeFocused();
  await button(page, 'Ångra').click();
  await expect(part(page, 'Röntgen')).toBeChecked();
  await button(page, 'Rensa min dag').click();
  await page.reload();
  await expect(part(page, 'Röntgen')).not.toBeChecked();
  await part(page, 'Akuten').hover();
  await expect(button(page, 'Ångra')).toBeHidden();
});

test('two tabs are in step', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(path);
  await part(other, 'Akuten').hover();
  await page.goto(path);
  await part(page, 'Röntgen').check();
  await expect(part(other, 'Röntgen')).toBeChecked();
  await part(other, 'Hem igen').check();
  await expect(part(page, 'Hem igen')).toBeChecked();
  expect(await stored(page, 'day')).toMatchObject({ picked: ['xray', 'homeagain'] });
});

test('what was ticked before the island woke counts, and nothing is loaded or stored before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.js$|\/data\//.test(request.url())) scripts.push(request.url());
  });
  await page.goto(path);
  expect(scripts.length).toBeLessThanOrEqual(3);
  expect(scripts.join()).not.toMatch(/\/data\/|react\.|island/);
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('[value="mri"]');
    if (box) box.checked = true;
  });
  await part(page, 'Akuten').hover();
  await expect(page.getByRole('list', { name: 'Du har valt' }).getByRole('img')).toHaveAccessibleName('Magnetkamera');
  expect(await stored(page, 'day')).toMatchObject({ picked: ['mri'] });
});

test('what is ticked before the island is awake comes beside what was kept', async ({ page }) => {
  await openDay(page);
  await button(page, 'Nästa').click();
  await expect.poll(() => stored(page, 'day')).toMatchObject({ at: expect.stringMatching(/1$/) });
  const before = (await stored(page, 'day')) as { picked: string[] };
  const island = await hold(page, '**/_astro/Day.island*');
  await page.reload();
  await part(page, 'Magnetkamera').check();
  await island.asked();
  island.release();
  await expect.poll(() => stored(page, 'day')).toEqual({ ...before, picked: [...before.picked, 'mri'] });
});

test('a browser that does not store says so, and the day works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openDay(page);
  await expect(status(page)).toHaveText(/Webbläsaren vill inte spara/);
});

test('steps that can’t be had: it is said, the pages have them, and it can be tried again', async ({ page }) => {
  await page.route('**/data/day/sv.json', (route) => route.abort());
  await page.goto(path);
  await part(page, 'Röntgen').check();
  await button(page, 'Gör min dag').click();
  await expect(page.getByRole('alert')).toContainText('Stegen gick inte att hämta.');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Röntgen' })).toHaveAttribute(
    'href',
    '/hur-funkar-det/rontgen-ct-och-ultraljud',
  );
  await page.unroute('**/data/day/sv.json');
  await button(page, 'Gör min dag').click();
  await expect(heading(page)).toHaveText('Ni kommer dit');
});

test('without a choice the button says what is missing', async ({ page }) => {
  await page.goto(path);
  await button(page, 'Gör min dag').click();
  await expect(status(page)).toHaveText('Välj en bild först.');
});

test('the ways to it: from play, from a procedure, from the menu, by search, and in English', async ({ page }) => {
  for (const from of [
    '/lek-och-lar',
    '/hur-funkar-det/rontgen-ct-och-ultraljud',
    '/sovas-och-opereras/fore-operationen',
  ]) {
    await page.goto(from);
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  }
  await page.goto('/meny');
  await expect(page.locator(`a[href="${path}"]`).first()).toBeAttached();
  await page.goto('/sok?q=min+dag');
  await expect(page.locator(`main a[href^="${path}"]`).first()).toBeVisible();
  await page.goto('/en/play-and-learn/my-day');
  await part(page, 'X-ray').check();
  await button(page, 'Make my day').click();
  await expect(heading(page)).toHaveText('You arrive');
});
