/** Files from memory and from disk: the same answers, and never more memory than is allowed. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createFiles } from '../../src/server/http/files.ts';
import { contentTypes } from '../../src/server/http/headers.ts';
import { until } from './process.ts';
import { ask } from './raw.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-files-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file, and its compressed copies as the build does. */
function writePage(folder: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(text));
  writeFileSync(path.join(folder, `${name}.gz`), gzipSync(text));
}

/** Starts a server of a folder's files. @returns how to ask it; 404 where it has no file, 500 where sending failed */
async function serve(folder: string, memoryBytes: number) {
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

const br = { 'accept-encoding': 'gzip, br' };
const gzip = { 'accept-encoding': 'gzip' };
const first = '<h1>First</h1>'.repeat(100);
const second = '<h1>Then</h1>'.repeat(90);

describe.each([
  ['memory', 1e6],
  ['disk', 0],
])('from %s', (_name, memoryBytes) => {
  async function servePage() {
    const folder = newFolder();
    writePage(folder, 'tand.html', first);
    return { folder, ...(await serve(folder, memoryBytes)) };
  }

  it('sends each reader the coding that they take, whoever asked before', async () => {
    const { get } = await servePage();
    for (let round = 0; round < 2; round++) {
      const [plain, zipped, brotli] = [await get('/tand'), await get('/tand', gzip), await get('/tand', br)];
      expect(plain.body.toString()).toBe(first);
      expect(gunzipSync(zipped.body).toString()).toBe(first);
      expect(brotliDecompressSync(brotli.body).toString()).toBe(first);
      const answers = [plain, zipped, brotli];
      expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
      expect(answers.map(({ headers }) => Number(headers['content-length']))).toEqual(
        answers.map(({ body }) => body.length),
      );
      expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
      for (const { headers } of answers) expect(headers['vary']).toBe('Accept-Encoding');
      expect(
        (await get('/tand', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'],
      ).toBeUndefined();
    }
  });

  it('answers HEAD as GET, without the body, and leaves the connection fit for the next', async () => {
    const { get, url } = await servePage();
    for (let round = 0; round < 2; round++) {
      const [head, whole] = [await get('/tand', br, 'HEAD'), await get('/tand', br)];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      const { date: _one, ...headersOfHead } = head.headers;
      const { date: _other, ...headersOfGet } = whole.headers;
      expect(headersOfHead).toEqual(headersOfGet);
    }
    const both = await Promise.all([fetch(`${url}/tand`, { method: 'HEAD' }), fetch(`${url}/tand`)]);
    expect(await both[1].text()).toBe(first);
  });

  it('answers 304 to the tag of the same coding alone, with what a 200 says of keeping it', async () => {
    const { get } = await servePage();
    const { headers } = await get('/tand', br);
    const tag = String(headers['etag']);
    for (const asked of [tag, `"other", ${tag}`, '*']) {
      const again = await get('/tand', { ...br, 'if-none-match': asked });
      expect([again.status, again.body.length], asked).toEqual([304, 0]);
      for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name], name).toBe(headers[name]);
      expect(again.headers['content-length']).toBeUndefined();
    }
    expect((await get('/tand', { ...br, 'if-none-match': tag }, 'HEAD')).status).toBe(304);
    for (const asked of [
      { ...gzip, 'if-none-match': tag },
      { ...br, 'if-none-match': '"other"' },
    ])
      expect((await get('/tand', asked)).status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, first.length - 1],
    ['bytes=-5', first.length - 5, first.length - 1],
    ['bytes=1390-99999', 1390, first.length - 1],
  ])('sends the range %s', async (range, start, end) => {
    const { get } = await servePage();
    const { status, headers, body } = await get('/tand', { range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${first.length}`]);
    expect(body.toString()).toBe(first.slice(start, end + 1));
  });

  it('sends a range of the copy that the reader takes', async () => {
    const { folder, get } = await servePage();
    const { status, headers, body } = await get('/tand', { ...br, range: 'bytes=2-5' });
    expect([status, headers['content-encoding']]).toEqual([206, 'br']);
    expect(body.equals(readFileSync(path.join(folder, 'tand.html.br')).subarray(2, 6))).toBe(true);
  });

  it('sends all where a range is none, several, or on a condition; and says where one lies beyond the end', async () => {
    const { get } = await servePage();
    for (const range of ['bytes=9-3', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,4-5', 'bytes=0-1x'])
      expect((await get('/tand', { range })).status, range).toBe(200);
    expect((await get('/tand', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await get('/tand', { range: 'bytes=0-9' }, 'HEAD')).status).toBe(200);
    for (const range of ['bytes=5000-', 'bytes=5000-5001', 'bytes=-0']) {
      const beyond = await get('/tand', { range });
      expect([beyond.status, beyond.headers['content-range']], range).toEqual([416, `bytes */${first.length}`]);
    }
  });

  it('sends what another build made once it is started anew, and the old tag leads to it', async () => {
    const { folder, get } = await servePage();
    const before = await get('/tand', br);
    writePage(folder, 'tand.html', second);
    utimesSync(path.join(folder, 'tand.html.br'), new Date(), new Date(Date.now() + 1000));
    const restarted = await serve(folder, memoryBytes);
    const after = await restarted.get('/tand', { ...br, 'if-none-match': String(before.headers['etag']) });
    expect(after.status).toBe(200);
    expect(brotliDecompressSync(after.body).toString()).toBe(second);
  });

  it('hides what begins with a dot, .well-known aside, and what lies beside the site', async () => {
    const folder = newFolder();
    for (const name of ['.stamp', '.search/sv.json', 'data/.secret', '.well-known/.secret', '.well-known/security.txt'])
      writePage(folder, name, name.repeat(100));
    const { get } = await serve(folder, memoryBytes);
    for (const place of [
      '/.stamp',
      '/.search/sv.json',
      '/data/.secret',
      '/.well-known/.secret',
      '/data',
      '/../etc/passwd',
      '/__proto__',
    ])
      expect((await get(place)).status, place).toBe(404);
    expect((await get('/.well-known/security.txt')).status).toBe(200);
    expect((await get('/.well-known/security.txt.br', br)).status).toBe(404);
  });

  it('sends a file without a byte, and fails where one is gone', async () => {
    const folder = newFolder();
    for (const name of ['empty.txt', 'gone.txt'])
      writeFileSync(path.join(folder, name), name === 'gone.txt' ? 'x' : '');
    const { get } = await serve(folder, memoryBytes);
    rmSync(path.join(folder, 'gone.txt'));
    expect(await get('/empty.txt')).toMatchObject({ status: 200, headers: { 'content-length': '0' } });
    expect((await get('/gone.txt')).status).toBe(500);
  });
});

describe('memory', () => {
  const names = Array.from({ length: 50 }, (_, index) => `font${index}.woff2`);

  /** @returns how many bytes of these files are sent as they were before they were changed: they are held */
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

  it('holds the compressed copies of a page and not the page', async () => {
    const folder = newFolder();
    for (const name of names) writePage(folder, name, 'A'.repeat(1000));
    expect(await heldBytes(folder, 1e6)).toBe(0);
    for (const name of names) writePage(folder, name, 'A'.repeat(1000));
    expect(await heldBytes(folder, 1e6, { headers: br, ending: '.br' })).toBeGreaterThan(0);
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

/** @returns whether this process has the file open */
const isOpen = (file: string): boolean =>
  readdirSync('/proc/self/fd').some((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === file;
    } catch {
      // Closed since it was listed.
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

it('knows the types that nginx is told', () => {
  const types = /types \{([^}]+)\}/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ?? '';
  const endings = types
    .matchAll(/^\s*(\S+) ([^;]+);/gm)
    .flatMap(([, type = '', names = '']) => names.split(' ').map((name): [string, string] => [`.${name}`, type]));
  const ours = Object.entries(contentTypes).map(([ending, type]) => [ending, type.replace(/; charset=utf-8$/, '')]);
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(endings));
});
