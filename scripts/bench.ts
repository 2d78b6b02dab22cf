/** `npm run bench`: measures builds, pages and servers, prints the results and writes docs/benchmarks.md. */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { attackPart } from './bench/attack.ts';
import { cheapPhonePart } from './bench/cheap-phone.ts';
import { crisisPart } from './bench/crisis.ts';
import { renderSection, writeDocument } from './bench/document.ts';
import { lighthousePart, templatesPart } from './bench/lighthouse.ts';
import { overlaysPart } from './bench/overlays.ts';
import type { Bench, Part } from './bench/part.ts';
import { searchQualityPart } from './bench/search-quality.ts';
import { servePart } from './bench/serve.ts';
import { type BuiltSite, buildRealSite } from './bench/site.ts';
import { startPart } from './bench/start.ts';
import { weightPart } from './bench/weight.ts';

const parts: readonly Part[] = [
  startPart,
  weightPart,
  overlaysPart,
  cheapPhonePart,
  lighthousePart,
  templatesPart,
  servePart,
  searchQualityPart,
  crisisPart,
  attackPart,
];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } });
const names = parts.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Choose of ${names.join(', ')}, or none for all.`);
  process.exit(1);
}

let built: Promise<BuiltSite> | undefined;
const bench: Bench = {
  isQuick: values.quick === true,
  site: () => (built ??= buildRealSite()),
};

/** Load average before the benchmarks start: the work of other processes on the machine. */
const [load = 0] = os.loadavg();
const sections = new Map<string, string>();
for (const part of parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  console.log(`\n> ${part.name}`);
  try {
    const section = renderSection(part, await part.run(bench), load);
    sections.set(part.name, section);
    console.log(`${section.split('\n').slice(1, -1).join('\n').trim()}\n`);
  } catch (error) {
    console.error(`${part.name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
if (bench.isQuick) console.log('A quick run is not written down.');
else if (sections.size > 0) writeDocument(parts, sections);
