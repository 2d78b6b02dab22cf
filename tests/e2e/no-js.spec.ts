/** Everything is there without JavaScript. */
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('[#264] what has the focus has a ring', async ({ page }) => {
  await page.goto('/tand');
  for (const name of ['Hoppa till innehållet', 'Tryggve, till startsidan']) {
    await page.keyboard.press('Tab');
    const focus = page.locator(':focus');
    await expect(focus).toHaveAccessibleName(name);
    await expect(focus).toHaveCSS('outline-style', 'solid');
  }
});

test('[#264] the menu unfolds and leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Meny' }).first().click();
  await expect(page).toHaveURL(/\/meny$/);
  await page.locator('main summary').first().click();
  await page.getByRole('link', { name: 'Lungor och andning' }).click();
  await expect(page).toHaveURL(/\/sjukdomar-problem\/lungor-och-andning$/);
});

test('[#264] the search box is answered, with filters, answers that unfold, and pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('narkos');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/sok\?q=narkos$/);
  await expect(page.getByRole('searchbox')).toHaveValue('narkos');
  await expect(page.locator('[data-object] mark').first()).toHaveText(/narkos/i);
  await expect(page.getByRole('status')).toHaveText(/^\d+ träffar$/);
  await page.getByRole('button', { name: /^Frågor och svar/ }).click();
  await expect(page).toHaveURL(/q=narkos&type=faq$/);
  await expect(page.getByRole('button', { name: /^Frågor och svar/ })).toHaveAttribute('aria-pressed', 'true');
  const first = page.locator('[data-object]').first();
  await first.locator('summary').click();
  await expect(first.locator('details > div p').first()).toBeVisible();
  // Pressing the same filter again clears it.
  await page.getByRole('button', { name: /^Frågor och svar/ }).click();
  await expect(page.getByRole('button', { name: /^Frågor och svar/ })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-object] h2 a').first()).toBeVisible();
});

test('[#264] [#276] without a question every page is listed; in a crisis the help lines come first', async ({
  page,
}) => {
  await page.goto('/sok');
  await expect(page.locator('[data-index]').getByRole('link', { name: 'Ansiktet', exact: true })).toBeVisible();
  await page.goto('/ti/search?q=%E1%88%9E%E1%89%B5');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ti');
  await page.goto('/sok?q=jag+vill+d%C3%B6');
  await expect(page.locator('main a[href="tel:90101"]')).toBeVisible();
  await page.goto('/sok?q=xyzzyqq');
  await expect(page.getByRole('status')).toHaveText('Oj, vi hittade inget för ”xyzzyqq”.');
});

test('[#264] languages are links that each name themselves', async ({ page }) => {
  await page.goto('/narstaende/fasta');
  await page
    .locator('header')
    .getByRole('link', { name: /Svenska/ })
    .click();
  const arabic = page.locator('main').getByRole('link', { name: 'العربية' });
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await arabic.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('[#264] a page for parents leads to itself in every language', async ({ page }) => {
  await page.goto('/q/2658-ti');
  await page.locator('footer noscript').getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('h1')).toHaveText('الصيام قبل التخدير');
});

test('[#264] [#194] answers are in the page and unfold', async ({ page }) => {
  await page.goto('/fragor-och-svar');
  const first = page.locator('[data-faq-item]').first();
  await expect(first.locator('div p').first()).toBeHidden();
  await first.locator('summary').click();
  await expect(first.locator('div p').first()).toBeVisible();
  await expect(first.locator('summary')).not.toHaveAttribute('aria-expanded');
});

test('[#278] the Swedish shows beside every block of a translation', async ({ page }) => {
  await page.goto('/q/2658-ar');
  const swedish = page.locator('[data-pair] > [lang="sv"]');
  await expect(swedish.first()).toBeHidden();
  await page.getByRole('switch').check();
  const count = await swedish.count();
  expect(count).toBeGreaterThan(5);
  for (let block = 0; block < count; block++) await expect(swedish.nth(block)).toBeVisible();
  await expect(swedish.first()).toHaveAttribute('dir', 'ltr');
  await page.getByRole('switch').uncheck();
  await expect(swedish.first()).toBeHidden();
});

test('[#103] a back button that can do nothing is not there', async ({ page }) => {
  await page.goto('/tand');
  await expect(page.getByRole('button', { name: 'Tillbaka' })).toHaveCount(0);
});

/** Pages with parts that scripts hydrate, and text that makes sense only once they are. */
const woken: [path: string, words: RegExp][] = [
  ['/lek-och-lar', /egen figur/],
  ['/lek-och-lar/min-dag', /Tryck på|Rensa min dag|bocka av|Välj vad|telefon eller dator/],
  ['/en/play-and-learn/my-day', /Press what|Clear my day|tick it off|phone or computer/],
  ['/lek-och-lar/min-plan', /Rensa min plan|Välj det du önskar|Här gör du|på ditt språk|telefon eller dator/],
  ['/en/play-and-learn/my-plan', /Clear my plan|Here you make|in your language|phone or computer/],
  ['/lek-och-lar/min-figur', /Börja om|Slumpa|Här gör du|ladda ner|telefon eller dator/],
  ['/en/play-and-learn/my-figure', /Start again|Here you make|download|phone or computer/],
  ['/lek-och-lar/andas-med-ballongen', /Börja|Här andas/],
  ['/lek-och-lar/hitta-i-operationssalen', /Börja|Här letar/],
  ['/lek-och-lar/memory-med-prylar', /Hur många|vänder du kort/],
  ['/lek-och-lar/operera-nallen', /Börja|Här gör du/],
  ['/lek-och-lar/vad-later-sa', /Här parar|titta på ljudets våg/],
  ['/lek-och-lar/blas-i-masken', /med fingret|Håll ner/],
  ['/lek-och-lar/malarbilder', /Här skriver du ut/],
  ['/informationsmaterial', /Här gör du|Här ovanför|Visa bladen/],
  ['/en/information-material', /Here you make|Above you make/],
  ['/for-dig-som-ar-lite-aldre/fragor-att-ta-med', /med ett tryck|sparas bara i webbläsaren/],
  ['/mitt-sjukhus', /Det här är mitt sjukhus|Ta bort valet|Valet sparas/],
  ['/hur-funkar-det/kroppen', /Lager|Välj lager|Zooma/],
  ['/hur-funkar-det/kroppen/hjartat-och-cirkulationen', /Välj lager|Zooma/],
];

for (const [path, words] of woken)
  test(`[#264] what is left reads as whole, and speaks of nothing that is not there: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const main = page.getByRole('main');
    const text = (await main.innerText()).replaceAll('\u00ad', '');
    expect(text).not.toMatch(words);
    // Every button does something: it submits to the server, or it is native to the browser.
    await expect(
      main.locator('button:visible:not([popovertarget])').and(page.locator(':not(form[action] *)')),
    ).toHaveCount(0);
  });
