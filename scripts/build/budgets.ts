/** Weighs every built page against `budgets.json`; a page that is too heavy fails the build. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Budgets = {
  /** kB (1,000 bytes) of everything that a first visit transfers, compressed, fonts included. */
  caregiverPage: number;
  topicPage: number;
  anyPage: number;
  /** kB of our own JavaScript before the reader does anything. */
  script: number;
};

export type Weight = {
  isCaregivers: boolean;
  html: number;
  css: number;
  script: number;
  fonts: number;
  pictures: number;
  total: number;
};

const sizeOf = (file: string): number => {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
};

/** @returns bytes of scripts and of all that they import at once; what `import()` loads later does not count */
function scriptSize(outDir: string, urls: string[]): number {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g);
    for (const [, target = ''] of imports) add(path.join(path.dirname(file), target));
  };
  for (const url of urls) add(path.join(outDir, url));
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

/** Letters that make a browser fetch the second font file (src/styles/fonts.css). */
const extendedLetters = /[\u0100-\u017f\u0218-\u021b\u1e9e]/;

/**
 * Weighs one page in bytes as its reader gets it. Fonts count where the page's own text or its interface
 * needs them, by the rules of src/styles: the body face on every page (a Swedish or English link stands on
 * each), the display face outside the caregiver section, the second file where such a letter stands.
 */
export function weigh(outDir: string, file: string): Weight {
  const html = readFileSync(path.join(outDir, file), 'utf8');
  const linked = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))].reduce(
      (sum, url) => sum + sizeOf(path.join(outDir, url)),
      0,
    );
  const fontFiles = readdirSync(path.join(outDir, '_astro')).filter((name) => name.endsWith('.woff2'));
  const isCaregivers = html.includes('data-audience="caregivers"');
  const fonts = fontFiles
    .filter((name) => {
      if (name.startsWith('fredoka')) return !isCaregivers;
      return name.includes('latin-ext') ? extendedLetters.test(html) : true;
    })
    .reduce((sum, name) => sum + statSync(path.join(outDir, '_astro', name)).size, 0);
  // Each picture in its best format, at the largest of its widths.
  const pictures = [...html.matchAll(/<picture><source[^>]+srcset="([^"]+)"/gi)].reduce((sum, [, sources = '']) => {
    const sizes = sources.split(', ').map((source) => sizeOf(path.join(outDir, source.split(' ')[0] ?? '')));
    return sum + Math.max(...sizes);
  }, 0);
  const parts = {
    html: sizeOf(path.join(outDir, file)),
    css: linked(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g),
    script: scriptSize(
      outDir,
      [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? ''),
    ),
    fonts,
    pictures,
  };
  return { ...parts, isCaregivers, total: Object.values(parts).reduce((sum, bytes) => sum + bytes) };
}

/** Weighs a page as a release sends it: brotli at its highest level, which is the default. */
function weighReleased(outDir: string, file: string): Weight {
  const weight = weigh(outDir, file);
  const html = brotliCompressSync(readFileSync(path.join(outDir, file))).length;
  return { ...weight, html, total: weight.total - weight.html + html };
}

/** @returns one line for every page that is over its budget in a release, with both figures; the build may be a trial */
export function overBudget(outDir: string, budgets: Budgets): string[] {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return pages.flatMap((file) => {
    const found = weigh(outDir, file);
    const limit = Math.min(budgets.anyPage, found.isCaregivers ? budgets.caregiverPage : budgets.topicPage);
    // A trial's pages are some kB heavier, and compressing them all as far as it goes takes minutes.
    const weight = found.total > limit * 1000 ? weighReleased(outDir, file) : found;
    const kB = (bytes: number) => (bytes / 1000).toFixed(1);
    return [
      ...(weight.total > limit * 1000 ? [`${file}: ${kB(weight.total)} kB in all, of ${limit}`] : []),
      ...(weight.script > budgets.script * 1000
        ? [`${file}: ${kB(weight.script)} kB of JavaScript, of ${budgets.script}`]
        : []),
    ];
  });
}
