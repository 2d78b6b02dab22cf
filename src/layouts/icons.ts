/** The site's icons and its picture for shared links, made from our own drawings when the site is built. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Drawing, type DrawingName } from '../ui/Drawing/Drawing.tsx';

/** Widths of the PNG icons in pixels: 180 is Apple's, 192 and 512 Android's. */
export const iconSizes = [180, 192, 512] as const;

/** Paper, as in styles/tokens.css; a PNG can't read custom properties. */
const paper = '#fffbf4';
const aqua = '#bfe9e6';

/** Own size in the picture, in pixels. */
type Place = { name: DrawingName; x: number; y: number; width: number; height: number };

const cast: Place[] = [
  { name: 'logo', x: 70, y: 70, width: 430, height: 120 },
  { name: 'person-nurse', x: 470, y: 130, width: 240, height: 480 },
  { name: 'person-girl-teddy', x: 690, y: 190, width: 210, height: 420 },
  { name: 'person-wheelchair', x: 900, y: 190, width: 250, height: 420 },
  { name: 'mascot', x: 120, y: 270, width: 300, height: 300 },
];

/** Custom properties give way to their fallbacks, since the rasteriser knows none. */
const withoutProperties = (svg: string): string =>
  svg.replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1').replaceAll('currentColor', '#0f3b40');

const drawingMarkup = (name: DrawingName): string =>
  withoutProperties(renderToStaticMarkup(createElement(Drawing, { name })));

/** Returns a drawing as an SVG file of its own. */
export const drawingSvg = (name: DrawingName): string =>
  drawingMarkup(name).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

/** Returns a square PNG of the mascot on paper. */
export async function iconPng(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const inner = Math.round(size * 0.8);
  const mascot = await sharp(Buffer.from(drawingSvg('mascot')), { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: paper })
    .toBuffer();
  const icon = sharp({ create: { width: size, height: size, channels: 4, background: paper } }).composite([
    { input: mascot },
  ]);
  return new Uint8Array(await icon.png({ compressionLevel: 9 }).toBuffer());
}

/** Returns the 1200 × 630 picture that shared links show: no words in it but the name. */
export async function sharePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const layers = await Promise.all(
    cast.map(async ({ name, x, y, width, height }) => {
      const input = await sharp(Buffer.from(drawingSvg(name)), { density: 300 })
        .resize(width, height, { fit: 'contain', position: 'bottom', background: '#0000' })
        .png()
        .toBuffer();
      return { input, left: x, top: y };
    }),
  );
  const hill = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><ellipse cx="700" cy="640" rx="760" ry="150" fill="#f9d5db"/></svg>`,
  );
  const picture = sharp({ create: { width: 1200, height: 630, channels: 4, background: aqua } });
  return new Uint8Array(
    await picture
      .composite([{ input: hill }, ...layers])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );
}

/** Width of the podcast's picture in pixels: Apple takes 1400 to 3000. */
const podcastSize = 1500;

/** Returns a square picture without words, and without a see-through part, which programs that show it can't do. */
export async function podcastPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = (name: DrawingName, size: number) =>
    sharp(Buffer.from(drawingSvg(name)), { density: 900 })
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
  const hill = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${podcastSize}" height="${podcastSize}"><ellipse cx="750" cy="1480" rx="980" ry="330" fill="#f9d5db"/></svg>`,
  );
  const picture = sharp({
    create: { width: podcastSize, height: podcastSize, channels: 3, background: aqua },
  }).composite([
    { input: hill },
    { input: await drawn('mascot', 860), left: 320, top: 470 },
    { input: await drawn('object-headphones', 620), left: 440, top: 130 },
  ]);
  return new Uint8Array(await picture.removeAlpha().png({ compressionLevel: 9 }).toBuffer());
}
