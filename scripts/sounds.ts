/**
 * `npm run sounds`: synthesizes the podcast's sound episodes into content/media/podcasts. The output is deterministic:
 * the same code gives the same bytes. `npm run sounds -- mri` makes one episode. Needs ffmpeg.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brook } from './sounds/brook.ts';
import { createDesk } from './sounds/desk.ts';
import type { SoundEpisode } from './sounds/episode.ts';
import { encode, measure, writeWav } from './sounds/file.ts';
import { mri } from './sounds/mri.ts';
import { theatre } from './sounds/theatre.ts';

const episodes: Record<string, SoundEpisode> = { mri, theatre, brook };
const out = 'content/media/podcasts';
const scratch = '.cache/sounds';
/** Length of the fade-out, in seconds. */
const fadeOut = 3;

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in episodes));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Choose of ${Object.keys(episodes).join(', ')}, or none for all.`);
  process.exit(1);
}
for (const folder of [out, scratch]) mkdirSync(folder, { recursive: true });

for (const [name, episode] of Object.entries(episodes)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const wav = path.join(scratch, `${episode.name}.wav`);
  const m4a = path.join(out, `${episode.name}.m4a`);
  const desk = createDesk(episode.seconds);
  episode.play(desk);
  writeWav(wav, desk.mix(fadeOut));
  encode(wav, m4a, episode.kilobits);
  const { loudness, range, peak, rise, seconds, bytes } = measure(m4a);
  console.log(
    `${episode.name}: ${seconds.toFixed(2)} s, ${(bytes / 1e6).toFixed(2)} MB, ${loudness} LUFS, range ${range} LU, ` +
      `peak ${peak} dB, at most ${rise.toFixed(1)} LU above the 3 s before`,
  );
}
