/**
 * `npm run media -- <name>`: makes a film from a storyboard in `films/boards` (see films/README.md).
 * Without options it makes all: WebM, MP4, captions and poster in `content/media`, contact sheet in `docs/media`.
 * `--at 3,7.5` draws frames at these seconds, with `--clean` without captions. `--sheet` draws a frame every 1.5 s.
 * `--half` makes a preview at half the frame rate. `--sound` makes the sound only. `--captions` makes the captions, and
 * the stills that show them. `--encode` encodes the frames that were drawn before.
 */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { formats, timeline, type Board } from '../films/engine/board.ts';
import { checkCaptions, languages, webVtt } from '../films/engine/captions.ts';
import { calmOf, encodeMp4, encodeWebm, hasFfmpeg } from '../films/engine/ffmpeg.ts';
import { drawMaster, launch, stills } from '../films/engine/render.ts';
import { mix } from '../films/engine/sound/mix.ts';
import { writeWav } from '../films/engine/sound/wav.ts';
import { chromiumArguments, findTestBrowser } from './chromium.ts';

/** Size limit of a film or clip; exceeding it prints a warning. */
const maxBytes = 1_500_000;

const boards = path.resolve('films/boards');
const names = readdirSync(boards)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'));
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string' },
    clean: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    half: { type: 'boolean', default: false },
    sound: { type: 'boolean', default: false },
    captions: { type: 'boolean', default: false },
    encode: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const program = findTestBrowser();

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
if (!names.includes(name)) stop(`Say which: npm run media -- ${names.join(' | ')}`);
if (!program) stop('Chromium draws the pictures. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
if (!asked.at && !asked.sheet && !asked.captions && !hasFfmpeg()) {
  stop('ffmpeg encodes films. Install it (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg).');
}

const { default: board } = (await import(path.join(boards, `${name}.ts`))) as { default: Board };
const scratch = path.resolve('.cache/films', name);
const out = path.resolve('content/media', `${board.format}s`);
const { seconds } = timeline(board);
for (const folder of [scratch, out]) mkdirSync(folder, { recursive: true });
console.log(`${name}: ${seconds.toFixed(2)} s`);
for (const problem of checkCaptions(board)) console.log(`  CAPTION ${problem}`);

/** Starts browsers for one job and closes them afterwards. */
async function withBrowsers<T>(count: number, job: (browsers: Awaited<ReturnType<typeof launch>>[]) => Promise<T>) {
  const browsers = await Promise.all(Array.from({ length: count }, () => launch(program ?? '', chromiumArguments)));
  try {
    return await job(browsers);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

const draw = (times: readonly number[], withCaptions: boolean) =>
  withBrowsers(1, ([browser]) => (browser ? stills(browser, board, times, withCaptions) : Promise.resolve([])));

async function drawSingles(times: readonly number[]) {
  const pictures = await draw(times, !asked.clean);
  for (const [i, png] of pictures.entries()) {
    const file = path.join(scratch, `at-${(times[i] ?? 0).toFixed(2).padStart(5, '0')}.png`);
    writeFileSync(file, png);
    console.log(`  ${file}`);
  }
}

/** Draws a frame every 1.5 s, in rows. @param width of each frame, in pixels */
async function contactSheet(width: number) {
  const step = 1.5;
  const times = Array.from({ length: Math.ceil(seconds / step) }, (_, i) => Math.min(i * step, seconds - 0.04));
  const [w, h] = formats[board.format].size;
  const height = Math.round((width * h) / w);
  const columns = board.format === 'film' ? 5 : 8;
  const gap = 6;
  const small = await Promise.all((await draw(times, true)).map((png) => sharp(png).resize(width, height).toBuffer()));
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + Math.ceil(small.length / columns) * (height + gap),
      channels: 3,
      background: '#fff',
    },
  }).composite(
    small.map((input, i) => ({
      input,
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })),
  );
}

function makeSound(): string {
  const file = path.join(scratch, 'sound.wav');
  console.log(`  sound: ${writeWav(file, mix(board))} LUFS`);
  return file;
}

async function makeStills() {
  const [poster] = await draw([board.posterAt], false);
  if (poster)
    await sharp(poster)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(path.join(out, `${name}.jpg`));
  mkdirSync('docs/media', { recursive: true });
  const sheet = await contactSheet(board.format === 'film' ? 240 : 150);
  await sheet.jpeg({ quality: 70, mozjpeg: true }).toFile(`docs/media/${name}.jpg`);
}

/** Writes the captions, and the stills, since the contact sheet shows the captions. */
async function makeCaptions() {
  for (const language of languages) writeFileSync(path.join(out, `${name}.${language}.vtt`), webVtt(board, language));
  await makeStills();
}

function encode(master: string, sound: string) {
  const kbps = board.kbps ?? formats[board.format].kbps;
  const source = { master, sound, kbps, notes: scratch };
  encodeMp4(path.join(out, `${name}.mp4`), source);
  encodeWebm(path.join(out, `${name}.webm`), source);
  const { turns, jump, at } = calmOf(path.join(out, `${name}.mp4`));
  console.log(
    `  most turns of light in a second: ${turns} (2 are a flash); greatest change: ${jump} of 255 at ${at} s`,
  );
  for (const file of readdirSync(out).filter((candidate) => candidate.startsWith(`${name}.`))) {
    const { size } = statSync(path.join(out, file));
    console.log(`  ${file} ${Math.round(size / 1000)} kB${size > maxBytes ? ' TOO HEAVY: set kbps in the board' : ''}`);
  }
}

if (asked.at) await drawSingles(asked.at.split(',').map(Number));
else if (asked.sheet) {
  const file = path.join(scratch, 'sheet.png');
  await (await contactSheet(board.format === 'film' ? 400 : 250)).png().toFile(file);
  console.log(`  ${file}`);
} else if (asked.captions) await makeCaptions();
else if (asked.sound) console.log(`  ${makeSound()}`);
else {
  const sound = makeSound();
  const file = path.join(scratch, 'master.mkv');
  if (!asked.encode) {
    const { total, drawn } = await withBrowsers(2, (two) => drawMaster(two, board, scratch, asked.half ? 2 : 1));
    console.log(`  ${total} pictures, ${drawn} of them drawn now`);
  }
  if (asked.half)
    encodeMp4(path.join(scratch, 'half.mp4'), {
      master: file,
      sound,
      kbps: formats[board.format].kbps,
      notes: scratch,
    });
  else {
    await makeCaptions();
    encode(file, sound);
  }
}
