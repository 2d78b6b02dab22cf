/** A disk cache with a size limit, which evicts the least recently used files. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type DiskCache = {
  /** Resolves with the cached bytes, or `undefined` if they are missing or too old. */
  get: (key: string) => Promise<Buffer | undefined>;
  /** Stores bytes. If the disk is full or not writable, stores nothing and logs the error once. */
  set: (key: string, bytes: Buffer) => Promise<void>;
};

type Kept = { size: number; madeAt: number };

const fileName = /^[0-9a-f]{64}$/;
/** A temporary file. One that a killed process left behind is deleted at the next start. */
const isUnfinished = (name: string) => name.endsWith('.part');
/** Minimum age of a temporary file, in ms, at which no running process can still be writing it. */
const abandonedMs = 60_000;

/**
 * Returns a cache in a folder.
 * @param folder created when something is first stored
 * @param maxBytes maximum total size; 0 disables the cache
 * @param timeoutMs how long a file is fresh
 */
export function createDiskCache(folder: string, maxBytes: number, timeoutMs: number): DiskCache {
  /** In order of last use, the oldest first. */
  const files = new Map<string, Kept>();
  let total = 0;
  let isBroken = false;
  let listed: Promise<void> | undefined;

  const fileOf = (name: string) => path.join(folder, name);
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');

  function forget(name: string): void {
    total -= files.get(name)?.size ?? 0;
    files.delete(name);
  }

  function remember(name: string, kept: Kept): void {
    forget(name);
    files.set(name, kept);
    total += kept.size;
  }

  async function list(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(fileOf(name));
        return { name, size, madeAt: mtimeMs };
      }),
    );
    for (const { name, size, madeAt } of found.sort((a, b) => a.madeAt - b.madeAt)) {
      if (fileName.test(name)) remember(name, { size, madeAt });
      else if (isUnfinished(name) && Date.now() - madeAt > abandonedMs) await rm(fileOf(name), { force: true });
    }
  }

  async function trim(): Promise<void> {
    for (const name of files.keys()) {
      if (total <= maxBytes) return;
      forget(name);
      await rm(fileOf(name), { force: true });
    }
  }

  const ready = () => (listed ??= list().catch(() => {}));

  async function get(key: string): Promise<Buffer | undefined> {
    if (maxBytes <= 0) return undefined;
    await ready();
    const name = nameOf(key);
    const kept = files.get(name);
    if (!kept || Date.now() - kept.madeAt > timeoutMs) return undefined;
    remember(name, kept);
    const bytes = await readFile(fileOf(name)).catch(() => undefined);
    // The file was removed or truncated. Forget it, so that it is made again.
    if (bytes?.length === kept.size) return bytes;
    forget(name);
    return undefined;
  }

  async function set(key: string, bytes: Buffer): Promise<void> {
    if (bytes.length > maxBytes) return;
    await ready();
    const name = nameOf(key);
    const part = fileOf(`${randomUUID()}.part`);
    try {
      await mkdir(folder, { recursive: true });
      // Write and flush the whole file before renaming it: a kill midway leaves the previous file or none.
      await writeFile(part, bytes, { flag: 'wx', flush: true });
      await rename(part, fileOf(name));
      remember(name, { size: bytes.length, madeAt: Date.now() });
      await trim();
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      if (!isBroken) console.error(`The cache of pictures can't be written: ${(error as NodeJS.ErrnoException).code}`);
      isBroken = true;
    }
  }

  return { get, set };
}
