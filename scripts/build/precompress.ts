/** Compresses the built files once, so that neither server does it for every reader. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest|md)$/;
/** Smaller files fit one packet anyway (bytes). */
const worthwhile = 512;
/** Files in work at a time; zlib runs on libuv's four threads. */
const atOnce = 8;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text file of a folder. @returns how many files were compressed */
export async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && compressible.test(item.name))
    .map((item) => path.join(item.parentPath, item.name));
  const queue = files.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of queue) await compress(file);
    }),
  );
  return files.length;
}
