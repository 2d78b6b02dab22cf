/** Measures how long an overlay takes to open after a press, on a slow phone. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../chromium.ts';
import { requireChromium } from './chrome.ts';
import { figure, median, table, withRange } from './figures.ts';
import type { Part } from './part.ts';
import { startOwn } from './servers.ts';
import { phone, slow3G, slow4G, slowNetwork, slowProcessor, slowdown } from './slowPhone.ts';

/** The aims apply to the first network. */
const networks = [
  { ...slow4G, runs: 7 },
  { ...slow3G, runs: 3 },
] as const;
type Network = (typeof networks)[number];
const quickRuns = 2;

const kinds = ['cold', 'prefetched'] as const;
const aims = { cold: 1000, prefetched: 200 };

/**
 * Each overlay, with the page and the link that open it. `first` has the first measurements, of 2026-11-22 (commit
 * 86df483): ms on the first network, cold and prefetched.
 */
const overlays = [
  { name: 'menu', path: '/tand', trigger: 'header [data-modal="mainMenu"]', first: [457, 269] },
  { name: 'search', path: '/tand', trigger: 'header [data-modal="search"]', first: [1035, 320] },
  { name: 'share', path: '/tand', trigger: 'footer [data-modal="share"]', first: [335, 151] },
  {
    name: 'questions’ filter',
    path: '/fragor-och-svar',
    trigger: 'main [data-modal="faqCategoryFilter"]',
    first: [316, 170],
  },
  { name: 'section’s menu', path: '/q/2658-ar', trigger: 'main [data-modal="caregiversMenu"]', first: [320, 122] },
  { name: 'languages', path: '/q/2658-ar', trigger: 'header [data-popup="languages"]', first: [502, 198] },
  { name: 'film', path: '/mediplay', trigger: 'main [data-modal="videoModal"]', first: undefined },
  { name: 'quick questions’ films', path: '/mediplay', trigger: 'main [data-modal="groupedVideos"]', first: undefined },
  { name: 'clips', path: '/mediplay/klipp', trigger: 'main [data-modal="reels"]', first: undefined },
] as const;
type Overlay = (typeof overlays)[number];

/** Presses the trigger. Resolves to the ms until two frames after the overlay opened, when it has been painted. */
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

/**
 * Measures from the press, on a first visit.
 * @param isPrefetched starts with a touch, and waits until everything that it prefetches has loaded
 */
async function measure(page: Page, url: string, { path, trigger }: Overlay, isPrefetched: boolean) {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  let requests = 0;
  let pending = 0;
  page.on('request', () => {
    requests++;
    pending++;
  });
  page.on('requestfinished', () => pending--);
  page.on('requestfailed', () => pending--);
  if (isPrefetched) {
    await page.locator(trigger).first().dispatchEvent('touchstart');
    // After everything has loaded, the scripts still need time to run.
    do await page.waitForTimeout(1000);
    while (pending > 0);
    requests = 0;
  }
  const ms = await pressed(page, trigger);
  return { ms, requests };
}

type Times = { overlay: Overlay; cold: number[]; prefetched: number[]; requests: number };

async function timesOf(
  browser: Browser,
  url: string,
  overlay: Overlay,
  network: Network,
  runs: number,
): Promise<Times> {
  const times: Times = { overlay, cold: [], prefetched: [], requests: 0 };
  for (let run = 0; run < runs; run++) {
    for (const kind of kinds) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await slowNetwork(page, network);
      await slowProcessor(page);
      const { ms, requests } = await measure(page, url, overlay, kind === 'prefetched');
      await context.close();
      times[kind].push(ms);
      if (kind === 'cold') times.requests = Math.max(times.requests, requests);
    }
  }
  return times;
}

/** Renders the table of one network, with the first measurements if they were made on it. */
function tableOf({ down, latency, runs }: Network, all: Times[]): string {
  const hasFirst = down === networks[0].down;
  const head = [
    'Overlay',
    'Cold, ms',
    'Prefetched, ms',
    'Files',
    ...(hasFirst ? ['At first: cold', 'prefetched'] : []),
  ];
  const rows = all.map(({ overlay: { name, first }, cold, prefetched, requests }) => [
    name,
    withRange(cold),
    withRange(prefetched),
    String(requests),
    ...(hasFirst ? (first ?? [Number.NaN, Number.NaN]).map((ms) => figure(ms)) : []),
  ]);
  return `${figure(down)} kbit/s, ${latency} ms round trip, median of ${runs} (least–most):\n\n${table(head, rows)}`;
}

const note = `Milliseconds from the press until two frames after the overlay has opened, each on a fresh visit, with Chromium's processor slowed ${slowdown} times. Cold: nothing was requested before the press. Prefetched: a touch had started and everything had loaded. Files are those of a cold press, all requested at once. The aims are for the first network. "At first" is the first measurement of these overlays, on 2026-11-22 (commit 86df483).`;

export const overlaysPart: Part = {
  name: 'overlays',
  title: 'Opening overlays',
  measures: 'How long a visitor with a phone on a slow network waits for a menu, the search or a film.',
  run: async ({ site: builtSite, isQuick }) => {
    const executablePath = requireChromium();
    const server = await startOwn(await builtSite());
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    try {
      const tables: string[] = [];
      const slowest = { cold: 0, prefetched: 0 };
      for (const network of networks) {
        const runs = isQuick ? quickRuns : network.runs;
        const all: Times[] = [];
        for (const overlay of overlays) all.push(await timesOf(browser, server.url, overlay, network, runs));
        tables.push(tableOf(network, all));
        if (network === networks[0])
          for (const kind of kinds) slowest[kind] = Math.max(...all.map((times) => median(times[kind])));
      }
      return {
        markdown: [...tables, note].join('\n\n'),
        aims: kinds.map((kind) => ({
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
