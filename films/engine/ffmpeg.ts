/** What we ask of ffmpeg: encode, and measure what came out. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Pictures a second. */
export const fps = 25;

/** JPEG is BT.601 full range, video BT.709: without this the aqua turns blue. */
const colour = 'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p';
const tags = ['-color_range', 'tv', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

/** Returns whether there is an ffmpeg to run. */
export const hasFfmpeg = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

const run = (args: readonly string[]) =>
  void execFileSync('ffmpeg', [...quiet, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });

/** Runs ffmpeg and returns what it tells on both its outputs. */
export function measure(args: readonly string[]): string {
  const { stdout, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-nostats', ...args], {
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Joins JPEG pictures to a film without loss. @returns how to add one, and how to end */
export function openMaster(file: string, picturesASecond: number) {
  const child = spawn(
    'ffmpeg',
    [
      ...quiet,
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-framerate',
      String(picturesASecond),
      '-i',
      '-',
      '-c',
      'copy',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(child, 'close');
  return {
    add: async (jpeg: Buffer) => {
      if (!child.stdin.write(jpeg)) await once(child.stdin, 'drain');
    },
    end: async () => {
      child.stdin.end();
      const [status] = (await closed) as [number];
      if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
    },
  };
}

/** The pictures, the sound, kilobits of picture a second, and a folder for notes between the two passes. */
type Source = { master: string; sound: string; kbps: number; notes: string };

/** Encodes a film as MP4. Two passes, so that a scene where everything moves may borrow from one where little does. */
export function encodeMp4(file: string, { master, sound, kbps, notes }: Source) {
  for (const pass of [1, 2]) {
    run([
      ...['-i', master, '-i', sound, '-vf', colour, '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation'],
      ...['-b:v', `${kbps}k`, '-pass', String(pass), '-passlogfile', path.join(notes, 'x264')],
      ...['-profile:v', 'high', '-level', '4.0', ...tags, '-r', String(fps), '-g', '125', '-shortest'],
      ...(pass === 1 ? ['-an', '-f', 'null', '-'] : ['-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart', file]),
    ]);
  }
}

/** VP9 needs this part of the bits for the same picture. */
const vp9Part = 0.8;

/** Encodes the same as WebM. */
export function encodeWebm(file: string, { master, sound, kbps, notes }: Source) {
  for (const pass of [1, 2]) {
    run([
      ...['-i', master, ...(pass === 2 ? ['-i', sound] : []), '-vf', colour, '-c:v', 'libvpx-vp9'],
      ...['-b:v', `${Math.round(kbps * vp9Part)}k`],
      ...['-pass', String(pass), '-passlogfile', path.join(notes, 'vp9'), '-deadline', 'good', '-cpu-used', '4'],
      ...['-row-mt', '1', '-tile-columns', '1', '-g', '125', '-auto-alt-ref', '1', '-lag-in-frames', '25', ...tags],
      ...['-r', String(fps)],
      ...(pass === 1 ? ['-an', '-f', 'null', '-'] : ['-c:a', 'libopus', '-b:a', '32k', '-shortest', file]),
    ]);
  }
}

/** Mean light turns by more than a tenth within any second; a flash is two turns. */
const turnOfLight = 25;

/**
 * Looks whether a film flashes or jumps.
 * @returns most turns of light within a second (a flash is two), and the greatest change between two pictures, of 255
 */
export function calmOf(file: string): { turns: number; jump: number; at: number } {
  const told = measure(['-i', file, '-vf', 'scale=320:-2,signalstats,metadata=print:file=-', '-an', '-f', 'null', '-']);
  const read = (key: string) =>
    [...told.matchAll(new RegExp(`signalstats\\.${key}=([\\d.]+)`, 'g'))].map(([, n]) => Number(n));
  const [light, changes] = [read('YAVG'), read('YDIF')];
  let turns = 0;
  for (let i = 0; i + fps < light.length; i++) {
    let [last, direction, here] = [light[i] ?? 0, 0, 0];
    for (const value of light.slice(i, i + fps)) {
      if (Math.abs(value - last) <= turnOfLight) continue;
      if (Math.sign(value - last) !== direction) here++;
      direction = Math.sign(value - last);
      last = value;
    }
    turns = Math.max(turns, here);
  }
  const jump = Math.max(0, ...changes);
  return { turns, jump, at: changes.indexOf(jump) / fps };
}
