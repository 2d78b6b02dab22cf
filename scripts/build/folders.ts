/** Where a build works: in a folder of its own. What it made takes the site's place when all is done. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const start = 'build-';

/** Tells whether a process runs. */
function runs(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Makes an empty folder for this process, and removes those of builds that were ended.
 * @param parent within the repository: what is rendered there asks for the repository's packages
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
 * Puts a built site in the place of the former one, by renaming: a reader meets one or the other, whole.
 * @throws the file system's error where there is no room beside `outDir`; the former site is then as it was
 */
export function swapIn(built: string, outDir: string): void {
  const beside = `${path.resolve(outDir)}.new-${process.pid}`;
  const former = `${path.resolve(outDir)}.old-${process.pid}`;
  try {
    mkdirSync(path.dirname(beside), { recursive: true });
    try {
      renameSync(built, beside);
    } catch (error) {
      // On another disk a rename is not possible.
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
