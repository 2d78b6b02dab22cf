/** Renders storyboards to pictures in Chromium. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { formats, timeline, type Board } from './board.ts';
import { cues } from './captions.ts';
import { fps, openMaster } from './ffmpeg.ts';
import { C } from './paper.ts';
import { picture } from './picture.ts';

const look = ['--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb', '--disable-lcd-text'];

/**
 * Starts the browser.
 * @param program path of the Chromium executable
 * @param args arguments that Chromium needs on this machine
 */
export const launch = (program: string, args: readonly string[]) =>
  chromium.launch({ executablePath: program, args: [...args, ...look] });

type Browser = Awaited<ReturnType<typeof launch>>;

/** Declares the function in the page that converts SVG to JPEG. */
type Shooting = typeof globalThis & { shoot: (svg: string) => Promise<string> };

/**
 * Opens a page of the film's size. It draws the SVG as an image on a canvas and returns a base64 JPEG, the fastest way
 * measured.
 */
async function openPage(browser: Browser, board: Board): Promise<Page> {
  const [width, height] = formats[board.format].size;
  const page = await browser.newPage({ viewport: { width, height } });
  const font = readFileSync('src/fonts/atkinson-latin.woff2').toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:Caption;src:url(data:font/woff2;base64,${font});font-weight:200 800}*{margin:0}body{position:relative;overflow:hidden}svg{position:absolute}</style><div id="film"></div>`,
  );
  await page.evaluate(
    ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      (globalThis as Shooting).shoot = async (svg) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        context?.drawImage(image, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.96 });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        let text = '';
        for (let k = 0; k < bytes.length; k += 32768) text += String.fromCharCode(...bytes.subarray(k, k + 32768));
        return btoa(text);
      };
    },
    [width, height] as const,
  );
  return page;
}

/** Returns a caption as a strip of paper, placed where a player would show it. */
function strip(board: Board, text: string): string {
  const { size, captions } = formats[board.format];
  const { top, height, font } = captions;
  return `<div style="position:absolute;left:0;right:0;top:${top}px;height:${height}px;display:flex;align-items:center;justify-content:center"><span style="background:${C.ink};color:#FFFDF9;font:600 ${font}px/1.18 Caption;padding:${font * 0.2}px ${font * 0.5}px ${font * 0.24}px;border-radius:${font * 0.36}px;text-align:center;max-width:${size[0] - 40}px;white-space:pre-line">${text}</span></div>`;
}

/**
 * Renders single pictures.
 * @param times seconds of the film
 * @param withCaptions whether to show the Swedish captions
 * @returns PNG files, in order
 */
export async function stills(
  browser: Browser,
  board: Board,
  times: readonly number[],
  withCaptions: boolean,
): Promise<Buffer[]> {
  const page = await openPage(browser, board);
  const drawn: Buffer[] = [];
  for (const time of times) {
    const cue = withCaptions ? cues(board, 'sv').find(({ from, to }) => time >= from && time < to) : undefined;
    const html = picture(board, time) + (cue ? strip(board, cue.text) : '');
    await page.evaluate((content) => {
      const film = document.getElementById('film');
      if (film) film.innerHTML = content;
    }, html);
    drawn.push(await page.screenshot());
  }
  await page.close();
  return drawn;
}

/**
 * Renders a whole film, with one page in each browser. Pictures are cached by hash, so a change in one scene only costs
 * that scene.
 * @param folder where to write the film and the cached pictures
 * @param step 2 renders every other picture, to preview the movement
 * @returns the file, the total number of pictures, and how many were not in the cache
 */
export async function drawMaster(browsers: readonly Browser[], board: Board, folder: string, step: number) {
  const file = path.join(folder, 'master.mkv');
  const kept = path.join(folder, 'frames');
  mkdirSync(kept, { recursive: true });
  const total = Math.ceil(Math.round(timeline(board).seconds * fps) / step);
  const master = openMaster(file, fps / step);
  const ready = new Map<number, Buffer>();
  const count = { total, drawn: 0 };
  let [next, written] = [0, 0];
  const work = async (browser: Browser) => {
    const page = await openPage(browser, board);
    while (next < total) {
      const i = next++;
      const svg = picture(board, (i * step) / fps);
      const place = path.join(kept, `${createHash('sha1').update(svg).digest('hex')}.jpg`);
      if (!existsSync(place)) {
        const jpeg = await page.evaluate((text) => (globalThis as Shooting).shoot(text), svg);
        writeFileSync(place, Buffer.from(jpeg, 'base64'));
        count.drawn++;
      }
      ready.set(i, readFileSync(place));
      for (let jpeg = ready.get(written); jpeg; jpeg = ready.get(written)) {
        ready.delete(written++);
        await master.add(jpeg);
      }
    }
    await page.close();
  };
  await Promise.all(browsers.map(work));
  await master.end();
  return { file, ...count };
}
