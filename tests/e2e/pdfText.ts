/** The text of real PDFs, as another program reads it. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { wordsIn } from './everyPage/words.ts';
import { sheetCount } from './paper.ts';

/**
 * Returns only letters and digits, in one normalization form. What a sheet, a line or a font adds between them is
 * ignored.
 */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Returns the words of a text in its language, also where no spaces separate them. */
const segmentsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.normalize('NFKC'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => lettersOf(segment))
    .filter((word) => word !== '');

const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? 'Latn';

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** The scripts that are compared word by word, by their Unicode names. */
const scripts: Partial<Record<string, string>> = { Latn: 'Latin', Ethi: 'Ethiopic', Hans: 'Han' };

/**
 * Returns the words that occur less often in the PDF than on the page. Words in another script than the page's are left
 * out: this machine may lack their font, and pages in that script check them.
 */
function lostIn(pdf: string, words: string, language: string): string[] {
  const read = lettersOf(pdf);
  const inScript = new RegExp(`^[\\p{Script=${scripts[scriptOf(language)] ?? 'Latin'}}\\p{N}\\p{M}]+$`, 'u');
  const printed = segmentsOf(words, language).filter((word) => inScript.test(word));
  return [...new Set(printed)].filter((word) => countOf(read, word) < printed.filter((one) => one === word).length);
}

/**
 * Counts each Arabic letter in a text. A PDF stores joined letters in visual order and marks separately, so words
 * cannot be compared.
 */
function arabicIn(text: string): Map<string, number> {
  const letters = text.normalize('NFKD').match(/(?=\p{L})\p{Script=Arabic}/gu) ?? [];
  return new Map([...new Set(letters)].map((letter) => [letter, letters.filter((one) => one === letter).length]));
}

/** Returns the Arabic letters that occur less often in the PDF than on the page, whose footer is on each sheet. */
function lostOfArabic(pdf: string, words: string, foot: string, sheets: number): string[] {
  const [read, once, again] = [arabicIn(pdf), arabicIn(words), arabicIn(foot)];
  return [...once].flatMap(([letter, count]) => {
    const expected = count + (sheets - 1) * (again.get(letter) ?? 0);
    return (read.get(letter) ?? 0) < expected ? [`${letter}: ${read.get(letter) ?? 0} of ${expected}`] : [];
  });
}

/** Returns the text of the page's PDF, as another program reads it. */
export async function pdfTextOf(page: Page): Promise<string> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return execFileSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
}

/**
 * Returns the words (in Arabic, the letters) that a page prints and its PDF lacks; empty if the PDF has all of them.
 * @param page the open page, with print media emulated
 */
export async function lostInPdf(page: Page): Promise<string[]> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  // Fonts that only print uses are loaded once print is shown.
  await page.evaluate(() => document.fonts.ready);
  const words = (await wordsIn(page, ['svg'], 'nodes')).join(' ');
  // Read only visible text: the footer also has text for other states of the page, which this one does not print.
  const foot = (await page.locator('[data-print-footer]').allInnerTexts()).join(' ');
  const pdf = await pdfTextOf(page);
  return scriptOf(language) === 'Arab'
    ? lostOfArabic(pdf, words, foot, await sheetCount(page))
    : lostIn(pdf, words, language);
}
