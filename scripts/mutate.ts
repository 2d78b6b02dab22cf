/**
 * `npm run mutate`: puts each fault of tests/faults.yaml into a copy of the sources, one at a time, and runs the tests
 * that should catch it. Never touches the working tree. Fails if a fault survives or if its text is gone.
 *
 * - `--only <pattern>`: only faults whose file, reason or tests match the regular expression
 * - `--whole <n> [seed]`: n faults drawn by lot, each against all of `npm test`
 * - `--at <commit>`: in the sources of a commit, to compare before and after a change of the tests
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newBuildFolder } from './build/folders.ts';
import { countOf, type Fault, isBrowserTest, needsBuild, needsRebuild, readFaults } from './mutate/faults.ts';
import { build, built, staging } from './test/sites.ts';

const options = { only: { type: 'string' }, whole: { type: 'string' }, at: { type: 'string' } } as const;
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const whole = values.whole === undefined ? undefined : Number(values.whole);
    if (whole !== undefined && !(Number.isInteger(whole) && whole > 0)) throw new Error('--whole takes a number.');
    if (positionals.length > (whole ? 1 : 0)) throw new Error(`Unexpected argument: ${positionals.at(-1) ?? ''}`);
    return { ...values, only: new RegExp(values.only ?? ''), whole, seed: positionals[0] ?? String(Date.now()) };
  } catch (error) {
    console.error(
      `${(error as Error).message}\nUsage: npm run mutate -- [--only pattern] [--whole n [seed]] [--at commit]`,
    );
    process.exit(2);
  }
}
const { only, whole, seed, at } = readArguments();

/** Of its own for each run; the next one removes what a killed run has left. */
const copy = newBuildFolder('.cache/mutate');
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));

/** Copies the files that Git knows or would add, so that changes that are not committed are tested too. */
function copySources(): void {
  if (at) {
    const archive = execFileSync('git', ['archive', at], { maxBuffer: 2 ** 31 - 1 });
    execFileSync('tar', ['-x', '-C', copy], { input: archive });
  } else {
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' });
    const files = listed.split('\0').filter((file) => file && file !== 'node_modules' && existsSync(file));
    for (const file of files) cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}

/** Runs a command in the copy. One that never ends has failed. */
function passes([tool, ...args]: readonly [string, ...string[]], env: NodeJS.ProcessEnv = {}, minutes = 10): boolean {
  const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const { status, stdout, stderr } = spawnSync(tool, args, {
    cwd: copy,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env, PATH },
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    timeout: minutes * 60_000,
  });
  output = `${stdout}\n${stderr}`;
  return status === 0;
}
let output = '';

const isBuilt = () => passes(build(staging).command, staging);

/** No fault needs the production site. */
const sites = { ...built, OUT_PRODUCTION: built.OUT_STAGING, E2E_PORT: process.env['E2E_PORT'] ?? '4731' };

/** Runs tests, and returns whether they pass. */
function hold(tests: readonly string[], grep?: string): boolean {
  const [browser, others] = [tests.filter(isBrowserTest), tests.filter((test) => !isBrowserTest(test))];
  const named = (option: string) => (grep ? [option, grep] : []);
  return (
    (others.length === 0 || passes(['vitest', 'run', '--bail=1', ...others, ...named('-t')], sites)) &&
    (browser.length === 0 || passes(['playwright', 'test', '-x', '--workers=2', ...browser, ...named('-g')], sites))
  );
}

const holdsWhole = () => passes(['node', 'scripts/test.ts'], { E2E_PORT: sites.E2E_PORT }, 60);

/** Returns what became of a fault, and leaves the copy as it was. */
function tryFault(fault: Fault): 'caught' | 'survived' {
  const file = path.join(copy, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(fault.find, () => fault.put),
  );
  try {
    if (whole) return holdsWhole() ? 'survived' : 'caught';
    if (needsRebuild(fault) && !isBuilt()) return 'caught';
    return hold(fault.tests, fault.grep) ? 'survived' : 'caught';
  } finally {
    writeFileSync(file, text);
  }
}

copySources();
const isStale = ({ file, find, tests }: Fault) =>
  countOf(find, path.join(copy, file)) !== 1 || tests.some((test) => !existsSync(path.join(copy, test)));
const all = readFaults().filter(({ file, why, tests }) => only.test([file, why, ...tests].join('\n')));
const stale = all.filter(isStale);
const lot = (fault: Fault) => createHash('sha256').update(`${seed} ${fault.why}`).digest('hex');
const present = all.filter((fault) => !stale.includes(fault));
const chosen = whole
  ? present.toSorted((a, b) => lot(a).localeCompare(lot(b))).slice(0, whole)
  : // A build with a fault would spoil what comes after it.
    present.toSorted((a, b) => Number(needsRebuild(a)) - Number(needsRebuild(b)));

/** A test that fails without a fault would seem to catch it. */
function checkSound(faults: readonly Fault[]): void {
  if (whole && !holdsWhole()) throw new Error(`npm test fails without a fault:\n${output}`);
  if (whole) return;
  if (faults.some(needsBuild) && !isBuilt()) throw new Error(`The build fails without a fault:\n${output}`);
  const groups = Map.groupBy(faults, ({ grep = '' }) => grep);
  for (const [grep, those] of groups) {
    const tests = [...new Set(those.flatMap((fault) => fault.tests))];
    if (!hold(tests, grep)) throw new Error(`Tests fail without a fault:\n${output}`);
  }
}

const survivors: Fault[] = [];
if (whole) console.log(`Seed: ${seed}`);
const phases = whole ? [chosen] : [chosen.filter((fault) => !needsBuild(fault)), chosen.filter(needsBuild)];
for (const faults of phases.filter(({ length }) => length > 0)) {
  console.log(`${faults.length} faults. Their tests are run without them first.`);
  checkSound(faults);
  for (const fault of faults) {
    const started = performance.now();
    const outcome = tryFault(fault);
    if (outcome === 'survived') survivors.push(fault);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const [failed = ''] = (outcome === 'caught' && /^Failed: .*/m.exec(output)) || [];
    console.log(`${outcome}: ${fault.file}: ${fault.why} (${seconds} s) ${failed}`.trimEnd());
  }
}
for (const { file, why } of stale) console.log(`stale: ${file}: ${why}`);
console.log(`\n${chosen.length - survivors.length} caught, ${survivors.length} survived, ${stale.length} stale`);
// An older commit need not have the code of every fault.
process.exitCode = survivors.length > 0 || (stale.length > 0 && !at) || chosen.length === 0 ? 1 : 0;
