/** Detects the type of a picture from its first bytes. Ignores what its host or file name claims. */

export type PictureType = 'raster' | 'svg';

/** How far into a file to look for `<svg`, in bytes. */
const maxBeforeSvg = 4096;

const hex = (bytes: Buffer, from: number, to: number): string => bytes.toString('hex', from, to);
const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Skips whatever may precede the root of an XML file, except a DOCTYPE that declares its own entities. */
function isSvg(bytes: Buffer): boolean {
  // A byte order mark is white space too.
  let rest = bytes.toString('utf8', 0, maxBeforeSvg).trimStart();
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : /^<[?!]/.test(rest) ? '>' : undefined;
    if (!end) return /^<svg[\s/>]/.test(rest);
    const at = rest.indexOf(end);
    if (at < 0) return false;
    rest = rest.slice(at + end.length).trimStart();
  }
}

/** Returns the type of a picture, or `undefined` if it is not a supported picture. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const isRaster =
    (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
    hex(bytes, 0, 3) === 'ffd8ff' ||
    hex(bytes, 0, 8) === '89504e470d0a1a0a' ||
    /^GIF8[79]a/.test(ascii(bytes, 0, 6)) ||
    /^ftypavi[fs]$/.test(ascii(bytes, 4, 12));
  if (isRaster) return 'raster';
  return isSvg(bytes) ? 'svg' : undefined;
}
