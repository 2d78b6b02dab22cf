/** Runs ffmpeg, to encode films and to measure the result. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Frames per second. */
export const fps = 25;

/** JPEG uses BT.601 full range, video BT.709. Without the conversion, aqua turns blue. */
const colour = 'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p';
const tags = ['-color_range', 'tv', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

/** Tells whether ffmpeg is installed. */
export const hasFfmpeg = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

const run = (args: readonly string[]) =>
  void execFileSync('ffmpeg', [...quiet, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });

/** Runs ffmpeg and returns its standard output and standard error. */
export function measure(args: readonly string[]): string {
  const { stdout, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-nostats', ...args], {
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/**
 * Joins JPEG frames into a video without re-encoding.
 * @returns functions to add a frame and to finish
 */
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

/** The video, the audio, the video bitrate in kbit/s, and a folder for the log of the first pass. */
type Source = { master: string; sound: string; kbps: number; notes: string };

/** Encodes a film as MP4. Two passes let a scene with much movement use bits from a scene with little. */
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

/** VP9 needs this fraction of the bitrate for the same quality. */
const vp9Part = 0.8;

/** Encodes a film as WebM. */
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

/** A change in mean brightness counts above this value, a tenth of the range. Two opposite changes make a flash. */
const turnOfLight = 25;

/**
 * Measures whether a film flashes or jumps.
 * @returns the most changes of brightness within a second (a flash is two), the largest difference between two frames
 *   (of 255), and the second at which it occurs
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
