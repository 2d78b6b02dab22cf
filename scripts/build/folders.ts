/** Gives each build its own folder, and swaps the result in when the build is complete. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const start = 'build-';

/** Returns whether a process is running. */
function runs(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Creates an empty folder for this process, and removes the leftovers of killed builds.
 * @param parent inside the repository, so that code rendered there can resolve the repository's packages
 */
export function newBuildFolder(parent = '.cache'): string {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent).filter((one) => one.startsWith(start))) {
    const id = Number(name.slice(start.length));
    if (id === process.pid || !runs(id)) rmSync(path.join(parent, name), { recursive: true });
  }
  const folder = path.resolve(parent, `${start}${process.pid}`);
  mkdirSync(folder);
  return folder;
}

/**
 * Replaces the previous site with the built one by renaming, so that readers get either one complete.
 * @throws the file system's error, for example if there is no space next to `outDir`; the previous site is then intact
 */
export function swapIn(built: string, outDir: string): void {
  const beside = `${path.resolve(outDir)}.new-${process.pid}`;
  const former = `${path.resolve(outDir)}.old-${process.pid}`;
  try {
    mkdirSync(path.dirname(beside), { recursive: true });
    try {
      renameSync(built, beside);
    } catch (error) {
      // A rename across file systems is not possible.
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      cpSync(built, beside, { recursive: true });
    }
    const hasFormer = existsSync(outDir);
    if (hasFormer) renameSync(outDir, former);
    try {
      renameSync(beside, outDir);
    } catch (error) {
      if (hasFormer) renameSync(former, outDir);
      throw error;
    }
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  rmSync(former, { recursive: true, force: true });
}
