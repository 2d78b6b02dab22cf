/** What the server keeps in memory, and what is open while a file is sent from disk. */
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, serve, writePage } from './folder.ts';
import { until } from './process.ts';

describe('memory', () => {
  const names = Array.from({ length: 50 }, (_, index) => `font${index}.woff2`);

  /** Returns how many bytes of these files are kept in memory: they are sent as they were before the files changed. */
  async function heldBytes(folder: string, memoryBytes: number, { headers = {}, ending = '' } = {}): Promise<number> {
    const { get } = await serve(folder, memoryBytes);
    await Promise.all(names.map((name) => get(`/${name}`, headers)));
    for (const name of names) writeFileSync(path.join(folder, name + ending), 'B'.repeat(1000));
    const after = await Promise.all(names.map((name) => get(`/${name}`, headers)));
    return after
      .filter(({ body }) => !body.equals(Buffer.from('B'.repeat(1000))))
      .reduce((sum, { body }) => sum + body.length, 0);
  }

  it.each([
    [0, 0],
    [999, 0],
    [10_000, 10_000],
    [10_999, 10_000],
    [1e6, 50_000],
  ])('of %i bytes holds %i bytes of files of 1,000', async (memoryBytes, wanted) => {
    const folder = newFolder();
    for (const name of names) writeFileSync(path.join(folder, name), 'A'.repeat(1000));
    expect(await heldBytes(folder, memoryBytes)).toBe(wanted);
  });

  it('holds small files beside one that is larger than all of it', async () => {
    const folder = newFolder();
    for (const name of names)
      writeFileSync(path.join(folder, name), 'A'.repeat(name === 'font0.woff2' ? 60_000 : 1000));
    expect(await heldBytes(folder, 55_000)).toBe(49_000);
  });

  it('holds no file of more than 1 MB, whatever the room', async () => {
    const folder = newFolder();
    for (const [at, name] of names.entries())
      writeFileSync(path.join(folder, name), 'A'.repeat(at < 2 ? 1e6 + at : 1000));
    expect(await heldBytes(folder, 1e9)).toBe(1e6 + 48_000);
  });

  it('holds the compressed copies of a page and not the page', async () => {
    const folder = newFolder();
    for (const name of names) writePage(folder, name, 'A'.repeat(1000));
    expect(await heldBytes(folder, 1e6)).toBe(0);
    for (const name of names) writePage(folder, name, 'A'.repeat(1000));
    expect(await heldBytes(folder, 1e6, { headers: { 'accept-encoding': 'br' }, ending: '.br' })).toBeGreaterThan(0);
  });

  it('sends a file that was replaced by a longer or shorter one whole, without a restart', async () => {
    const folder = newFolder();
    const file = path.join(folder, 'a.txt');
    writeFileSync(file, 'A'.repeat(1000));
    for (const memoryBytes of [0, 1e6]) {
      const { get } = await serve(folder, memoryBytes);
      for (const length of memoryBytes ? [2000] : [2000, 10]) {
        writeFileSync(file, 'B'.repeat(length));
        expect((await get('/a.txt')).body.toString()).toBe('B'.repeat(length));
      }
    }
  });
});

/** Returns whether this process has the file open. */
const isOpen = (file: string): boolean =>
  readdirSync('/proc/self/fd').some((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === file;
    } catch {
      // Closed since the folder was listed.
      return false;
    }
  });

it('closes the file of a reader who leaves before the end', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'film.webm');
  writeFileSync(file, Buffer.alloc(50e6));
  const { port } = await serve(folder, 0);
  for (let reader = 0; reader < 5; reader++) {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /film.webm HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
  }
  await until(() => !isOpen(file));
});
