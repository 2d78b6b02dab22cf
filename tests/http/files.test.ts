/** Files as they are sent, both from memory and from disk. */
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentTypes } from '../../src/server/http/headers.ts';
import { newFolder, serve, writePage } from './folder.ts';

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

  it('sends each reader the coding that they take, whatever the last one took', async () => {
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

it('knows the types that nginx is told', () => {
  const types = /types \{([^}]+)\}/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ?? '';
  const endings = [...types.matchAll(/^\s*(\S+) ([^;]+);/gm)].flatMap(([, type = '', names = '']) =>
    names.split(' ').map((name): [string, string] => [`.${name}`, type]),
  );
  const ours = Object.entries(contentTypes).map(([ending, type]) => [ending, type.replace(/; charset=utf-8$/, '')]);
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(endings));
});
