/** Writes docs/benchmarks.md, with a section per part, so that each part can be measured separately. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { table } from './figures.ts';
import type { Part, Section } from './part.ts';

const file = 'docs/benchmarks.md';

/** Name of a section with old measurements that no part updates; it is kept unchanged. */
const once = 'once';

const introductionOf = (parts: readonly Part[]) => `# Benchmarks

How fast and how light the site is, how good its search is, and what it withstands. Each part begins with its aims and the last figures; a missed aim is marked. Rely on ratios within one run. Absolute figures depend on the machine and on its other work (its load at the start is given).

\`npm run bench\` measures all parts and writes this file. \`npm run bench -- serve\` measures one part; \`--quick\` prints rough figures and writes nothing.

${parts.map(({ name, title }) => `- \`${name}\`: [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`).join('\n')}`;

const beginOf = (name: string) => `<!-- begin ${name} -->`;
const endOf = (name: string) => `<!-- end ${name} -->`;

/** Returns when and on what machine a section was measured. The load shows whether anything else was running. */
const circumstances = (load: number): string =>
  [
    `Measured ${new Date().toISOString().slice(0, 10)}`,
    `${os.availableParallelism()} CPUs (${os.cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${Math.round(os.totalmem() / 1e9)} GB`,
    `${os.type()} ${os.arch()}`,
    `Node ${process.version}`,
    `load average at the start ${load.toFixed(1)}`,
  ].join(' · ');

/** Renders a part's section, with the aims first. */
export function renderSection({ name, title, measures }: Part, { markdown, aims }: Section, load: number): string {
  const rows = aims.map(({ aim, measured, isMet }) => [aim, measured, isMet ? 'yes' : '**missed**']);
  const parts = [
    beginOf(name),
    `## ${title}`,
    measures,
    ...(rows.length > 0 ? [table(['Aim', 'Measured', 'Met'], rows)] : []),
    circumstances(load),
    '<details><summary>All figures, and how they were measured</summary>',
    markdown,
    '</details>',
    endOf(name),
  ];
  return parts.join('\n\n');
}

/** Replaces the sections that were measured, and keeps the others. */
export function writeDocument(parts: readonly Part[], sections: ReadonlyMap<string, string>): void {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kept = (name: string) => {
    const start = old.indexOf(beginOf(name));
    const end = old.indexOf(endOf(name));
    return start >= 0 && end > start ? old.slice(start, end + endOf(name).length) : undefined;
  };
  const all = [...parts.map(({ name }) => name), once].flatMap((name) => sections.get(name) ?? kept(name) ?? []);
  writeFileSync(file, `${[introductionOf(parts), ...all].join('\n\n')}\n`);
  console.log(`Wrote ${file}`);
}
