/** Writes sound files, first 16-bit stereo WAV at a target loudness, then AAC, and measures them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { writeSamples } from '../../films/engine/sound/wav.ts';
import type { Sound } from './synth.ts';

/** Target loudness of every episode in LUFS, and its peak limit as a share of full scale (-3 dB). */
const wantedLoudness = -20;
const peak = 0.7;

export type Measured = {
  /** Integrated loudness in LUFS, loudness range in LU, true peak in dB. */
  loudness: number;
  range: number;
  peak: number;
  /**
   * Largest rise of the momentary loudness (0.4 s) above everything in the 3 s before, in LU. A sudden rise could
   * startle the listener.
   */
  rise: number;
  seconds: number;
  bytes: number;
};

const last = (text: string, pattern: RegExp): number => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? Number.NaN);

/** Measures a sound file with ffmpeg (EBU R 128). */
export function measure(file: string): Measured {
  const { stderr: told } = spawnSync(
    'ffmpeg',
    [
      '-hide_banner',
      '-nostats',
      '-i',
      file,
      '-af',
      'ebur128=peak=true:framelog=verbose',
      '-loglevel',
      'verbose',
      '-f',
      'null',
      '-',
    ],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  // ffmpeg prints a value every 0.1 s.
  const momentary = [...told.matchAll(/ M:\s*(-?[\d.]+|-inf)/g)].map(([, value]) => Math.max(Number(value), -70));
  const rises = momentary.slice(30).map((now, i) => now - Math.max(...momentary.slice(i, i + 25)));
  const [, hours = 0, minutes = 0, seconds = 0] = /Duration: (\d+):(\d+):([\d.]+)/.exec(told) ?? [];
  return {
    loudness: last(told, /I:\s+(-?[\d.]+) LUFS/g),
    range: last(told, /LRA:\s+(-?[\d.]+) LU\b/g),
    peak: last(told, /Peak:\s+(-?[\d.]+) dBFS/g),
    rise: Math.max(...rises),
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    bytes: statSync(file).size,
  };
}

/** Writes a WAV file at the target loudness. */
export function writeWav(file: string, { left, right }: { left: Sound; right: Sound }): void {
  let gain = 0.5;
  writeSamples(file, left, right, gain, peak);
  // Repeat three times, because the soft limiter makes each correction fall short.
  for (let i = 0; i < 3; i++) {
    gain *= 10 ** ((wantedLoudness - measure(file).loudness) / 20);
    writeSamples(file, left, right, gain, peak);
  }
}

/** Encodes a WAV file to AAC. The same input gives the same bytes. @param kilobits per second */
export function encode(wav: string, m4a: string, kilobits: number): void {
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart'];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', wav, '-c:a', 'aac', '-b:a', `${kilobits}k`, ...exact, m4a]);
}
