/**
 * My day read aloud: a step, or one row of it; stopped by a second press or by moving on; the message when it is not
 * possible.
 */
import { heading, openDay } from './myDay.ts';
import { alva, endSentence, isSpeaking, lastSaid, lit, remote, said, voice, withVoices } from './speech.ts';
import { expect, type Page, test } from './test.ts';
import { button, status } from './pageParts.ts';

const whole = (page: Page) => button(page, 'Lyssna: Huden bedövas');
const row = (page: Page, name: string) => button(page, `Lyssna: ${name}`);

/** Waits until the voice has begun with these words. */
async function hear(page: Page, first: string): Promise<void> {
  await expect.poll(() => lastSaid(page)).toBe(first);
}

test('a press reads the whole step, lights what is read, and loads it no sooner', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await withVoices(page, alva);
  await openDay(page);
  expect(scripts.join()).not.toMatch(/readElement/);
  await whole(page).click();
  await hear(page, 'Huden bedövas');
  expect(scripts.join()).toMatch(/readElement/);
  await expect(whole(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await lit(page, 'listen-sentence')).toBe('Huden bedövas');
  await expect(async () => {
    if (await isSpeaking(page)) await endSentence(page);
    await expect(whole(page)).toHaveAttribute('aria-pressed', 'false', { timeout: 10 });
    // Each attempt ends one sentence. At the default interval of a second, all of them would take too long.
  }).toPass({ intervals: [20] });
  const texts = (await said(page)).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Så kan det kännas', 'Så länge', 'Det här kan du göra']));
  expect(texts.join(' ')).not.toMatch(/Klar\?|Nästa|Stick och dropp/);
  expect(await lit(page, 'listen-sentence')).toBe('');
});

test('a row reads itself; another one takes over; a second press stops; so does going on', async ({ page }) => {
  await withVoices(page, alva);
  await openDay(page);
  await row(page, 'Så kan det kännas').click();
  await hear(page, 'Så kan det kännas');
  await row(page, 'Så länge').click();
  await hear(page, 'Så länge');
  await expect(row(page, 'Så kan det kännas')).toHaveAttribute('aria-pressed', 'false');
  await row(page, 'Så länge').click();
  await expect(row(page, 'Så länge')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => isSpeaking(page)).toBe(false);
  expect(await lit(page, 'listen-sentence')).toBe('');
  await whole(page).click();
  await hear(page, 'Huden bedövas');
  await button(page, 'Nästa').click();
  await expect(heading(page)).toHaveText('Ni letar efter en bra åder');
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

for (const [what, voices] of [
  ['no voice', []],
  ['no voice but one that would send the words away', [remote]],
  ['voices of other languages alone', [voice('Daniel', 'en-GB')]],
] as const)
  test(`a device with ${what} says so`, async ({ page }) => {
    await withVoices(page, ...voices);
    await openDay(page);
    await whole(page).click();
    await expect(status(page)).toHaveText(/ingen svensk röst/);
    await expect(whole(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await said(page)).toEqual([]);
  });

test('a voice that gives up is told, and the next press tries again', async ({ page }) => {
  await withVoices(page, alva);
  await openDay(page);
  await whole(page).click();
  await hear(page, 'Huden bedövas');
  await page.evaluate(() => speech.fail('synthesis-failed'));
  await expect(status(page)).toHaveText('Rösten tystnade. Tryck en gång till.');
  await whole(page).click();
  await expect(status(page)).toHaveText('');
  await expect.poll(() => isSpeaking(page)).toBe(true);
});

test('without a network it is told', async ({ page }) => {
  await withVoices(page, alva);
  await openDay(page);
  await page.route(/readElement/, (route) => route.abort());
  await whole(page).click();
  await expect(status(page)).toHaveText(/gick inte att hämta/);
  await expect(whole(page)).toHaveAttribute('aria-pressed', 'false');
});
