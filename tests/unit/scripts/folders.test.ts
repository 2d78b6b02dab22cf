/** A build that fails or is stopped keeps the last site. The next build removes what it left behind. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

const fs = vi.hoisted(() => ({ refuses: (_from: string, _to: string): string | undefined => undefined }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const renameSync = (from: string, to: string) => {
    const code = fs.refuses(from, to);
    if (code) throw Object.assign(new Error(code), { code });
    real.renameSync(from, to);
  };
  return { ...real, renameSync };
});
const { newBuildFolder, swapIn } = await import('../../../scripts/build/folders.ts');

function newPlace(): { place: string; outDir: string; built: string } {
  const place = mkdtempSync(path.join(os.tmpdir(), 'tryggve-folders-'));
  onTestFinished(() => {
    fs.refuses = () => undefined;
    chmodSync(place, 0o755);
    rmSync(place, { recursive: true });
  });
  const [outDir, built] = [path.join(place, 'dist'), path.join(place, 'built')];
  for (const [folder, text] of [
    [outDir, 'former'],
    [built, 'new'],
  ] as const) {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'index.html'), text);
  }
  return { place, outDir, built };
}
const siteIn = (outDir: string) => readFileSync(path.join(outDir, 'index.html'), 'utf8');

it('the new site takes the place of the former one, and leaves nothing beside it', () => {
  const { place, outDir, built } = newPlace();
  writeFileSync(path.join(outDir, 'gone.html'), '');
  swapIn(built, outDir);
  expect([siteIn(outDir), existsSync(path.join(outDir, 'gone.html'))]).toEqual(['new', false]);
  expect(readdirSync(place)).toEqual(['dist']);
});

it('a first site may lie where there was no folder yet', () => {
  const { place, built } = newPlace();
  swapIn(built, path.join(place, 'a/b/dist'));
  expect(siteIn(path.join(place, 'a/b/dist'))).toBe('new');
});

it('on another disk the site is copied', () => {
  const { place, outDir, built } = newPlace();
  fs.refuses = (from) => (from === built ? 'EXDEV' : undefined);
  swapIn(built, outDir);
  expect(siteIn(outDir)).toBe('new');
  expect(readdirSync(place).sort()).toEqual(['built', 'dist']);
});

it.each([
  ['there is no room beside it', (outDir: string, from: string) => from.endsWith('built') && outDir !== ''],
  ['the last step fails', (outDir: string, from: string, to: string) => to === outDir && from.includes('.new-')],
])('where %s, the former site is as it was', (_what, refuses) => {
  const { place, outDir, built } = newPlace();
  fs.refuses = (from, to) => (refuses(outDir, from, to) ? 'EACCES' : undefined);
  expect(() => swapIn(built, outDir)).toThrow('EACCES');
  expect(siteIn(outDir)).toBe('former');
  expect(readdirSync(place).filter((name) => /\.(new|old)-/.test(name))).toEqual([]);
});

it('removes the folders of builds that were ended, and not those of one that runs', () => {
  const { place } = newPlace();
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  for (const name of [`build-${ended}`, `build-${process.ppid}`, 'br']) mkdirSync(path.join(place, name));
  const folder = newBuildFolder(place);
  expect(readdirSync(folder)).toEqual([]);
  expect(
    readdirSync(place)
      .filter((name) => !/built|dist/.test(name))
      .sort(),
  ).toEqual(['br', `build-${process.ppid}`, path.basename(folder)].sort());
});
