import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/**
 * @param picture any raster picture or SVG
 * @param scale enlarges an SVG
 * @returns what the code in it says, read by a real decoder
 */
export async function decode(picture: Buffer, scale = 1): Promise<string> {
  const { data, info } = await sharp(picture, { density: 72 * scale })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
