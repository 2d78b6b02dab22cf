/** Sound files: 16 bit stereo, as loud as a calm film is. */
import { writeFileSync } from 'node:fs';
import { measure } from '../ffmpeg.ts';
import { clamp } from '../values.ts';
import { rate } from './synth.ts';

/** Loudness of every film, in LUFS; no peak is above -2 dB. */
const wantedLoudness = -20;
const filmPeak = 0.79;

/**
 * Writes samples as 16 bit stereo.
 * @param peak no sample is further from 0 than this part of full scale
 */
export function writeSamples(file: string, left: Float32Array, right: Float32Array, gain: number, peak: number): void {
  const bytes = left.length * 4;
  const wav = Buffer.alloc(44 + bytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + bytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(bytes, 40);
  // A soft limit: what would be too loud bends instead of breaking.
  const sample = (x: number) => Math.round(clamp(Math.tanh(x * gain * 1.05) / 1.05, -peak, peak) * 32767);
  left.forEach((x, i) => {
    wav.writeInt16LE(sample(x), 44 + i * 4);
    wav.writeInt16LE(sample(right[i] ?? 0), 46 + i * 4);
  });
  writeFileSync(file, wav);
}

/** Measures a sound file. @returns its loudness in LUFS */
function loudnessOf(file: string): number {
  const told = measure(['-i', file, '-af', 'ebur128', '-f', 'null', '-']);
  return Number([...told.matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1] ?? -70);
}

/**
 * Writes a sound file at the loudness that every film has.
 * @returns its loudness in LUFS, measured
 */
export function writeWav(file: string, { left, right }: { left: Float32Array; right: Float32Array }): number {
  let gain = 0.5;
  writeSamples(file, left, right, gain, filmPeak);
  // Twice, because the soft limit makes the first step fall short.
  for (let i = 0; i < 2; i++) {
    gain *= 10 ** ((wantedLoudness - loudnessOf(file)) / 20);
    writeSamples(file, left, right, gain, filmPeak);
  }
  return loudnessOf(file);
}
