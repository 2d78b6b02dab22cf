/** How long an overlay takes from the press until it shows, on a slow phone. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../chromium.ts';
import { requireChromium } from './chrome.ts';
import { figure, median, table } from './figures.ts';
import type { Part } from './part.ts';
import { startOwn } from './servers.ts';

const runs = { full: 7, quick: 2 };

/** The aims' phone and network: four times slower, 150 ms round trip, 1.6 Mbit/s. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const aims = { cold: 1000, prefetched: 200 };

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const overlays = [
  { name: 'menu', path: '/tand', trigger: 'header [data-modal="mainMenu"]' },
  { name: 'search', path: '/tand', trigger: 'header [data-modal="search"]' },
  { name: 'share', path: '/tand', trigger: 'footer [data-modal="share"]' },
  { name: 'questions’ filter', path: '/fragor-och-svar', trigger: 'main [data-modal="faqCategoryFilter"]' },
  { name: 'section’s menu', path: '/q/2658-ar', trigger: 'main [data-modal="caregiversMenu"]' },
  { name: 'languages', path: '/q/2658-ar', trigger: 'header [data-popup="languages"]' },
] as const;
type Overlay = (typeof overlays)[number];

/** Two frames after it is open it has been painted. */
const pressed = (page: Page, trigger: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now();
        const look = () => {
          if (document.querySelector('dialog[open], :popover-open'))
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
          else if (performance.now() - started > 20_000) reject(new Error(`${selector} opened nothing`));
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>(selector)?.click();
        look();
      }),
    trigger,
  );

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Returns milliseconds from the press, on a page that was never visited, with or without a touch that began before. */
async function measure(browser: Browser, url: string, { path, trigger }: Overlay, isPrefetched: boolean) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slow(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  let requests = 0;
  page.on('request', () => requests++);
  if (isPrefetched) {
    await page.locator(trigger).dispatchEvent('touchstart');
    await page.waitForLoadState('networkidle');
    // "networkidle" counts from half a second without a request; the scripts have run by then.
    await page.waitForTimeout(1000);
    requests = 0;
  }
  const ms = await pressed(page, trigger);
  await context.close();
  return { ms, requests };
}

export const overlaysPart: Part = {
  name: 'overlays',
  title: 'Opening overlays',
  run: async ({ site: builtSite, isQuick }) => {
    const executablePath = requireChromium();
    const server = await startOwn(await builtSite());
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    const count = isQuick ? runs.quick : runs.full;
    try {
      const rows: string[][] = [];
      const slowest = { cold: 0, prefetched: 0 };
      for (const overlay of overlays) {
        const times = { cold: [] as number[], prefetched: [] as number[] };
        let requests = 0;
        for (let run = 0; run < count; run++) {
          for (const kind of ['cold', 'prefetched'] as const) {
            const one = await measure(browser, server.url, overlay, kind === 'prefetched');
            times[kind].push(one.ms);
            if (kind === 'cold') requests = Math.max(requests, one.requests);
          }
        }
        for (const kind of ['cold', 'prefetched'] as const)
          slowest[kind] = Math.max(slowest[kind], median(times[kind]));
        const shown = (all: number[]) =>
          `${figure(median(all))} (${figure(Math.min(...all))}–${figure(Math.max(...all))})`;
        rows.push([overlay.name, shown(times.cold), shown(times.prefetched), String(requests)]);
      }
      const note = `Milliseconds from the press until two frames after the overlay is open: median of ${count} (least–most), each on a fresh visit, with Chromium's processor slowed ${slowdown} times, ${network.latency} ms round trip and 1.6 Mbit/s. Cold: nothing was asked for before the press. Prefetched: a touch began before and everything had come. Files are those asked for by a cold press, all at once.`;
      return {
        markdown: [table(['Overlay', 'Cold, ms', 'Prefetched, ms', 'Files'], rows), note].join('\n\n'),
        aims: (['cold', 'prefetched'] as const).map((kind) => ({
          aim: `an overlay shows within ${figure(aims[kind])} ms, ${kind}`,
          measured: `${figure(slowest[kind])} ms`,
          isMet: slowest[kind] <= aims[kind],
        })),
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
