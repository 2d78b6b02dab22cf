/** docs/benchmarks.md: a section for each part, so that one part can be measured by itself. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { table } from './figures.ts';
import type { Part, Section } from './part.ts';

const file = 'docs/benchmarks.md';

/** What is measured no longer: its section is kept as it is. */
const once = 'once';

const introductionOf = (parts: readonly Part[]) => `# Benchmarks

How fast and how light the site is, how well its search finds, and what it withstands. Each part begins with its aims and the last figures; a missed aim is marked. Rely on ratios of the same run: other figures tell of one machine, on which other work may have run (its load at the start is given).

\`npm run bench\` measures all parts and writes this file. \`npm run bench -- serve\` measures one; \`--quick\` prints rough figures and writes nothing.

${table(
  ['Part', 'What it measures'],
  parts.map(({ name, measures }) => [`\`${name}\``, measures]),
)}`;

const beginOf = (name: string) => `<!-- begin ${name} -->`;
const endOf = (name: string) => `<!-- end ${name} -->`;

/** When and on what a section was measured. The load tells whether anything else ran. */
const circumstances = (load: number): string =>
  [
    `Measured ${new Date().toISOString().slice(0, 10)}`,
    `${os.availableParallelism()} CPUs (${os.cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${Math.round(os.totalmem() / 1e9)} GB`,
    `${os.type()} ${os.arch()}`,
    `Node ${process.version}`,
    `load average at the start ${load.toFixed(1)}`,
  ].join(' · ');

/** Returns a part's section, aims first. */
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

/** Puts the sections measured now in place of the old ones and keeps the others. */
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
