/** Real PDFs: the words that a printer gets, as another program reads them. */
import { execFileSync } from 'node:child_process';
import { everyTemplate } from './addresses.ts';
import { wordsIn } from './everyPage/words.ts';
import { sheetCount } from './paper.ts';
import { expect, lookingTest as test, type Page } from './test.ts';

/** Returns letters and digits alone, in one form: what a sheet, a line or a font adds between them does not count. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Returns the words of a text in its language, also where no spaces part them. */
const segmentsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.normalize('NFKC'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => lettersOf(segment))
    .filter((word) => word !== '');

const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? 'Latn';

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** The scripts that are read by words, as Unicode names them. */
const scripts: Partial<Record<string, string>> = { Latn: 'Latin', Ethi: 'Ethiopic', Hans: 'Han' };

/**
 * Returns the words with fewer places in the PDF than on the page. What is in another script than the page may have no
 * letters on this machine, and is left to the page that is in it.
 */
function lostIn(pdf: string, words: string, language: string): string[] {
  const read = lettersOf(pdf);
  const inScript = new RegExp(`^[\\p{Script=${scripts[scriptOf(language)] ?? 'Latin'}}\\p{N}\\p{M}]+$`, 'u');
  const printed = segmentsOf(words, language).filter((word) => inScript.test(word));
  return [...new Set(printed)].filter((word) => countOf(read, word) < printed.filter((one) => one === word).length);
}

/** Returns how often each Arabic letter stands in a text. A PDF holds joined letters in the order of the eye, marks apart. */
function arabicIn(text: string): Map<string, number> {
  const letters = text.normalize('NFKD').match(/(?=\p{L})\p{Script=Arabic}/gu) ?? [];
  return new Map([...new Set(letters)].map((letter) => [letter, letters.filter((one) => one === letter).length]));
}

/** Returns the Arabic letters that have fewer places in the PDF than on the page, whose foot stands on each sheet. */
function lostOfArabic(pdf: string, words: string, foot: string, sheets: number): string[] {
  const [read, once, again] = [arabicIn(pdf), arabicIn(words), arabicIn(foot)];
  return [...once].flatMap(([letter, count]) => {
    const expected = count + (sheets - 1) * (again.get(letter) ?? 0);
    return (read.get(letter) ?? 0) < expected ? [`${letter}: ${read.get(letter) ?? 0} of ${expected}`] : [];
  });
}

/** Returns the text of the page's PDF. */
async function pdfTextOf(page: Page): Promise<string> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return execFileSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
}

/**
 * Ge'ez letters, and no spaces between words: what the templates have in Arabic. Where the machine lacks the letters they
 * fail, and `npm run setup` brings them.
 */
const inFurtherLanguages = everyTemplate
  .filter(({ path }) => /^\/ar\b|-ar$/.test(path))
  .flatMap(({ name, path }) =>
    ['ti', 'zh'].map((code) => ({ name, path: path.replace(/^\/ar\b|(?<=-)ar$/, (ar) => ar.replace('ar', code)) })),
  );

for (const { name, path } of [...everyTemplate, ...inFurtherLanguages]) {
  test(`[#279] the PDF of ${name} at ${path} holds every word that the page prints`, async ({ page }) => {
    await page.goto(path);
    const language = (await page.locator('html').getAttribute('lang')) ?? '';
    await page.emulateMedia({ media: 'print' });
    // Letters that only the paper shows are asked for once it is shown.
    await page.evaluate(() => document.fonts.ready);
    const words = (await wordsIn(page, ['svg'], 'nodes')).join(' ');
    // A foot has words for other states of the page too, and the paper shows those of this one.
    const foot = (await page.locator('[data-print-footer]').allInnerTexts()).join(' ');
    const pdf = await pdfTextOf(page);
    const lost =
      scriptOf(language) === 'Arab'
        ? lostOfArabic(pdf, words, foot, await sheetCount(page))
        : lostIn(pdf, words, language);
    expect(lost).toEqual([]);
  });
}

test('[#279] no sheet of a page ends with a heading', async ({ page }) => {
  await page.goto('/sovas-och-opereras/halsmandlar');
  await page.emulateMedia({ media: 'print' });
  const headings = (await page.getByRole('main').getByRole('heading').allTextContents()).map(lettersOf);
  const foot = lettersOf((await page.locator('[data-print-footer] p').first().textContent()) ?? '').slice(0, 40);
  const sheets = (await pdfTextOf(page)).split('\f').filter((sheet) => sheet.trim() !== '');
  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) {
    const lines = sheet.split('\n').map(lettersOf).filter(Boolean);
    const end = lines.findIndex((line) => line.startsWith(foot));
    expect(end).toBeGreaterThan(0);
    expect(headings).not.toContain(lines[end - 1]);
  }
});
