/**
 * After "leave quickly", what a child has made is hidden on every page and in every tab, and a press brings it back.
 */
import { expect, type Page, test } from './test.ts';

import { card, makePlan, path as planPath, second, sheet, wish, words } from './myPlan.ts';
import { stored } from './pageParts.ts';

const questionsPath = '/for-dig-som-ar-lite-aldre/fragor-att-ta-med';
const dayPath = '/lek-och-lar/min-dag';
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Visa igen' });
const list = (page: Page) => page.getByRole('region', { name: 'Din lista' });

async function leave(page: Page, from = '/psykisk-ohalsa/stress'): Promise<void> {
  await page.context().route(/smhi/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>V</title>' }));
  await page.goto(from);
  await page.getByRole('link', { name: 'Lämna snabbt' }).click();
  await expect(page).toHaveURL(/smhi/);
}

test('the plan is empty on screen and on paper, in the other tab at once, and comes back', async ({
  page,
  context,
}) => {
  await makePlan(page);
  await expect(card(page)).toContainText('sticker det');
  const other = await context.newPage();
  await leave(other);
  // This tab was open the whole time.
  await expect(words(page)).toHaveValue('');
  await expect(wish(page, 'Räkna till tre')).not.toBeChecked();
  await expect(card(page)).not.toContainText('sticker det');
  await expect(again(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).not.toContainText('sticker det');
  await expect(again(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  // A page opened later, twice: its island hydrates by itself, and says only that something is hidden.
  for (let visit = 0; visit < 2; visit++) {
    await other.goto(planPath);
    await expect(again(other)).toBeVisible();
    await expect(other.getByText('Det du gjorde här är gömt. Inget är borttaget.')).toBeVisible();
    await expect(words(other)).toHaveValue('');
  }
  await wish(other, 'Jag vill titta på').check();
  await again(other).click();
  await expect(second(other)).toBeFocused();
  await expect(words(other)).toHaveValue('Säg inte ”nu sticker det”.');
  await expect(wish(other, 'Räkna till tre')).toBeChecked();
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expect(again(page)).toHaveCount(0);
  await expect(words(page)).toHaveValue('Säg inte ”nu sticker det”.');
});

test('so are the questions, also where one leaves from their page, and the day; a press brings back its own', async ({
  page,
}) => {
  await page.goto(dayPath);
  await page.getByRole('checkbox').first().check();
  await expect.poll(() => stored(page, 'day')).toMatchObject({ picked: [expect.any(String)] });
  await page.goto(questionsPath);
  await page.getByRole('textbox', { name: 'Egna frågor' }).fill('Får hon läsa min journal?');
  await expect(list(page)).toContainText('Får hon läsa');
  await leave(page, questionsPath);
  await page.goto(questionsPath);
  await expect(again(page)).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Egna frågor' })).toHaveValue('');
  await again(page).click();
  await expect(list(page)).toContainText('Får hon läsa');
  await page.goto(dayPath);
  await expect(again(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await again(page).click();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('a page from the back/forward cache is empty too', async ({ page, context }) => {
  await makePlan(page);
  await page.goto('/tand');
  const other = await context.newPage();
  await leave(other);
  await page.goBack();
  await expect(again(page)).toBeVisible();
  await expect(words(page)).toHaveValue('');
  await expect(card(page)).not.toContainText('sticker det');
});
