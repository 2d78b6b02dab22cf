/** Sound files: 16 bit stereo WAV at a loudness, then AAC; and what is measured of them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { writeSamples } from '../../films/engine/sound/wav.ts';
import type { Sound } from './synth.ts';

/** Loudness of every episode in LUFS, and its highest peak as a part of full scale (-3 dB). */
const wantedLoudness = -20;
const peak = 0.7;

export type Measured = {
  /** Integrated loudness in LUFS, loudness range in LU, true peak in dB. */
  loudness: number;
  range: number;
  peak: number;
  /** How much louder 0.4 s are at the most than all that was heard in the 3 s before, in LU: what could startle. */
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
  // One value every 0.1 s.
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

/** Writes a sound file at the wanted loudness. */
export function writeWav(file: string, { left, right }: { left: Sound; right: Sound }): void {
  let gain = 0.5;
  writeSamples(file, left, right, gain, peak);
  // Three times, because the soft limit makes each step fall short.
  for (let i = 0; i < 3; i++) {
    gain *= 10 ** ((wantedLoudness - measure(file).loudness) / 20);
    writeSamples(file, left, right, gain, peak);
  }
}

/** Encodes a WAV file. The same file gives the same bytes. @param kilobits a second */
export function encode(wav: string, m4a: string, kilobits: number): void {
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart'];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', wav, '-c:a', 'aac', '-b:a', `${kilobits}k`, ...exact, m4a]);
}
