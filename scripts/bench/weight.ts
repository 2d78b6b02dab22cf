/** Measures what a first visit transfers, by type, as counted by Chromium. */
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import type { Budgets } from '../build/budgets.ts';
import { chromiumArguments } from '../chromium.ts';
import { requireChromium } from './chrome.ts';
import { kB, table } from './figures.ts';
import { absentPages, type BenchPage, benchPages } from './pages.ts';
import type { Aim, Part } from './part.ts';
import { startOwn } from './servers.ts';

/** Maps our resource types to Playwright's. */
const types = {
  HTML: ['document'],
  CSS: ['stylesheet'],
  JS: ['script'],
  Fonts: ['font'],
  Images: ['image'],
} as const;

type Type = keyof typeof types | 'Other';

const typeOf = (resource: string): Type =>
  (Object.keys(types) as (keyof typeof types)[]).find((type) => types[type].some((name) => name === resource)) ??
  'Other';

const columns: Type[] = ['HTML', 'CSS', 'JS', 'Fonts', 'Images', 'Other'];

/** Lighthouse's mobile device. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Time in ms for requests that a page makes late, without interaction. */
const settleMs = 1500;

type Visit = { bytes: Record<Type, number>; headers: number; requests: number };

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const bytes: Record<Type, number> = { HTML: 0, CSS: 0, JS: 0, Fonts: 0, Images: 0, Other: 0 };
  let headers = 0;
  const ended: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    ended.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        bytes[typeOf(request.resourceType())] += responseBodySize;
        headers += responseHeadersSize;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  await Promise.all(ended);
  await context.close();
  return { bytes, headers, requests: ended.length };
}

const total = ({ bytes }: Visit) => columns.reduce((sum, type) => sum + bytes[type], 0);

function aimsOf(visits: { page: BenchPage; result: Visit }[], budgets: Budgets): Aim[] {
  const kinds = [...new Set(visits.map(({ page }) => page.budget))];
  const heaviest = (of: typeof visits, weigh: (result: Visit) => number) =>
    of.reduce((most, next) => (weigh(next.result) > weigh(most.result) ? next : most));
  const aim = (name: string, limit: number, of: typeof visits, weigh: (result: Visit) => number): Aim => {
    const { page, result } = heaviest(of, weigh);
    return {
      aim: `${name} at most ${limit} kB`,
      measured: `${kB(weigh(result))} kB (${page.name})`,
      isMet: weigh(result) <= limit * 1000,
    };
  };
  const names = { caregiverPage: 'caregiver page', topicPage: 'any other page', anyPage: 'any page' };
  return [
    ...kinds.map((kind) =>
      aim(
        names[kind],
        budgets[kind],
        visits.filter(({ page }) => page.budget === kind),
        total,
      ),
    ),
    aim('own JavaScript before the visitor does anything', budgets.script, visits, ({ bytes }) => bytes.JS),
  ];
}

export const weightPart: Part = {
  name: 'weight',
  title: 'Page weight',
  measures: 'What a first visit transfers, and how much of it is our own JavaScript.',
  run: async ({ site: builtSite }) => {
    const executablePath = requireChromium();
    const site = await builtSite();
    const server = await startOwn(site);
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    try {
      const visits: { page: BenchPage; result: Visit }[] = [];
      for (const page of benchPages(site.contentDir)) {
        visits.push({ page, result: await visit(browser, server.url + page.path) });
      }
      const rows = visits.map(({ page, result }) => [
        page.name,
        ...columns.map((type) => kB(result.bytes[type])),
        kB(total(result)),
        kB(total(result) + result.headers),
        String(result.requests),
      ]);
      const note = `kB (1,000 bytes) of the bodies that a first visit in Chromium transfers from our own server, as a phone of 412 × 823 px, without interaction; "JS" is thus all JavaScript before interaction. The budgets are those of \`budgets.json\`.`;
      const absent = absentPages(site.contentDir).map((name) => `Not measured: ${name} does not exist yet.`);
      const head = ['Page', ...columns, 'All, kB', 'With headers', 'Requests'];
      const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
      return { markdown: [table(head, rows), note, ...absent].join('\n\n'), aims: aimsOf(visits, budgets) };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
