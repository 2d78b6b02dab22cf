/** What is read aloud says what the screen says, word by word. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { notSpoken } from './differences.ts';
import { partingOf, wordsIn, wordsOf } from './words.ts';

/** The product's own reader of a page, as a script: the page itself loads it at the first press only. */
const source = ['src/client/isVisible.ts', 'src/features/listen/blocks.ts']
  .map((file) => readFileSync(file, 'utf8').replaceAll(/^import (?!type).*\n/gm, ''))
  .join('\n');
const reader = ts
  .transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext } })
  .outputText.replaceAll(/^export (?=function|const)/gm, '')
  .replaceAll(/^export \{\};?$/gm, '');

/** Returns where a voice says something else than the screen, with everything unfolded; nothing where it does not. */
export async function spokenWords(page: Page): Promise<string[]> {
  const spoken = await page.evaluate<string | null>(
    `(() => { ${reader}
      return document.querySelector('[data-listen]') &&
        blocksOf(document.querySelector('main')).map(({ text }) => text).join('\\n'); })()`,
  );
  if (spoken === null) return [];
  return partingOf(await wordsIn(page, notSpoken), wordsOf(spoken), ['screen', 'voice']);
}
