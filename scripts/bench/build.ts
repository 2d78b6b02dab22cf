/** How long a build takes and how much memory, as the site grows. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { figure, table } from './figures.ts';
import { growContent } from './grow.ts';
import type { Aim, Part } from './part.ts';
import { benchFolder } from './settings.ts';
import { type BuiltSite, buildSite } from './site.ts';

/** Numbers of pages beside the real site's; each step doubles, so that a bend shows. */
const sizes = { full: [2_500, 5_000, 10_000], quick: [500, 1_000] };

/** Most memory that a build of 10,000 pages may take (2 GB). */
const mostMemory = 2e9;

/** A build counts as linear while the last pages cost at most this much more than the pages before them. */
const mostBend = 1.25;

/** Processor seconds for each page between two builds: what start and shared files cost falls out. */
const perPage = (small: BuiltSite, large: BuiltSite) =>
  (large.cost.cpuSeconds - small.cost.cpuSeconds) / (large.pages - small.pages);

function rowOf(site: BuiltSite, before: BuiltSite | undefined): string[] {
  const { seconds, cpuSeconds, memoryBytes } = site.cost;
  return [
    figure(site.pages),
    figure(seconds, 1),
    figure(cpuSeconds, 1),
    figure(site.pages / seconds),
    before ? figure(1000 * perPage(before, site), 1) : '–',
    figure(memoryBytes / 1e9, 2),
  ];
}

function aimsOf(sites: BuiltSite[]): Aim[] {
  const [small, middle, large] = sites.slice(-3);
  if (!small || !middle || !large) return [];
  const bend = perPage(middle, large) / perPage(small, middle);
  return [
    {
      aim: `${figure(large.pages)} pages built under ${figure(mostMemory / 1e9)} GB`,
      measured: `${figure(large.cost.memoryBytes / 1e9, 2)} GB`,
      isMet: large.cost.memoryBytes < mostMemory,
    },
    {
      aim: `build time grows linearly (a page costs at most ${mostBend} times as much at twice the size)`,
      measured: `${figure(bend, 2)} times from ${figure(middle.pages)} to ${figure(large.pages)} pages`,
      isMet: bend <= mostBend,
    },
  ];
}

export const buildPart: Part = {
  name: 'build',
  title: 'Build',
  run: async (bench) => {
    const real = await bench.site();
    const sites = [real];
    const content = path.join(benchFolder, 'content-grown');
    const outDir = path.join(benchFolder, 'dist-grown');
    for (const pages of bench.isQuick ? sizes.quick : sizes.full) {
      growContent(real.contentDir, real.pages, pages, content);
      sites.push(await buildSite(real.folder, content, outDir));
    }
    // Gigabytes that no other part needs.
    for (const folder of [content, outDir]) rmSync(folder, { recursive: true, force: true });
    const head = ['Pages', 'Seconds', 'CPU seconds', 'Pages a second', 'CPU ms for each page more', 'Peak memory, GB'];
    const note = `The first row is the real site as it was on that day, the others are the same site with generated pages: real pages' structure (steps, headings, lists, sources), new ids, titles and texts, 100 pages to a group, half Swedish and half English. Measured is the whole of \`npm run build\` (content check, rendering, brotli 11 and gzip 9 of every file, nginx's files, budgets) in one process with cold caches; memory is its highest resident set.`;
    return {
      markdown: [
        table(
          head,
          sites.map((site, index) => rowOf(site, sites[index - 1])),
        ),
        note,
      ].join('\n\n'),
      aims: aimsOf(sites),
    };
  },
};
