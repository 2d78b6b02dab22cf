/** Checks the transfer size of every built page against `budgets.json`; a page over budget fails the build. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type Budgets = {
  /** kB (1,000 bytes) transferred on a first visit, compressed, including fonts. */
  caregiverPage: number;
  /** The page with the complete table of signs, in a language of the caregiver section. */
  signTable: number;
  topicPage: number;
  anyPage: number;
  /** kB of our own JavaScript before any interaction, and the maximum number of files. */
  script: number;
  scriptFiles: number;
  /** Additional kB of JavaScript when the reader first reaches for a React island or overlay, including React. */
  firstReach: number;
  /** Additional kB of JavaScript for any other overlay, without React. */
  overlay: number;
  /** The same for a game: an island on a page that loads nothing else. */
  game: number;
};

export type Weight = {
  isCaregivers: boolean;
  isSignTable: boolean;
  html: number;
  css: number;
  script: number;
  scriptFiles: number;
  fonts: number;
  pictures: number;
  total: number;
};

/** Memoizes a function of a file or text, since every page has the same scripts, styles and fonts. */
function remembered<Found>(find: (about: string) => Found): (about: string) => Found {
  const known = new Map<string, Found>();
  return (about) => {
    const found = known.get(about) ?? find(about);
    known.set(about, found);
    return found;
  };
}

const sizeOf = remembered((file) => {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
});

const sizeOfAll = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** Returns a script's static imports. */
const importsOf = remembered((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)].map(([, target = '']) =>
    path.join(path.dirname(file), target),
  ),
);

/** Returns scripts with their transitive static imports. Dynamic `import()` does not count. */
function withImports(scripts: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    importsOf(file).forEach(add);
  };
  scripts.forEach(add);
  return files;
}

/** Returns the site files whose URLs the pattern's first group captures in a page. */
const filesIn = (outDir: string, html: string, pattern: RegExp): string[] =>
  [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))].map((url) => path.join(outDir, url));

const scriptsOf = (outDir: string, html: string): Set<string> =>
  withImports(filesIn(outDir, html, /<script[^>]+src="([^"]+)"/g));

/** Returns the compressed size of a text in bytes. Memoized, since many pages have the same inline scripts. */
const textSize = remembered((text) => brotliCompressSync(text).length);

const inlineSize = (html: string): number =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].reduce((sum, [, text = '']) => sum + textSize(text), 0);

const fontsOf = remembered((outDir) =>
  readdirSync(path.join(outDir, '_astro'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({ name, size: statSync(path.join(outDir, '_astro', name)).size })),
);

/** Letters that make the browser fetch the extended font file (src/styles/fonts.css). */
const extendedLetters = /[\u0100-\u017f\u0218-\u021b\u1e9e]/;

/**
 * Weighs one page, in bytes as transferred. Fonts count if the page's text or interface needs them, according to the
 * rules in src/styles: the body face on every page (each has a Swedish or English link), the display face outside the
 * caregiver section, and the extended file if the page has such a letter.
 */
export function weigh(outDir: string, file: string): Weight {
  const html = readFileSync(path.join(outDir, file), 'utf8');
  const linked = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))].reduce(
      (sum, url) => sum + sizeOf(path.join(outDir, url)),
      0,
    );
  const isCaregivers = html.includes('data-audience="caregivers"');
  const isSignTable = isCaregivers && html.includes(' data-signs-table=');
  const fonts = fontsOf(outDir)
    .filter(({ name }) => {
      if (name.startsWith('fredoka')) return !isCaregivers;
      return name.includes('latin-ext') ? extendedLetters.test(html) : true;
    })
    .reduce((sum, { size }) => sum + size, 0);
  // Each picture in its best format at its largest width, and the films' posters.
  const pictures =
    linked(/ poster="([^"]+)"/g) +
    [...html.matchAll(/<picture><source[^>]+srcset="([^"]+)"/gi)].reduce((sum, [, sources = '']) => {
      const sizes = sources.split(', ').map((source) => sizeOf(path.join(outDir, source.split(' ')[0] ?? '')));
      return sum + Math.max(...sizes);
    }, 0);
  const scripts = scriptsOf(outDir, html);
  const parts = {
    html: sizeOf(path.join(outDir, file)),
    css: linked(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g),
    script: sizeOfAll(scripts) + inlineSize(html),
    fonts,
    pictures,
  };
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes);
  return { ...parts, isCaregivers, isSignTable, scriptFiles: scripts.size, total };
}

/** Brotli levels: a release uses the highest, 11; level 9 takes a tenth of the time. */
const levels = [9, 11];

/**
 * Returns the size in bytes that a trial build's page would have in a release, or an upper bound that is within the
 * limit. Trial pages are a few kB heavier, and compressing all of them at the highest level takes minutes.
 */
function releasedTotal(outDir: string, file: string, { total, html }: Weight, limit: number): number {
  let released = total;
  for (const level of levels) {
    if (released <= limit) break;
    const params = { [constants.BROTLI_PARAM_QUALITY]: level };
    released = total - html + brotliCompressSync(readFileSync(path.join(outDir, file)), { params }).length;
  }
  return released;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const isOverlay = /\.overlay\.[^/]+\.js$/;

/**
 * Checks the scripts that load when the reader reaches for an island or overlay.
 * @returns one line for each that is over budget, with both figures
 */
function overReach(outDir: string, pages: readonly string[], budgets: Budgets): string[] {
  const htmls = pages.map((page) => readFileSync(path.join(outDir, page), 'utf8'));
  const islands = new Map(
    htmls
      .filter((html) => html.includes('<astro-island'))
      .flatMap((html) => filesIn(outDir, html, / component-url="([^"]+)"/g).map((file) => [file, html] as const)),
  );
  const react = withImports(
    [...islands.values()].slice(0, 1).flatMap((html) => filesIn(outDir, html, / renderer-url="([^"]+)"/g)),
  );
  const overlays = readdirSync(path.join(outDir, '_astro')).filter((name) => isOverlay.test(name));
  const plain = scriptsOf(outDir, htmls.find((html) => html.includes('data-modal')) ?? '');
  const reaches = [
    ...[...islands].map(([file, html]) => ({
      file,
      before: scriptsOf(outDir, html),
      isGame: html.includes('data-game'),
    })),
    ...overlays.map((name) => ({ file: path.join(outDir, '_astro', name), before: plain, isGame: false })),
  ];
  return reaches.flatMap(({ file, before, isGame }) => {
    const needed = withImports([file]);
    const isReact = islands.has(file) || [...needed].some((one) => react.has(one));
    const own = sizeOfAll([...needed].filter((one) => !before.has(one) && !react.has(one)));
    const first = own + sizeOfAll([...react].filter((one) => !before.has(one)));
    const name = path.basename(file);
    const limit = isGame ? budgets.game : budgets.overlay;
    const firstLimit = budgets.firstReach - budgets.overlay + limit;
    return [
      ...(isReact && first > firstLimit * 1000
        ? [`${name}: ${kB(first)} kB of JavaScript at the first reach, of ${firstLimit}`]
        : []),
      ...(own > limit * 1000 ? [`${name}: ${kB(own)} kB of JavaScript, of ${limit}`] : []),
    ];
  });
}

const limitOf = ({ isCaregivers, isSignTable }: Weight, budgets: Budgets): number =>
  isSignTable ? budgets.signTable : isCaregivers ? budgets.caregiverPage : budgets.topicPage;

/**
 * Returns one line for each page, island and overlay that would be over budget in a release, with both figures. The
 * build itself may be a trial.
 */
export function overBudget(outDir: string, budgets: Budgets): string[] {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const heavy = pages.flatMap((file) => {
    const weight = weigh(outDir, file);
    const limit = Math.min(budgets.anyPage, limitOf(weight, budgets));
    const total = releasedTotal(outDir, file, weight, limit * 1000);
    return [
      ...(total > limit * 1000 ? [`${file}: ${kB(total)} kB in all, of ${limit}`] : []),
      ...(weight.script > budgets.script * 1000
        ? [`${file}: ${kB(weight.script)} kB of JavaScript, of ${budgets.script}`]
        : []),
      ...(weight.scriptFiles > budgets.scriptFiles
        ? [`${file}: ${weight.scriptFiles} files of JavaScript, of ${budgets.scriptFiles}`]
        : []),
    ];
  });
  return [...heavy, ...overReach(outDir, pages, budgets)];
}
