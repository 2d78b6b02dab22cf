/**
 * The reader's own figure: made by mouse, touch and keyboard, stored on the device, saved as images, shown on other
 * pages.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from './test.ts';
import { hold } from './hold.ts';
import { storageKey } from '../../src/shared/preferences.ts';
import { findViolationsInAllLooks } from './violations.ts';
import { allOf, button, status, stored } from './pageParts.ts';

const path = '/lek-och-lar/min-figur';
const figure = (page: Page) => page.getByRole('img', { name: /^Din figur/ });

/** Waits until the island is hydrated, so that a choice shows at once. */
const awake = async (page: Page): Promise<void> => {
  await button(page, 'Spara').focus();
  await expect(page.locator('astro-island[ssr]:has([data-wake-if])')).toHaveCount(0);
};

test('[#252] every choice has a name, and changes the figure and its words', async ({ page }) => {
  await page.goto(path);
  const kinds = page.locator('[name="topic"]');
  await expect(kinds).toHaveCount(9);
  await awake(page);
  for (let kind = 0; kind < 9; kind++) {
    await kinds.nth(kind).check();
    const choices = page.locator('fieldset:has(legend):not(:has([name="topic"])) input');
    await expect(choices.nth(1)).toBeAttached();
    const count = await choices.count();
    const said = new Set<string>();
    for (let at = count - 1; at >= 0; at--) {
      await choices.nth(at).check();
      await expect(choices.nth(at)).toBeChecked();
      await expect(choices.nth(at)).toHaveAccessibleName(/\S/);
      said.add((await figure(page).getAttribute('aria-label')) ?? '');
    }
    expect(said.size).toBe(count);
  }
});

test('by keyboard alone: arrows choose, Tab goes on, and it is saved', async ({ page }) => {
  await page.goto(path);
  await page.locator('[name="topic"]:checked').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Frisyr' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Lockigt' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText('Frisyr: Rakt');
  await button(page, 'Spara').focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Sparad här, på den här enheten.');
  expect(await stored(page, 'aa_avatar')).toMatchObject({ hair: { type: 'straight' }, isSaved: true, version: 1 });
});

test('what is saved comes back, stands on Play and learn, and another version is forgotten', async ({ page }) => {
  await page.goto('/lek-och-lar');
  await expect(page.getByRole('link', { name: 'Gör en egen figur' })).toBeVisible();
  await page.goto(path);
  await page.getByRole('radio', { name: 'Gyllene' }).check();
  await button(page, 'Spara').click();
  await expect(status(page)).toHaveText('Sparad här, på den här enheten.');
  await page.reload();
  await expect(figure(page)).toHaveAccessibleName(/Hud: Gyllene/);
  await page.goto('/lek-och-lar');
  await page.getByRole('link', { name: 'Ändra din figur' }).click();
  // The previous page shows the same figure.
  await expect(page).toHaveURL(/min-figur$/);
  await expect(figure(page)).toHaveAccessibleName(/Hud: Gyllene/);
  await page.evaluate((key) => {
    const all = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...all, aa_avatar: { ...all.aa_avatar, version: 2 } }));
  }, storageKey);
  await page.reload();
  await page.getByRole('radio', { name: 'Frisyr' }).check();
  await expect(figure(page)).toHaveAccessibleName(/Hud: Mycket ljus/);
});

test('is saved as SVG and as PNG, with the colours that were chosen, and nothing leaves the device', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.goto(path);
  await page.getByRole('radio', { name: 'Mycket mörk' }).check();
  // The island's code has loaded.
  await expect(figure(page)).toHaveAccessibleName(/Hud: Mycket mörk/);
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) sent.push(request.url());
  });
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await button(page, name).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const svg = await saved('Ladda ner bild (SVG)');
  expect(svg.name).toBe('min-figur.svg');
  const markup = svg.bytes.toString();
  expect(markup).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(markup).toContain('#583A2C');
  expect(markup).not.toContain('var(');
  const png = await saved('Ladda ner bild (PNG)');
  expect(png.name).toBe('min-figur.png');
  expect([...png.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  expect(png.bytes.readUInt32BE(20)).toBe(1200);
  // A blank image of this size would be smaller.
  expect(png.bytes.length).toBeGreaterThan(20_000);
  expect(sent).toEqual([]);
});

test('what was pressed before the island woke counts', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    const radio = document.querySelector<HTMLInputElement>('[name="skin"][value="tan"]');
    if (radio) radio.checked = true;
  });
  await button(page, 'Spara').hover();
  await expect(figure(page)).toHaveAccessibleName(/Hud: Ljusbrun/);
});

test('what is pressed before the island is awake comes beside what was kept', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('radio', { name: 'Frisyr' }).check();
  await page.getByRole('radio', { name: 'Rakt' }).check();
  await button(page, 'Spara').click();
  await expect.poll(() => stored(page, 'aa_avatar')).toMatchObject({ hair: { type: 'straight' } });
  const island = await hold(page, '**/_astro/Avatar.island*');
  await page.reload();
  await page.getByRole('radio', { name: 'Ljusbrun' }).check();
  await island.asked();
  island.release();
  await expect(figure(page)).toHaveAccessibleName(/Hud: Ljusbrun/);
  await expect(figure(page)).toHaveAccessibleName(/Frisyr: Rakt/);
  await button(page, 'Ångra').click();
  await expect(figure(page)).not.toHaveAccessibleName(/Hud: Ljusbrun/);
  await expect(figure(page)).toHaveAccessibleName(/Frisyr: Rakt/);
});

test('a browser that does not store says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(path);
  await button(page, 'Spara').click();
  await expect(status(page)).toHaveText(/Webbläsaren vill inte spara/);
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('choices are large enough, the figure stays in sight and covers nothing', async ({ page }) => {
    await page.goto(path);
    for (const topic of ['Kläder', 'Det jag har']) await page.getByText(topic, { exact: true }).tap();
    await page.getByRole('checkbox', { name: 'Rullstol' }).tap();
    await expect(figure(page)).toHaveAccessibleName(/Rullstol/);
    await expect(figure(page)).toBeInViewport();
    for (const label of await allOf(page.locator('section:has([name="topic"]) label:has(input)'))) {
      const box = await label.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('in every look', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds nothing in any kind of choice', async ({ page }) => {
    await page.goto(path);
    for (const topic of ['Hud', 'Hårfärg', 'Kläder', 'Det jag har']) {
      await page.getByRole('radio', { name: topic }).check();
      await expect(page.getByRole('group', { name: topic })).toBeVisible();
      expect(await findViolationsInAllLooks(page)).toEqual([]);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it can’t do, and what one can do instead', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/skript är avstängda/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spara' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Du kan rita den också' })).toBeVisible();
  });
});
