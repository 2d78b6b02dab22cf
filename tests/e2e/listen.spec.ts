/** Reading aloud, with a fake for the device's voices (speech.ts). */
import { expect, test } from './test.ts';
import { requestsOf } from './filmPages.ts';
import {
  alva,
  barButton,
  endSentence,
  isSpeaking,
  klara,
  lastSaid,
  listenBar,
  listenButton,
  listenTo,
  lit,
  majed,
  remote,
  said,
  voice,
  withVoices,
} from './speech.ts';
import { findViolationsInAllLooks } from './violations.ts';

const topic = '/sovas-och-opereras/mask-eller-slang';
const arabic = '/q/2658-ar';

test('nothing is said, and nothing of React loaded, before somebody presses', async ({ page }) => {
  const asked = requestsOf(page);
  await withVoices(page, alva);
  await page.goto(topic, { waitUntil: 'networkidle' });
  await expect(listenButton(page)).toBeVisible();
  expect(asked.filter((request) => /react|overlay|extra/.test(request.url()))).toEqual([]);
  expect(await said(page)).toEqual([]);
  await listenButton(page).click();
  await expect.poll(() => lastSaid(page)).toBe('Mask eller infart');
});

test('sentence and word are lit, and the text is as it was', async ({ page }) => {
  await withVoices(page, alva);
  await page.goto(topic);
  const before = await page.locator('main h1').evaluate((heading) => heading.outerHTML);
  await listenButton(page).click();
  await expect.poll(() => lit(page, 'listen-sentence')).toMatch(/^Mask eller/);
  expect(await page.locator('main h1').evaluate((heading) => heading.outerHTML)).toBe(before);
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe('Det finns två sätt att somna.');
  expect(await lit(page, 'listen-sentence')).toBe('Det finns två sätt att somna.');
  expect(await lit(page, 'listen-word')).toBe('');
  await page.evaluate(() => speech.boundary('Det finns '.length));
  expect(await lit(page, 'listen-word')).toBe('två');
});

test('pauses, goes on with the same sentence, and goes back and ahead', async ({ page }) => {
  await listenTo(page, topic);
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe('Det finns två sätt att somna.');
  await barButton(page, 'Pausa').click();
  expect(await isSpeaking(page)).toBe(false);
  await expect(listenButton(page)).toHaveText('Lyssna');
  await barButton(page, 'Lyssna').click();
  await expect(listenButton(page)).toHaveText(/Pausa/);
  expect((await said(page)).map(({ text }) => text).slice(1)).toEqual(Array(2).fill('Det finns två sätt att somna.'));
  await barButton(page, 'Nästa mening').click();
  await expect.poll(() => lastSaid(page)).toMatch(/^Medicinen kan komma/);
  await barButton(page, 'Förra meningen').click();
  await expect.poll(() => lastSaid(page)).toBe('Det finns två sätt att somna.');
  await expect(listenBar(page).getByRole('progressbar')).toHaveAccessibleName(/^Mening 2 av \d+$/);
});

test('reads from a paragraph that is pressed, and a link in it stays a link', async ({ page }) => {
  await listenTo(page, '/narstaende/narkos');
  const paragraph = page.locator('main [data-pair] p:not(:has(a))').nth(1);
  const words = ((await paragraph.textContent()) ?? '').trim();
  await paragraph.click();
  await expect.poll(async () => words.startsWith((await lastSaid(page)) ?? '–')).toBe(true);
  const link = page.locator('main [data-pair] p a[href^="/"]').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('speed and voice are kept over a reload', async ({ page }) => {
  await listenTo(page, topic, alva, klara);
  await barButton(page, 'Hastighet och röst: Lagom').click();
  await listenBar(page).getByLabel('Långsamt').check();
  await expect.poll(async () => (await said(page)).at(-1)?.rate).toBe(0.75);
  await listenBar(page).getByLabel('Röst', { exact: true }).selectOption('Klara');
  await expect.poll(async () => (await said(page)).at(-1)?.voice).toBe('Klara');
  await page.reload();
  await listenButton(page).click();
  await expect.poll(() => lastSaid(page)).toBe('Mask eller infart');
  expect((await said(page)).at(-1)).toMatchObject({ rate: 0.75, voice: 'Klara', lang: 'sv_SE' });
});

test('no button without a voice of the device: none, of another language, or one that sends the text away', async ({
  page,
}) => {
  await withVoices(page, remote, voice('Daniel', 'en-GB'));
  await page.goto(topic);
  await expect(page.locator('h1')).toBeVisible();
  await expect(listenButton(page)).toBeHidden();
  // The voices load late.
  await page.evaluate((given) => speech.setVoices(given), [remote, alva]);
  await expect(listenButton(page)).toBeVisible();
  await listenButton(page).click();
  await expect.poll(async () => (await said(page)).at(-1)?.voice).toBe('Alva');
  await barButton(page, 'Hastighet och röst: Lagom').click();
  await expect(listenBar(page).getByRole('combobox')).toHaveCount(0);
});

test('a voice that gives up: the bar says what to do, and the place is kept', async ({ page }) => {
  await listenTo(page, topic, alva, klara);
  await endSentence(page);
  await page.evaluate(() => speech.fail('synthesis-failed'));
  await expect(listenBar(page)).toContainText(
    'Rösten tystnade. Tryck på Lyssna igen. Händer det en gång till, byt röst.',
  );
  await barButton(page, 'Lyssna').click();
  await expect.poll(() => lastSaid(page)).toBe('Det finns två sätt att somna.');
  await expect(listenBar(page)).not.toContainText('Rösten tystnade');
});

test('leaving the page, opening the menu and playing a sound stop the voice', async ({ page }) => {
  await listenTo(page, topic);
  await page.locator('header [data-modal="mainMenu"]').click();
  await expect.poll(() => isSpeaking(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(listenBar(page)).toBeVisible();
  await barButton(page, 'Lyssna').click();
  await expect.poll(() => isSpeaking(page)).toBe(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await isSpeaking(page)).toBe(false);
  await barButton(page, 'Lyssna').click();
  await page.evaluate(() => {
    const audio = new Audio();
    document.body.append(audio);
    audio.dispatchEvent(new Event('play'));
  });
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test('by keyboard alone: the focus goes to the bar, Space plays there only, Escape ends and gives it back', async ({
  page,
}) => {
  await withVoices(page, alva);
  await page.goto(topic);
  await listenButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(barButton(page, 'Pausa')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(barButton(page, 'Lyssna')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(barButton(page, 'Pausa')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(listenBar(page).getByRole('radio')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(listenBar(page).getByRole('radio')).toHaveCount(0);
  await expect(listenBar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listenBar(page)).toHaveCount(0);
  await expect(listenButton(page)).toBeFocused();
  expect(await isSpeaking(page)).toBe(false);
});

test('follows the reading until the reader scrolls away', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  await listenTo(page, topic);
  for (let sentence = 0; sentence < 14; sentence++) await endSentence(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await endSentence(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('no violation of WCAG 2.2 AA with the bar, its choices and a failure in any look, and no live region', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listenTo(page, arabic, majed, alva);
  await page.getByRole('switch').check();
  const bar = page.locator('[data-listen-bar]');
  await bar.locator('button[aria-expanded]').click();
  expect(await findViolationsInAllLooks(page)).toEqual([]);
  await page.evaluate(() => speech.fail('audio-hardware'));
  await expect(bar).toContainText('سكت الصوت');
  expect(await findViolationsInAllLooks(page)).toEqual([]);
  await expect(bar.locator('[role="status"], [role="alert"], [aria-live]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button', async ({ page }) => {
    for (const path of [topic, arabic, '/fragor-och-svar']) {
      await page.goto(path);
      await expect(listenButton(page)).toBeHidden();
    }
  });
});
