/** A small folder of files with its own server, for tests of how files are sent. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach } from 'vitest';
import { createFiles } from '../../src/server/http/files.ts';
import { ask } from './raw.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Returns a folder that is removed when the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-files-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file and its compressed copies, as the build does. */
export function writePage(folder: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(text));
  writeFileSync(path.join(folder, `${name}.gz`), gzipSync(text));
}

/**
 * Starts a server for the files of a folder.
 * @returns how to send it requests; it responds 404 without a file, and 500 if sending fails
 */
export async function serve(folder: string, memoryBytes: number) {
  const sendFile = createFiles(folder, memoryBytes);
  const server = createServer((request, response) => {
    sendFile(request, response, (request.url ?? '').split('?')[0] ?? '').then(
      (isSent) => isSent || response.writeHead(404).end(),
      () => response.headersSent || response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const get = (place: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(url, place, { method, headers });
  return { url, port, get };
}
