/** Compresses the built files once, so that neither server does it for every reader. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest|md)$/;
/** Smaller files fit one packet anyway (bytes). */
const worthwhile = 512;
/** Files in work at a time; zlib runs on libuv's four threads. */
const atOnce = 8;
/** Compressed files of earlier releases, by the hash of what they hold: most pages are the same as last time. */
const cacheFolder = '.cache/br';

export type Purpose = 'release' | 'trial';

/** Pages of a trial are 12 % larger than a release's, in a fortieth of the time. Scripts and styles are few. */
const qualityOf = (file: string, purpose: Purpose): number =>
  purpose === 'release' || /\.(js|mjs|css)$/.test(file) ? 11 : 5;

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Returns what was kept, where it still holds the content: a disk that was full may have cut it. */
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
  // Only the highest level costs more than keeping.
  if (quality !== 11) return writeFile(`${file}.br`, await brotli(content, { params }));
  const kept = path.join(cacheFolder, `${createHash('sha256').update(content).digest('hex')}.${quality}.br`);
  const known = await keptCopy(kept, content);
  if (known) return writeFile(`${file}.br`, known);
  const compressed = await brotli(content, { params });
  await writeFile(`${file}.br`, compressed);
  // The name is given to what is whole; another build may write the same at the same time.
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
 * Writes `.br` and `.gz` beside every text file of a folder.
 * @param purpose `release` for readers, at the highest level; `trial` to look at and to test, fast
 * @returns how many files were compressed
 */
export async function precompress(folder: string, purpose: Purpose): Promise<number> {
  mkdirSync(cacheFolder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // What begins with a dot is for the server, which gives it to nobody.
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
