import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../http/process.ts';
import { createDiskCache } from '../../../src/server/media/diskCache.ts';

const day = 24 * 60 * 60 * 1000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-cache-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const kB = (letter: string) => Buffer.from(letter.repeat(1000));

/** Returns which of the keys are still cached. */
async function kept(cache: ReturnType<typeof createDiskCache>, keys: string): Promise<string> {
  const found = await Promise.all([...keys].map(async (key) => ((await cache.get(key)) ? key : '')));
  return found.join('');
}

describe('the cache of pictures', () => {
  it('gives back what it was given, also after a restart', async () => {
    const cache = createDiskCache(path.join(folder, 'a/b'), 1e6, day);
    expect(await cache.get('a')).toBeUndefined();
    await cache.set('a', kB('a'));
    expect(await cache.get('a')).toEqual(kB('a'));
    expect(await createDiskCache(path.join(folder, 'a/b'), 1e6, day).get('a')).toEqual(kB('a'));
  });

  it('stays within its size: what was asked for longest ago goes', async () => {
    const cache = createDiskCache(folder, 3000, day);
    for (const key of 'abc') await cache.set(key, kB(key));
    await cache.get('a');
    await cache.set('d', kB('d'));
    expect(await kept(cache, 'abcd')).toBe('acd');
    expect(readdirSync(folder)).toHaveLength(3);
    await cache.set('e', Buffer.alloc(3001));
    expect(await kept(cache, 'acde'), 'larger than all of it').toBe('acd');
    const smaller = createDiskCache(folder, 1000, day);
    await smaller.set('f', kB('f'));
    expect(await kept(smaller, 'acdf')).toBe('f');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('of size 0 writes nothing', async () => {
    const cache = createDiskCache(folder, 0, day);
    await cache.set('a', kB('a'));
    expect(readdirSync(folder)).toEqual([]);
    expect(await cache.get('a')).toBeUndefined();
  });

  it('forgets what has become too old', async () => {
    await createDiskCache(folder, 1e6, day).set('a', kB('a'));
    const [name = ''] = readdirSync(folder);
    const before = new Date(Date.now() - 2 * day);
    utimesSync(path.join(folder, name), before, before);
    const cache = createDiskCache(folder, 1e6, day);
    expect(await cache.get('a')).toBeUndefined();
    await cache.set('a', kB('b'));
    expect(await cache.get('a')).toEqual(kB('b'));
  });

  it('survives a kill in the middle: no half file has a name, and what is left goes', async () => {
    const script = `
      import { createDiskCache } from ${JSON.stringify(path.resolve('src/server/media/diskCache.ts'))};
      const cache = createDiskCache(${JSON.stringify(folder)}, 1e9, ${day});
      for (let n = 0; ; n++) await cache.set('key' + (n % 5), Buffer.alloc(3e6, 'x'));`;
    for (let round = 0; round < 3; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
      const ended = once(child, 'exit');
      const before = readdirSync(folder).length;
      await until(() => readdirSync(folder).length > before && readdirSync(folder).some((name) => /part$/.test(name)));
      child.kill('SIGKILL');
      await ended;
    }
    for (const name of readdirSync(folder).filter((one) => /^[0-9a-f]{64}$/.test(one)))
      expect(readFileSync(path.join(folder, name)).length).toBe(3e6);
    writeFileSync(path.join(folder, 'left.part'), 'x');
    writeFileSync(path.join(folder, 'new.part'), 'x');
    const before = new Date(Date.now() - 120_000);
    utimesSync(path.join(folder, 'left.part'), before, before);
    await createDiskCache(folder, 1e9, day).get('key0');
    expect(readdirSync(folder)).not.toContain('left.part');
    expect(readdirSync(folder), 'of a process that may still run').toContain('new.part');
  });

  it('makes anew what was cut short or taken away', async () => {
    const cache = createDiskCache(folder, 1e6, day);
    await cache.set('a', kB('a'));
    const [name = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, name), 'cut');
    expect(await cache.get('a')).toBeUndefined();
    await cache.set('a', kB('a'));
    rmSync(path.join(folder, name));
    expect(await cache.get('a')).toBeUndefined();
  });

  it('says once that it cannot write, and breaks nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(path.join(folder, 'file'), '');
    const cache = createDiskCache(path.join(folder, 'file/below'), 1e6, day);
    await cache.set('a', kB('a'));
    await cache.set('b', kB('b'));
    expect(log.mock.calls).toEqual([["The cache of pictures can't be written: ENOTDIR"]]);
    expect(await cache.get('a')).toBeUndefined();
  });
});
