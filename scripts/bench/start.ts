/** Measures the time from `npm start` until the site answers, on fresh sources and again with nothing changed. */
import path from 'node:path';
import { figure, table } from './figures.ts';
import type { Aim, Part } from './part.ts';
import { firstAnswer } from './servers.ts';
import { benchFolder, ports, settings } from './settings.ts';
import { clearCaches, copySources, countPages } from './site.ts';

/** Maximum seconds until the first answer. */
const aims = { first: 45, again: 3 };

const aimOf = (what: string, seconds: number, most: number): Aim => ({
  aim: `${what}: at most ${most} s`,
  measured: `${figure(seconds, 1)} s`,
  isMet: seconds <= most,
});

export const startPart: Part = {
  name: 'start',
  title: 'First start',
  measures: 'How long a newcomer waits: from `npm start` in a fresh copy of the sources until the site responds.',
  run: async () => {
    const { folder, contentDir } = copySources();
    const outDir = path.join(benchFolder, 'dist-start');
    // Default settings: staging, which is the larger site.
    const env = { ...settings(contentDir, outDir), SITE_ENV: '', PORT: String(ports.own) };
    clearCaches(folder, outDir);
    const first = await firstAnswer(folder, env);
    const again = await firstAnswer(folder, env);
    return {
      markdown: [
        table(
          ['Start', 'Seconds'],
          [
            ['first', figure(first, 1)],
            ['again, nothing changed', figure(again, 1)],
          ],
        ),
        `From \`npm start\` in a fresh copy of the sources, packages installed and caches empty, until \`/healthz\` answers 200: ${figure(countPages(outDir))} pages.`,
      ].join('\n\n'),
      aims: [aimOf('first start', first, aims.first), aimOf('start when nothing has changed', again, aims.again)],
    };
  },
};
