/** Reading aloud where the device has no voice of its own for the page. */
import { expect, test } from './test.ts';
import { requestsOf } from './filmPages.ts';
import { alva, barButton, listenBar, listenButton, remote, said, voice, withVoices } from './speech.ts';
import { findViolations } from './violations.ts';

const topic = '/sovas-och-opereras/mask-eller-slang';

test('no button without voices; where none of the device’s own fits, a press says so and reads nothing', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await withVoices(page);
  await page.goto(topic);
  await expect(page.locator('h1')).toBeVisible();
  await expect(listenButton(page)).toBeHidden();
  // They come late; one is of another language, and one would send the text away.
  await page.evaluate((given) => speech.setVoices(given), [remote, voice('Daniel', 'en-GB')]);
  await expect(listenButton(page)).toBeVisible();
  await listenButton(page).click();
  await expect(page.getByText(/^Den här enheten har ingen röst för språket/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Den här enheten har ingen röst för språket/)).toBeHidden();
  await expect(listenButton(page)).toBeFocused();
  expect(await said(page)).toEqual([]);
  expect(asked.filter((request) => /listen\.overlay/.test(request.url()))).toEqual([]);
  await page.evaluate((given) => speech.setVoices(given), [remote, alva]);
  await listenButton(page).click();
  await expect.poll(async () => (await said(page)).at(-1)?.voice).toBe('Alva');
  await expect(page.getByText(/^Den här enheten har ingen röst för språket/)).toBeHidden();
  await barButton(page, 'Hastighet och röst: Lagom').click();
  await expect(listenBar(page).getByRole('combobox')).toHaveCount(0);
});

for (const [language, words] of [
  ['ar', 'لا يوجد على هذا الجهاز صوت لهذه اللغة'],
  ['ti', 'እዚ መሳርሒ ንዚ ቋንቋ ድምጺ የብሉን'],
] as const)
  test(`a page in ${language} says in its own language that the device has no voice for it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await withVoices(page, alva);
    await page.goto(`/q/2658-${language}`);
    await listenButton(page).click();
    const note = page.getByText(words);
    await expect(note).toBeInViewport({ ratio: 1 });
    expect((await note.boundingBox())?.width).toBeLessThanOrEqual(360);
  });
