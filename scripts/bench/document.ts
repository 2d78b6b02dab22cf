/** docs/benchmarks.md: a section for each part, so that one part can be measured anew by itself. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { table } from './figures.ts';
import type { Part, Section } from './part.ts';

const file = 'docs/benchmarks.md';

/** The text above all sections. */
const introductionOf = (parts: readonly Part[]): string => `# Benchmarks

Written by \`npm run bench\` (all parts) or \`npm run bench -- serve\` (one of ${parts.map(({ name }) => name).join(', ')}); \`--quick\` prints rough figures and writes nothing. Change \`scripts/bench/\` instead of this file.

Ratios of the same run are what to rely on; absolute figures are information about one machine, on which other work may have run (its load at the start is given). Parts were measured on different days: the site has grown between them. Each part shows the project's aims first; a missed one is marked.`;

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
export function renderSection({ name, title }: Part, { markdown, aims }: Section, load: number): string {
  const rows = aims.map(({ aim, measured, isMet }) => [aim, measured, isMet ? 'yes' : '**missed**']);
  const parts = [
    beginOf(name),
    `## ${title}`,
    circumstances(load),
    ...(rows.length > 0 ? [table(['Aim', 'Measured', 'Met'], rows)] : []),
    markdown,
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
  const all = parts.flatMap(({ name }) => sections.get(name) ?? kept(name) ?? []);
  writeFileSync(file, `${[introductionOf(parts), ...all].join('\n\n')}\n`);
  console.log(`Wrote ${file}`);
}
