/**
 * `npm run shots`: takes screenshots of the component gallery and each overlay, to review before a change is merged: in
 * Swedish and Arabic; light, dark and forced colors; phone and desktop. Compares nothing.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readConfig } from '../src/config.ts';
import { createApp } from '../src/server/http/app.ts';
import { listen, stop } from '../src/server/http/serve.ts';
import { searchRoutes } from '../src/server/search/api.ts';
import { searchPages } from '../src/server/search/page.ts';
import { createSearch } from '../src/server/search/start.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

const folder = path.resolve('.cache/shots');
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
} as const;
const widths = [390, 1280];
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

const views: { name: string; path: string; open?: (page: Page) => Promise<void> }[] = [
  { name: 'gallery-sv', path: '/gallery/sv' },
  { name: 'gallery-ar', path: '/gallery/ar' },
  { name: 'menu-sv', path: '/tand/tandstallning', open: press('header [data-modal="mainMenu"]') },
  { name: 'menu-ar', path: '/ar', open: press('header [data-modal="mainMenu"]') },
  { name: 'search-sv', path: '/tand?q=narkos' },
  { name: 'search-ar', path: '/ar/search?q=1177' },
  { name: 'share-sv', path: '/tand', open: press('footer [data-modal="share"]') },
  { name: 'share-ar', path: '/ar', open: press('footer [data-modal="share"]') },
  { name: 'languages-sv', path: '/narstaende', open: press('header [data-popup="languages"]') },
  { name: 'languages-ar', path: '/ar', open: press('header [data-popup="languages"]') },
  { name: 'clips-sv', path: '/mediplay/klipp', open: press('main [data-modal="reels"]') },
  { name: 'filter-sv', path: '/fragor-och-svar', open: press('main [data-modal="faqCategoryFilter"]') },
];

mkdirSync(folder, { recursive: true });
const config = readConfig();
const search = createSearch(config.outDir);
await search.load();
const { server, url } = await listen(
  createApp({
    ...config,
    routes: searchRoutes(search.service),
    answers: searchPages(config.outDir, search.service).routes,
  }),
  '127.0.0.1',
  0,
);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArguments });
try {
  for (const [look, options] of Object.entries(looks)) {
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, ...options });
      for (const { name, path: place, open } of views) {
        const page = await context.newPage();
        await page.goto(url + place, { waitUntil: 'networkidle' });
        if (open) {
          await open(page);
          await page.locator('dialog[open], :popover-open').waitFor();
        }
        await page.screenshot({ path: path.join(folder, `${name}-${look}-${width}.png`), fullPage: !open });
        await page.close();
      }
      await context.close();
    }
  }
  console.log(`Wrote ${folder}`);
} finally {
  await browser.close();
  await stop(server);
}
