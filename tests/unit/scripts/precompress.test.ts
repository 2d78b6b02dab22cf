/** Files for readers are compressed as far as possible; trial builds are not. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { precompress, type Purpose } from '../../../scripts/build/precompress.ts';

const text = readFileSync('README.md');

/** Returns a folder with a page, a small file and a picture, compressed for a purpose. */
async function compressed(purpose: Purpose): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'a.html'), text);
  writeFileSync(path.join(folder, 'small.txt'), 'short');
  writeFileSync(path.join(folder, 'a.png'), text);
  expect(await precompress(folder, purpose)).toBe(2);
  return folder;
}

it.each(['release', 'trial', 'release'] as const)(
  'of a %s, what is worth it is written twice, and whole',
  async (purpose) => {
    const folder = await compressed(purpose);
    expect(readdirSync(folder).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'a.png', 'small.txt']);
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.html.br')))).toEqual(text);
    expect(gunzipSync(readFileSync(path.join(folder, 'a.html.gz')))).toEqual(text);
  },
);

it('what an earlier build kept is taken only where it is whole', async () => {
  await compressed('release');
  const kept = path.join('.cache/br', `${createHash('sha256').update(text).digest('hex')}.11.br`);
  const whole = readFileSync(kept);
  for (const cut of [0, whole.length - 9]) {
    writeFileSync(kept, whole.subarray(0, cut));
    const folder = await compressed('release');
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.html.br')))).toEqual(text);
    expect(readFileSync(kept)).toEqual(whole);
  }
  // Valid, but compressed from another text.
  writeFileSync(kept, brotliCompressSync('another text'));
  const folder = await compressed('release');
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.html.br')))).toEqual(text);
  expect(readdirSync('.cache/br').filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a release is smaller than a trial', async () => {
  const [release, trial] = await Promise.all((['release', 'trial'] as const).map(compressed));
  const size = (folder = '') => readFileSync(path.join(folder, 'a.html.br')).length;
  expect(size(release)).toBeLessThan(size(trial));
});
