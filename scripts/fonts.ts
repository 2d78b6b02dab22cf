/**
 * Makes the site's font files from npm packages, with fewer characters and weights.
 * Run by hand after updating the packages (`node scripts/fonts.ts`). The files are committed,
 * so that a build needs no font tools.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Basic Latin and Latin-1, and the symbols that our texts use. */
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–‘’‚“”„…•·−×←↑→↓€™';
/** Letters beyond Latin-1: Bosnian, Estonian, Hungarian, Icelandic, Polish, Somali, Turkish and others. */
const latinExtended = range(0x100, 0x17f) + 'ȘșȚțẞ';

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const atkinson = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next';
const fredoka = 'node_modules/@fontsource-variable/fredoka';

const jobs = [
  {
    from: `${atkinson}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
    to: 'atkinson-latin.woff2',
    text: latin,
    wght: { min: 400, max: 700 },
  },
  {
    from: `${atkinson}/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2`,
    to: 'atkinson-latin-ext.woff2',
    text: latinExtended,
    wght: { min: 400, max: 700 },
  },
  { from: `${fredoka}/files/fredoka-latin-wght-normal.woff2`, to: 'fredoka-latin.woff2', text: latin, wght: 600 },
] as const;

for (const { from, to, text, wght } of jobs) {
  const font = await subsetFont(readFileSync(from), text, { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(`src/fonts/${to}`, font);
  console.log(`${to}: ${(font.length / 1000).toFixed(1)} kB`);
}
copyFileSync(`${atkinson}/LICENSE`, 'src/fonts/LICENSE-atkinson-hyperlegible-next.txt');
copyFileSync(`${fredoka}/LICENSE`, 'src/fonts/LICENSE-fredoka.txt');
