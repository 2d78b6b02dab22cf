/** The image and the video proxy under 200 requests at once: memory and connections that they take at the most. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { until } from '../../tests/http/process.ts';
import { makeAuthority, mediaHost, startUpstream } from '../../tests/http/upstream.ts';
import { figure, table } from './figures.ts';
import type { Aim, Bench, Part } from './part.ts';
import { start } from './servers.ts';

const atOnce = { full: 200, quick: 20 };
const filmBytes = 3e6;

/** How long a connection may take to close, in ms. */
const toCloseMs = 1000;

const aims = { memoryMB: 750, ofPictures: 16, ofFilms: 100, seconds: 25 };

const noisy = (width: number, height: number, quality: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg({ quality })
    .toBuffer();

/** A host of large and ordinary pictures, of films, and of one that sends a byte a second. */
async function hostOf(): Promise<RequestListener> {
  const pictures: Partial<Record<string, Buffer>> = {
    '/large': await noisy(4096, 4096, 60),
    '/photo': await noisy(1600, 1200, 80),
  };
  const chunk = Buffer.alloc(64 * 1024);
  return ({ url = '' }, response) => {
    const place = url.split('?')[0] ?? '';
    const picture = pictures[place];
    if (picture) return response.writeHead(200, { 'content-length': picture.length }).end(picture);
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': place === '/slow' ? 1e6 : filmBytes });
    if (place === '/slow') {
      const timer = setInterval(() => response.write('a'), 1000);
      return response.once('close', () => clearInterval(timer));
    }
    let left = filmBytes;
    const send = () => {
      while (left > 0 && !response.destroyed) {
        const piece = chunk.subarray(0, Math.min(left, chunk.length));
        left -= piece.length;
        if (!response.write(piece)) return;
      }
      response.end();
    };
    response.on('drain', send);
    return send();
  };
}

type Case = { name: string; address: (n: number) => string; isRead?: boolean; most: number };

const target = (place: string, n: number) => encodeURIComponent(`https://${mediaHost}/${place}?${n}`);
const picture = (place: string, width: number) => (n: number) => `/api/image?w=${width}&url=${target(place, n)}`;
const film = (place: string) => (n: number) => `/api/video-proxy?url=${target(place, n)}`;

const cases: Case[] = [
  { name: 'photos of 1600 × 1200', address: picture('photo', 828), most: aims.ofPictures },
  { name: 'pictures of 4096 × 4096', address: picture('large', 3840), most: aims.ofPictures },
  { name: 'pictures from a host that sends a byte a second', address: picture('slow', 64), most: aims.ofPictures },
  { name: `films of ${filmBytes / 1e6} MB`, address: film('film'), most: aims.ofFilms },
  { name: 'films that nobody reads on', address: film('film'), isRead: false, most: aims.ofFilms },
  { name: 'films from a host that sends a byte a second', address: film('slow'), most: aims.ofFilms },
];

/** Asks once. @returns the status, or `cut` where the answer ended before its end */
const ask = (agent: Agent, url: string, isRead: boolean) =>
  new Promise<string>((resolve) => {
    const sent = get(url, { agent }, (response) => {
      if (isRead) response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', () => resolve('cut'));
      // Of one that is not read, the end is only seen once it is.
      if (!isRead) setTimeout(() => response.resume(), aims.seconds * 1000 - 3000);
    });
    sent.once('error', () => resolve('lost'));
  });

type Peak = { residentBytes: number; sockets: number; socketsNow: number };

/** Runs one case in a fresh process. */
async function measure({ name, address, isRead = true, most }: Case, count: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-proxies-'));
  const authority = makeAuthority();
  const file = path.join(folder, 'ca.pem');
  writeFileSync(file, authority.ca);
  const host = await startUpstream(authority, await hostOf());
  const args = [String(host.port), file];
  const server = await start({ name, script: 'scripts/bench/media-server.ts', args, cwd: '.', env: process.env });
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const began = performance.now();
  try {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) => ask(agent, server.url + address(n), isRead)),
    );
    const seconds = (performance.now() - began) / 1000;
    agent.destroy();
    const isClosed = await until(() => host.open() === 0, toCloseMs).then(
      () => true,
      () => false,
    );
    const peak = await new Promise<Peak>((resolve) => {
      server.child.once('message', (message) => resolve(message as Peak));
      server.child.send('how much?');
    });
    const statuses = [...new Set(answers)].sort().map((status) => {
      const times = answers.filter((answer) => answer === status).length;
      return `${times} × ${status}`;
    });
    return { name, statuses: statuses.join(', '), seconds, peak, ofHost: host.most(), isClosed, most };
  } finally {
    await server.stop();
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run({ isQuick }: Bench) {
  const count = isQuick ? atOnce.quick : atOnce.full;
  const results = [];
  for (const one of cases) results.push(await measure(one, count));
  const megabytes = (bytes: number) => bytes / 1e6;
  const rows = results.map(({ name, statuses, seconds, peak, ofHost }) => [
    name,
    statuses,
    figure(seconds, 1),
    figure(megabytes(peak.residentBytes)),
    figure(ofHost),
    figure(peak.sockets),
  ]);
  const highest = Math.max(...results.map(({ peak }) => megabytes(peak.residentBytes)));
  const longest = Math.max(...results.map(({ seconds }) => seconds));
  const measured: Aim[] = [
    {
      aim: `memory of the process at most ${aims.memoryMB} MB, whatever is asked ${count} times at once`,
      measured: `${figure(highest)} MB`,
      isMet: highest <= aims.memoryMB,
    },
    {
      aim: `connections with the host: at most ${aims.ofPictures} for pictures and ${aims.ofFilms} for films`,
      measured: results.map(({ ofHost }) => figure(ofHost)).join(', '),
      isMet: results.every(({ ofHost, most }) => ofHost <= most),
    },
    {
      aim: `all are answered or cut off within ${aims.seconds} s, and no connection with the host is left`,
      measured: `${figure(longest, 1)} s`,
      isMet: longest <= aims.seconds && results.every(({ isClosed }) => isClosed),
    },
  ];
  const head = [
    'Asked at once',
    'Answers',
    'Seconds',
    'Peak memory, MB',
    'Connections with the host',
    'All connections',
  ];
  const markdown = [
    table([...head], rows),
    `${count} requests at once from one process on the same machine, each for an address of its own, without a limit by network and without a cache; the host is a TLS server of that process, so that the seconds are information only. Memory is the highest resident set of the process that holds nothing but the two proxies; all connections are those of readers too. 502 and \`cut\`: the 20 s that a fetch may take were over, with the wait for a turn.`,
  ].join('\n\n');
  return { markdown, aims: measured };
}

export const proxiesPart: Part = { name: 'proxies', title: 'Proxies', run };
