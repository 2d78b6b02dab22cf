/** Phone numbers as readers see them on the built pages, since people copy them by hand from a screen or from paper. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';

const { outDir } = readConfig();

it('[#267] every link that rings or writes shows the number that it dials, digit by digit', () => {
  let links = 0;
  for (const file of globSync('**/*.html', { cwd: outDir })) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    for (const [, number = '', words = ''] of html.matchAll(
      /<a[^>]* href="(?:tel|sms):([+\d][^"?]*)[^"]*"[^>]*>(.*?)<\/a>/gs,
    )) {
      links++;
      // The text may also say whose number it is, as in "Bris 116 111".
      const shown = words.replace(/<[^>]*>/g, '').replace(/(?<=\d)[ \u00a0\u202f-](?=\d)/g, '');
      expect(shown.match(/[\d.,]*\d/g), `${file}: ${words}`).toEqual([number.replaceAll('-', '')]);
    }
  }
  expect(links).toBeGreaterThan(500);
});
