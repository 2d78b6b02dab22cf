/** Checks of printed pages: the number of sheets, and the size of letters in points. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** Returns the interface strings of a language, as `messages` has them. */
export const messagesOf = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Record<string, string>;

/** Returns, for each A4 sheet that the open page prints to, the addresses of its links. */
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

/** Returns the number of A4 sheets that the open page prints to. */
export const sheetCount = async (page: Page): Promise<number> => (await linksBySheet(page)).length;

/**
 * Returns the visible texts in smaller letters, each with its size; empty if there are none.
 * @param place where to look, in a page with print media emulated
 * @param minPoints minimum size of letters in points of 1/72 inch; a CSS pixel is 1/96 inch
 */
export const textsBelow = (place: Locator, minPoints: number): Promise<string[]> =>
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
  }, minPoints);

/** Unfolds everything, as a reader could. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
