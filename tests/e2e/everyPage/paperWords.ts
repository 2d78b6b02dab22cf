/** Print matches the screen word for word. */
import type { Page } from '@playwright/test';
import { unfold } from '../paper.ts';
import { notOnPaper, onPaperAlone } from './differences.ts';
import { partingOf, wordsIn } from './words.ts';

/** Returns where print differs from the screen with everything unfolded; empty if it does not. */
export async function paperWords(page: Page): Promise<string[]> {
  const leftOut = [...notOnPaper, ...onPaperAlone];
  await page.emulateMedia({ media: 'print' });
  const paper = await wordsIn(page, leftOut, 'nodes');
  await page.emulateMedia({ media: 'screen' });
  await unfold(page);
  return partingOf(await wordsIn(page, leftOut, 'nodes'), paper, ['screen', 'paper']);
}
