/** The site's icons, generated from our own drawings at build time. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Drawing, type DrawingName } from '../../ui/Drawing/Drawing.tsx';

/** Widths of the PNG icons in pixels: 180 is Apple's, 192 and 512 Android's. */
export const iconSizes = [180, 192, 512] as const;

/** The paper colour of styles/tokens.css; a PNG can't read custom properties. */
const paper = '#fffbf4';
export const aqua = '#bfe9e6';

/** Replaces custom properties with their fallbacks, because the rasteriser does not support them. */
const withoutProperties = (svg: string): string =>
  svg.replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1').replaceAll('currentColor', '#0f3b40');

const drawingMarkup = (name: DrawingName): string =>
  withoutProperties(renderToStaticMarkup(createElement(Drawing, { name })));

export const drawingSvg = (name: DrawingName): string =>
  drawingMarkup(name).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

/**
 * Returns a square PNG of the mascot on paper.
 * @param share width of the mascot as a fraction; phones crop a maskable icon to a circle of 0.8
 */
export async function iconPng(size: number, share = 0.8): Promise<Uint8Array<ArrayBuffer>> {
  const inner = Math.round(size * share);
  const mascot = await sharp(Buffer.from(drawingSvg('mascot')), { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: paper })
    .toBuffer();
  const icon = sharp({ create: { width: size, height: size, channels: 4, background: paper } }).composite([
    { input: mascot },
  ]);
  return new Uint8Array(await icon.png({ compressionLevel: 9 }).toBuffer());
}

/** Returns the icon that browsers request by default: an ICO file with one PNG of 32 × 32 pixels. */
export async function favicon(): Promise<Uint8Array<ArrayBuffer>> {
  const size = 32;
  const png = await iconPng(size, 1);
  const head = Buffer.alloc(22);
  // One image of type 1 (icon), without a palette, 32 bits a pixel, right after this header.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Uint8Array(Buffer.concat([head, png]));
}

/** Width of the podcast cover in pixels: Apple accepts 1400 to 3000. */
const podcastSize = 1500;

/** Returns a square cover without text. It is opaque, because podcast apps do not support transparency. */
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
