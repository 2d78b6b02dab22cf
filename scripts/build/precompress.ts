/** Compresses the built files once, so that neither our server nor nginx compresses per request. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest|md)$/;
/** Minimum size in bytes: smaller files fit in one packet anyway. */
const worthwhile = 512;
/** Concurrency; zlib runs on libuv's four threads. */
const atOnce = 8;
/** Cache of compressed files by content hash: most pages are unchanged since the last release. */
const cacheFolder = '.cache/br';

export type Purpose = 'release' | 'trial';

/** Trial pages are 12 % larger, in a fortieth of the time. Scripts and styles are few, so they always get level 11. */
const qualityOf = (file: string, purpose: Purpose): number =>
  purpose === 'release' || /\.(js|mjs|css)$/.test(file) ? 11 : 5;

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Returns the cached file if it decompresses to the content: a full disk may have truncated it. */
async function keptCopy(kept: string, content: Buffer): Promise<Buffer | undefined> {
  try {
    const compressed = await readFile(kept);
    return (await unpacked(compressed)).equals(content) ? compressed : undefined;
  } catch {
    return undefined;
  }
}

async function writeBrotli(file: string, content: Buffer, quality: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  // Only the highest level is slow enough to be worth caching.
  if (quality !== 11) return writeFile(`${file}.br`, await brotli(content, { params }));
  const kept = path.join(cacheFolder, `${createHash('sha256').update(content).digest('hex')}.${quality}.br`);
  const known = await keptCopy(kept, content);
  if (known) return writeFile(`${file}.br`, known);
  const compressed = await brotli(content, { params });
  await writeFile(`${file}.br`, compressed);
  // Write and rename, so that the cache has complete files only, even with concurrent builds.
  const part = `${kept}.${process.pid}.part`;
  await writeFile(part, compressed);
  await rename(part, kept);
}

async function compress(file: string, purpose: Purpose): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  await writeBrotli(file, content, qualityOf(file, purpose));
  await writeFile(`${file}.gz`, await gzipped(content, { level: purpose === 'release' ? 9 : 4 }));
}

/**
 * Writes a `.br` and a `.gz` file next to each text file in a folder.
 * @param purpose `release` compresses at the highest level, `trial` fast, for development and tests
 * @returns the number of text files, including those too small to compress
 */
export async function precompress(folder: string, purpose: Purpose): Promise<number> {
  mkdirSync(cacheFolder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Skip `.server`: neither server hands out its files.
    .filter((item) => item.isFile() && compressible.test(item.name) && !item.parentPath.includes(`${path.sep}.server`))
    .map((item) => path.join(item.parentPath, item.name));
  const queue = files.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of queue) await compress(file, purpose);
    }),
  );
  return files.length;
}
