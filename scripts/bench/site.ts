/** The site under measurement: a copy of the sources as they are now, so that nothing of the working tree is written to. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readConfig } from '../../src/config.ts';
import { benchFolder, settings } from './settings.ts';

/** What a build makes or does not need. */
const leftOut = /^(\.(?!npmrc).*|node_modules|dist|tests|test-results|docs|content)$/;

export type Cost = { seconds: number; cpuSeconds: number; memoryBytes: number };

export type BuiltSite = {
  /** The copy of the sources, in which our server is started. */
  folder: string;
  contentDir: string;
  outDir: string;
  pages: number;
  cost: Cost;
};

/** Copies what a build needs. Packages are found above, in the real `node_modules`. */
export function copySources(): { folder: string; contentDir: string } {
  const folder = path.join(benchFolder, 'site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.').filter((entry) => !leftOut.test(entry))) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  const contentDir = path.join(folder, 'content');
  cpSync(readConfig().contentDir, contentDir, { recursive: true });
  return { folder, contentDir };
}

/** Returns how many pages a build holds. */
export const countPages = (outDir: string): number =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;

/** Removes what earlier builds of the copy left to be faster by, and the built site. */
export function clearCaches(folder: string, outDir: string): void {
  for (const name of ['node_modules', '.astro', '.cache'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  rmSync(outDir, { recursive: true, force: true });
}

/**
 * Runs a script of the copy and measures the whole process.
 * @throws Error with what the script printed where it fails
 */
export async function measureScript(folder: string, script: string, env: NodeJS.ProcessEnv): Promise<Cost> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', './scripts/bench/cost.ts', script], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [printed, errors, cost, status] = await Promise.all([
    text(child.stdout as Readable),
    text(child.stderr as Readable),
    text(child.stdio[3] as Readable),
    ended,
  ]);
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${script} failed:\n${[printed, errors].join('\n').trim().slice(-3000)}`);
  return { seconds, ...(JSON.parse(cost) as Omit<Cost, 'seconds'>) };
}

/** Builds the copy from a content folder. */
export async function buildSite(folder: string, contentDir: string, outDir: string): Promise<BuiltSite> {
  clearCaches(folder, outDir);
  const cost = await measureScript(folder, 'scripts/build.ts', settings(contentDir, outDir));
  return { folder, contentDir, outDir, pages: countPages(outDir), cost };
}

/** Copies the sources and builds the real site from the copy. */
export async function buildRealSite(): Promise<BuiltSite> {
  if (!existsSync('node_modules/astro')) throw new Error('The packages are missing. Run npm ci first.');
  const { folder, contentDir } = copySources();
  return buildSite(folder, contentDir, path.join(benchFolder, 'dist'));
}
