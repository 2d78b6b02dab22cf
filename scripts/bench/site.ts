/** Builds the site to measure from a copy of the current sources, so that nothing is written to the working tree. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from '../../src/config.ts';
import { benchFolder, settings } from './settings.ts';

/** Files that a build generates or does not need. `content` is copied separately, from the configured folder. */
const leftOut = /^(\.(?!npmrc).*|node_modules|dist|tests|test-results|docs|content)$/;

export type BuiltSite = {
  /** The copy of the sources; our server is started in it. */
  folder: string;
  contentDir: string;
  outDir: string;
};

/** Copies what a build needs. Packages resolve to the real `node_modules`, in a parent folder. */
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

export const countPages = (outDir: string): number =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;

/** Removes the caches of earlier builds of the copy, and the built site. */
export function clearCaches(folder: string, outDir: string): void {
  for (const name of ['node_modules', '.astro', '.cache'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  rmSync(outDir, { recursive: true, force: true });
}

/**
 * Runs a script of the copy.
 * @throws Error with the script's output if it fails
 */
export async function runScript(folder: string, script: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed: Promise<unknown[]> = once(child, 'close');
  const [printed, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  if (status !== 0) throw new Error(`${script} failed:\n${[printed, errors].join('\n').trim().slice(-3000)}`);
}

/** Copies the sources, and builds the real site from the copy without caches. */
export async function buildRealSite(): Promise<BuiltSite> {
  if (!existsSync('node_modules/astro')) throw new Error('The packages are missing. Run npm ci first.');
  const site = { ...copySources(), outDir: path.join(benchFolder, 'dist') };
  clearCaches(site.folder, site.outDir);
  await runScript(site.folder, 'scripts/build.ts', settings(site.contentDir, site.outDir));
  return site;
}
