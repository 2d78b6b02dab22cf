/** Measures a cheap phone on a bad network: time to first paint, and how long tasks delay input. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { tasksDuring } from '../../tests/e2e/tasks.ts';
import { chromiumArguments } from '../chromium.ts';
import { requireChromium } from './chrome.ts';
import { figure, median, table, withRange } from './figures.ts';
import type { Part } from './part.ts';
import { startOwn } from './servers.ts';
import { phone, slow3G, slowdown, slowNetwork, slowProcessor } from './slowPhone.ts';

const runs = { full: 5, quick: 2 };
const aims = { readable: 3000, task: 50 };

/** Languages with four scripts, whose fonts differ in size. */
const languages = ['sv', 'ar', 'ti', 'th'];

/** Resolves to the time until the first contentful paint of a first visit, in ms. */
async function firstPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/**
 * Shows a layer of the atlas, and waits until it is drawn. Focuses the radio button first, to load the island: checking
 * a layer that is preselected would do nothing.
 */
async function showLayer(page: Page, layer: string): Promise<void> {
  const radio = page.locator(`[name="atlas-layer"][value="${layer}"]`);
  await radio.focus();
  await radio.check();
  await page.locator(`[data-layer="${layer}"] > g`).first().waitFor({ state: 'attached' });
}

/** A reader's action on a page. Only `act` is measured, not `prepare`. */
type Act = { name: string; path: string; prepare?: (page: Page) => Promise<void>; act: (page: Page) => Promise<void> };
const atlas = '/hur-funkar-det/kroppen';
const acts: Act[] = [
  {
    name: 'clips: on to the next',
    path: '/mediplay/klipp',
    prepare: async (page) => {
      await page.locator('main [data-modal="reels"]').first().click();
      await page.locator('dialog[open] [data-at="0"] video').waitFor();
    },
    act: async (page) => {
      const first = await page.locator('dialog[open] [data-at="0"]').getAttribute('data-reel');
      await page.keyboard.press('ArrowDown');
      await page.locator(`dialog[open] [data-at="0"]:not([data-reel="${first}"]) video`).waitFor();
    },
  },
  { name: 'atlas: wakes', path: atlas, act: (page) => showLayer(page, 'organs') },
  {
    name: 'atlas: other layers',
    path: atlas,
    prepare: (page) => showLayer(page, 'organs'),
    act: async (page) => {
      for (const layer of ['muscles', 'skeleton', 'circulation', 'nerves']) await showLayer(page, layer);
    },
  },
];

/** Runs a measurement several times, each in a new browser context. */
async function repeat<Result>(browser: Browser, times: number, once: (page: Page) => Promise<Result>) {
  const results: Result[] = [];
  for (let run = 0; run < times; run++) {
    const context = await browser.newContext(phone);
    results.push(await once(await context.newPage()));
    await context.close();
  }
  return results;
}

const note = `The first contentful paint is on a fresh visit at ${slow3G.down} kbit/s with ${slow3G.latency} ms for a round trip and Chromium's processor slowed ${slowdown} times, without the two round trips of connecting and TLS. Tasks are the processor time of the page's main thread, times ${slowdown}: the longest of each run, median of the runs (least–most). Input is not handled before the current task has ended.`;

export const cheapPhonePart: Part = {
  name: 'cheap-phone',
  title: 'A cheap phone',
  measures: 'How soon a slow phone on a bad network paints, and how long its main thread is blocked.',
  run: async ({ site: builtSite, isQuick }) => {
    const times = isQuick ? runs.quick : runs.full;
    const server = await startOwn(await builtSite());
    const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
    try {
      const paints: [string, number[]][] = [];
      for (const code of languages) {
        const { url } = await fetch(`${server.url}/q/2658-${code}`);
        const once = async (page: Page) => {
          await slowNetwork(page, slow3G);
          await slowProcessor(page);
          return firstPaint(page, url);
        };
        paints.push([code, await repeat(browser, times, once)]);
      }
      const longTasks: [string, number[]][] = [];
      for (const { name, path, prepare, act } of acts) {
        const once = async (page: Page) => {
          await page.goto(server.url + path, { waitUntil: 'networkidle' });
          // A production site may have no consent dialog.
          const no = page.locator('[data-consent-answer="necessary"]');
          if ((await no.count()) > 0) await no.click();
          await prepare?.(page);
          const tasks = await tasksDuring(page, () => act(page));
          if (tasks.length === 0) throw new Error(`${name}: no task was seen.`);
          return Math.max(...tasks) * slowdown;
        };
        longTasks.push([name, await repeat(browser, times, once)]);
      }
      const rows = (all: [string, number[]][]) => all.map(([name, values]) => [name, withRange(values)]);
      const worst = (all: [string, number[]][]) => Math.max(...all.map(([, values]) => median(values)));
      const [slowest, longest] = [worst(paints), worst(longTasks)];
      return {
        markdown: [
          table(['Page', 'First paint, ms'], rows(paints)),
          table(['Act', 'Longest task, ms'], rows(longTasks)),
          note,
        ].join('\n\n'),
        aims: [
          {
            aim: `something is painted within ${figure(aims.readable)} ms in every script`,
            measured: `${figure(slowest)} ms`,
            isMet: slowest <= aims.readable,
          },
          {
            aim: `no task is longer than ${aims.task} ms`,
            measured: `${figure(longest)} ms`,
            isMet: longest <= aims.task,
          },
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
