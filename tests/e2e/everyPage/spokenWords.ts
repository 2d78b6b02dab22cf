/** Text that is read aloud matches the screen word for word. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { notSpoken } from './differences.ts';
import { partingOf, wordsIn, wordsOf } from './words.ts';

/** The product's own code for reading a page, as a script: the page itself loads it only at the first press. */
const source = ['src/client/isVisible.ts', 'src/features/listen/blocks.ts']
  .map((file) => readFileSync(file, 'utf8').replaceAll(/^import (?!type).*\n/gm, ''))
  .join('\n');
const reader = ts
  .transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext } })
  .outputText.replaceAll(/^export (?=function|const)/gm, '')
  .replaceAll(/^export \{\};?$/gm, '');

/** Returns where the spoken text differs from the screen with everything unfolded; empty if it does not. */
export async function spokenWords(page: Page): Promise<string[]> {
  const spoken = await page.evaluate<string | null>(
    `(() => { ${reader}
      return document.querySelector('[data-listen]') &&
        blocksOf(document.querySelector('main')).map(({ text }) => text).join('\\n'); })()`,
  );
  if (spoken === null) return [];
  return partingOf(await wordsIn(page, notSpoken), wordsOf(spoken), ['screen', 'voice']);
}
