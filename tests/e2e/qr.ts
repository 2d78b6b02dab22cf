import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/**
 * Returns the text of a QR code, read by a real decoder.
 * @param picture any raster picture or SVG
 * @param scale enlarges an SVG
 * @param width of the picture that is decoded, in pixels; by default its own
 * @throws Error if the decoder cannot read it
 */
export async function decode(picture: Buffer, scale = 1, width?: number): Promise<string> {
  const { data, info } = await sharp(picture, { density: 72 * scale })
    .resize(width)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
