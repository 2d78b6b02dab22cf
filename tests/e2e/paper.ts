/** What a page looks like on paper: its sheets, and its letters in points. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** Returns the page's strings in a language, as they stand in `messages`. */
export const messagesOf = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Record<string, string>;

/**
 * Returns for each sheet of A4 that it prints to, the addresses that links on it lead to.
 * @param page the open page
 */
export async function linksBySheet(page: Page): Promise<string[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\s([\s\S]*?)\sendobj/gm)].map(([, id, text]) => [id, text ?? '']),
  );
  const sheets = [...objects.values()].filter((text) => /\/Type \/Page\b/.test(text));
  return sheets.map((sheet) => {
    const links = /\/Annots \[([^\]]*)\]/.exec(sheet)?.[1] ?? '';
    return [...links.matchAll(/(\d+) 0 R/g)].flatMap(
      ([, id]) => /\/URI \(([^)]*)\)/.exec(objects.get(id ?? '') ?? '')?.[1] ?? [],
    );
  });
}

/** Returns the number of sheets of A4 that the open page prints to. */
export const sheetCount = async (page: Page): Promise<number> => (await linksBySheet(page)).length;

/**
 * Returns texts in sight with smaller letters, each with its size; empty where there are none.
 * @param place where to look, in a page that is shown as on paper
 * @param leastPoints size of letters in points, of 1/72 inch; a CSS pixel is 1/96 inch
 */
export const textsBelow = (place: Locator, leastPoints: number): Promise<string[]> =>
  place.evaluateAll((roots, least) => {
    const found: string[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (!element?.checkVisibility() || text.textContent?.trim() === '') continue;
        const points = Number.parseFloat(getComputedStyle(element).fontSize) * 0.75;
        if (points < least - 0.01) found.push(`${points.toFixed(2)} pt: ${text.textContent?.trim().slice(0, 60)}`);
      }
    }
    return found;
  }, leastPoints);

/** Opens everything that is folded, as a reader could. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
