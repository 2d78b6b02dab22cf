/** Sound files: 16 bit stereo WAV at a loudness, then AAC; and what is measured of them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { clamp, rate, type Sound } from './synth.ts';

/** Loudness of every episode in LUFS, and its highest peak as a part of full scale (-3 dB). */
const wantedLoudness = -20;
const peak = 0.7;

const headerBytes = 44;
const bytesPerSample = 4;

function write(file: string, left: Sound, right: Sound, gain: number): void {
  const bytes = left.length * bytesPerSample;
  const wav = Buffer.alloc(headerBytes + bytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(headerBytes - 8 + bytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * bytesPerSample, 28);
  wav.writeUInt16LE(bytesPerSample, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(bytes, 40);
  // A soft limit: what would be too loud bends instead of breaking.
  const sample = (x: number) => Math.round(clamp(Math.tanh(x * gain * 1.05) / 1.05, -peak, peak) * 32_767);
  left.forEach((x, i) => {
    wav.writeInt16LE(sample(x), headerBytes + i * bytesPerSample);
    wav.writeInt16LE(sample(right[i] ?? 0), headerBytes + 2 + i * bytesPerSample);
  });
  writeFileSync(file, wav);
}

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
  write(file, left, right, gain);
  // Three times, because the soft limit makes each step fall short.
  for (let i = 0; i < 3; i++) {
    gain *= 10 ** ((wantedLoudness - measure(file).loudness) / 20);
    write(file, left, right, gain);
  }
}

/** Encodes a WAV file. The same file gives the same bytes. @param kilobits a second */
export function encode(wav: string, m4a: string, kilobits: number): void {
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart'];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', wav, '-c:a', 'aac', '-b:a', `${kilobits}k`, ...exact, m4a]);
}
