/** Writes sound files: 16-bit stereo, at the loudness of a calm film. */
import { writeFileSync } from 'node:fs';
import { measure } from '../ffmpeg.ts';
import { clamp } from '../values.ts';
import { rate } from './synth.ts';

/** Loudness of every film, in LUFS. No peak exceeds -2 dB. */
const wantedLoudness = -20;
const filmPeak = 0.79;

/**
 * Writes samples as 16-bit stereo.
 * @param peak the maximum absolute value of a sample, as a fraction of full scale
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
  // Soft limiter: bends loud samples instead of clipping them.
  const sample = (x: number) => Math.round(clamp(Math.tanh(x * gain * 1.05) / 1.05, -peak, peak) * 32767);
  left.forEach((x, i) => {
    wav.writeInt16LE(sample(x), 44 + i * 4);
    wav.writeInt16LE(sample(right[i] ?? 0), 46 + i * 4);
  });
  writeFileSync(file, wav);
}

/** Measures the loudness of a sound file, in LUFS. */
function loudnessOf(file: string): number {
  const told = measure(['-i', file, '-af', 'ebur128', '-f', 'null', '-']);
  return Number([...told.matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1] ?? -70);
}

/**
 * Writes a sound file at the loudness that every film has.
 * @returns its measured loudness in LUFS
 */
export function writeWav(file: string, { left, right }: { left: Float32Array; right: Float32Array }): number {
  let gain = 0.5;
  writeSamples(file, left, right, gain, filmPeak);
  // Run it twice, because the soft limiter makes the first correction fall short.
  for (let i = 0; i < 2; i++) {
    gain *= 10 ** ((wantedLoudness - loudnessOf(file)) / 20);
    writeSamples(file, left, right, gain, filmPeak);
  }
  return loudnessOf(file);
}
