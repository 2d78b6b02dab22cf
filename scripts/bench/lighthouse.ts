/** Runs Lighthouse's audit of a mobile phone on a slow network. */
import lighthouse, { type Result } from 'lighthouse';
import { requireChromium, withChromium } from './chrome.ts';
import { figure, median, table, withRange } from './figures.ts';
import { templates } from '../../tests/e2e/addresses.ts';
import { absentPages, benchPages } from './pages.ts';
import type { Aim, Part, Section } from './part.ts';
import { startOwn } from './servers.ts';
import type { BuiltSite } from './site.ts';

const runs = { full: 5, quick: 3 };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Audit = {
  scores: Record<(typeof categories)[number], number>;
  metrics: Record<keyof typeof metrics, number>;
  /** Failed audits that cost points, except performance. */
  failed: string[];
  /** Versions of Lighthouse and Chrome, since scores change between versions. */
  version: string;
};

function readAudit(result: Result): Audit {
  const { categories: found, audits, lighthouseVersion, environment } = result;
  const score = (name: (typeof categories)[number]) => Math.round(100 * (found[name]?.score ?? Number.NaN));
  const value = (name: keyof typeof metrics) => audits[metrics[name]]?.numericValue ?? Number.NaN;
  const failed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${id} (${audit.title})`] : [];
    });
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: { LCP: value('LCP'), TBT: value('TBT'), CLS: value('CLS') },
    failed,
    version: `Lighthouse ${lighthouseVersion}, ${/Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0] ?? 'Chromium'}`,
  };
}

/** A busy machine occasionally loses a page's trace (NO_NAVSTART). Lighthouse itself recommends retrying. */
const attempts = 3;

async function audit(url: string, attempt = 1): Promise<Audit> {
  const result = await withChromium((port) =>
    lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error', output: 'json' }),
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (!result.lhr.runtimeError) return readAudit(result.lhr);
  if (attempt === attempts) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`);
  console.error(`Lighthouse: ${result.lhr.runtimeError.code} for ${url}; trying again`);
  return audit(url, attempt + 1);
}

type Audited = { page: { name: string; path: string }; audits: Audit[] };

const scoreOf = ({ audits }: Audited, name: (typeof categories)[number]) =>
  median(audits.map((one) => one.scores[name]));
const metricOf = ({ audits }: Audited, name: keyof typeof metrics) => median(audits.map((one) => one.metrics[name]));

function rowOf(audited: Audited): string[] {
  const lcp = audited.audits.map((one) => one.metrics.LCP);
  return [
    audited.page.name,
    ...categories.map((name) => figure(scoreOf(audited, name))),
    withRange(lcp),
    figure(metricOf(audited, 'TBT')),
    figure(metricOf(audited, 'CLS'), 3),
  ];
}

type Limit = { aim: string; worst: number; digits?: number; isMet: (value: number) => boolean };

function aimsOf(all: Audited[]): Aim[] {
  const least = (name: (typeof categories)[number]) => Math.min(...all.map((audited) => scoreOf(audited, name)));
  const most = (name: keyof typeof metrics) => Math.max(...all.map((audited) => metricOf(audited, name)));
  const limits: Limit[] = [
    { aim: 'Lighthouse performance at least 98', worst: least('performance'), isMet: (value) => value >= 98 },
    { aim: 'accessibility 100', worst: least('accessibility'), isMet: (value) => value === 100 },
    { aim: 'best practices 100', worst: least('best-practices'), isMet: (value) => value === 100 },
    { aim: 'SEO 100', worst: least('seo'), isMet: (value) => value === 100 },
    { aim: 'LCP at most 1,800 ms', worst: most('LCP'), isMet: (value) => value <= 1800 },
    { aim: 'TBT at most 50 ms', worst: most('TBT'), isMet: (value) => value <= 50 },
    { aim: 'CLS at most 0.02', worst: most('CLS'), digits: 3, isMet: (value) => value <= 0.02 },
  ];
  return limits.map(({ aim, worst, digits = 0, isMet }) => ({
    aim,
    measured: `${figure(worst, digits)} on the worst page`,
    isMet: isMet(worst),
  }));
}

const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP, ms (range)', 'TBT, ms', 'CLS'];

const costsOf = (all: Audited[]) =>
  all.flatMap(({ page, audits }) =>
    [...new Set(audits.flatMap(({ failed }) => failed))].map((name) => `- ${page.name}: ${name}`),
  );

/**
 * Audits pages of the built site.
 * @param count number of rounds. Each round audits all pages, so that a busy moment does not affect only one page.
 */
async function auditAll(site: BuiltSite, pages: Audited['page'][], count: number): Promise<Section> {
  requireChromium();
  const server = await startOwn(site);
  try {
    const all: Audited[] = pages.map((page) => ({ page, audits: [] }));
    for (let round = 0; round < count; round++) {
      for (const { page, audits } of all) audits.push(await audit(server.url + page.path));
    }
    const costs = costsOf(all);
    const runs = count === 1 ? 'one run' : `medians of ${count} runs`;
    const notes = [
      `${all[0]?.audits[0]?.version ?? 'Lighthouse'}: mobile setting (simulated slow 4G and a processor four times slower) against our own server; ${runs}, each in a new Chromium.`,
      ...(costs.length > 0 ? ['What cost points:', costs.join('\n')] : []),
    ];
    return { markdown: [table(head, all.map(rowOf)), ...notes].join('\n\n'), aims: aimsOf(all) };
  } finally {
    await server.stop();
  }
}

export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse',
  measures: 'Lighthouse on four pages, as the median of several runs.',
  run: async ({ isQuick, site: builtSite }) => {
    const site = await builtSite();
    const pages = benchPages(site.contentDir).filter(({ isAudited }) => isAudited);
    const { markdown, aims } = await auditAll(site, pages, isQuick ? runs.quick : runs.full);
    const absent = absentPages(site.contentDir).map((name) => `Not measured: ${name} does not exist yet.`);
    return { markdown: [markdown, ...absent].join('\n\n'), aims };
  },
};

export const templatesPart: Part = {
  name: 'templates',
  title: 'Lighthouse on every template',
  measures: 'Lighthouse on one page of each template, one run each.',
  run: async ({ site }) => {
    // The 404 page is not indexable, and Lighthouse deducts SEO points for that.
    const pages = Object.entries(templates).filter(([name]) => name !== 'notFound');
    return auditAll(
      await site(),
      pages.map(([name, [path]]) => ({ name, path })),
      1,
    );
  },
};
