/** What is read aloud of a page, and in which language, with a fake for the device's voices (speech.ts). */
import { expect, test } from './test.ts';
import {
  alva,
  barButton,
  endSentence,
  isSpeaking,
  lastSaid,
  listenBar,
  listenButton,
  listenTo,
  lit,
  majed,
  said,
  withVoices,
} from './speech.ts';
import { allOf } from './pageParts.ts';

const topic = '/sovas-och-opereras/mask-eller-slang';
const arabic = '/q/2658-ar';

test('goes on in the easy text where that is turned on, and lights its row', async ({ page }) => {
  await listenTo(page, topic);
  await page.locator('main ol > li p').first().click();
  await expect.poll(() => lit(page, 'listen-sentence')).not.toBe('');
  await page.evaluate(() => {
    document.cookie = 'EasyRead=1; path=/';
    dispatchEvent(new Event('pageshow'));
  });
  const easy = page.locator('[data-easy-text]');
  await expect(easy.locator('[data-lit]')).toHaveCount(1);
  const first = (await easy.locator('p, li').first().textContent()) ?? '';
  // The voice starts a moment after the highlight.
  await expect(async () => {
    expect(first).toContain(await lastSaid(page));
    expect(await isSpeaking(page)).toBe(true);
  }).toPass();
});

test('leaves out what is hidden, folded or no text', async ({ page }) => {
  await listenTo(page, topic);
  for (let more = true; more;) {
    const count = (await said(page)).length;
    await endSentence(page);
    more = (await said(page)).length > count;
  }
  const texts = (await said(page)).map(({ text }) => text);
  const visible = await page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' ') ?? '');
  const unspaced = (text: string) => text.replace(/(?<=\d) (?=\d)/g, '');
  for (const text of texts) expect(unspaced(visible)).toContain(unspaced(text));
  const all = texts.join(' ');
  const [related, source] = await Promise.all([
    page.locator('#related').textContent(),
    page.locator('main details summary').last().textContent(),
  ]);
  expect(all).not.toContain(related ?? '–');
  expect(all).not.toContain(source ?? '–');
  await expect(barButton(page, 'Lyssna')).toBeVisible();
  expect(await lit(page, 'listen-sentence')).toBe('');
});

test('a question is read with its answer once it is opened', async ({ page }) => {
  await listenTo(page, '/fragor-och-svar');
  const question = page.locator('[data-faq-item] summary').nth(2);
  await question.click();
  await expect.poll(() => lastSaid(page)).toBe((await question.innerText()).trim());
  await endSentence(page);
  const answer = page.locator('[data-faq-item][open] > div');
  expect(((await answer.textContent()) ?? '').trim().startsWith((await lastSaid(page)) ?? '–')).toBe(true);
});

test('numbers to ring are said digit by digit', async ({ page }) => {
  await listenTo(page, '/psykisk-ohalsa/oro-och-angest');
  await page
    .locator('main a[href="tel:116111"]')
    .first()
    .locator('xpath=..')
    .click({ position: { x: 2, y: 2 } });
  await expect.poll(() => lastSaid(page)).toBe('1 1 6 1 1 1');
});

test('the Swedish beside a translation is read by a Swedish voice, by a press or by choice', async ({ page }) => {
  await listenTo(page, arabic, majed, alva);
  expect((await said(page)).at(-1)).toMatchObject({ lang: 'ar-001', voice: 'Majed' });
  await page.getByRole('switch').check();
  const swedish = page.locator('main [data-pair] > [lang="sv"] p.lead');
  await swedish.click();
  await expect.poll(async () => (await said(page)).at(-1)?.voice).toBe('Alva');
  expect(await swedish.textContent()).toContain(await lastSaid(page));
  // Reading continues in Swedish.
  await endSentence(page);
  expect((await said(page)).at(-1)?.voice).toBe('Alva');
  await page.locator('[data-listen-bar] button[aria-expanded]').click();
  await page.locator('[data-listen-bar]').getByLabel('العربية').check();
  await expect.poll(async () => (await said(page)).at(-1)?.voice).toBe('Majed');
});

test('a Swedish word in an Arabic sentence is said by a Swedish voice, and the sentence goes on', async ({ page }) => {
  await listenTo(page, arabic, majed, alva);
  const paragraph = page.locator('main [data-pair] > :first-child p', { has: page.locator('[lang="sv"]') }).first();
  await paragraph.click({ position: { x: 5, y: 5 } });
  const word = (await paragraph.locator('[lang="sv"]').first().textContent()) ?? '';
  for (let at = 0; at < 12 && (await lastSaid(page)) !== word; at++) await endSentence(page);
  expect((await said(page)).at(-1)).toMatchObject({ text: word, voice: 'Alva' });
  await endSentence(page);
  expect((await said(page)).at(-1)).toMatchObject({ voice: 'Majed' });
});

test('where there is a voice for the Swedish alone, the button comes with it', async ({ page }) => {
  await withVoices(page, alva);
  await page.goto(arabic);
  await expect(page.locator('h1')).toBeVisible();
  await expect(listenButton(page)).toBeHidden();
  await page.getByRole('switch').check();
  await listenButton(page).click();
  await expect.poll(async () => (await said(page)).at(-1)?.voice).toBe('Alva');
});

test('the bar stands on the bar with the way out, and none covers the other', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await listenTo(page, '/psykisk-ohalsa');
    for (const button of [...(await allOf(listenBar(page).getByRole('button'))), page.locator('[data-leave]')]) {
      const isOnTop = await button.evaluate((one) => {
        const { x, y, width: wide, height: high } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
      });
      expect(isOnTop, `${String(width)} ${await button.innerText()}`).toBe(true);
    }
  }
});
