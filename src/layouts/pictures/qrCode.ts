/** QR codes as drawings, generated at build time: no other host is involved, and the page needs no script. */
import encodeQR from 'qr';
import { drawingSvg } from './icons.ts';

/** Width in CSS pixels and error correction level [#234]. */
const size = 150;
const level = 'medium';
/** Width of the logo as a fraction: 25 px of the 120 px in header and footer [#234]. */
const logoShare = 25 / 120;
/**
 * Quiet zone in modules: four, as in ISO/IEC 18004. That is more than the 10 px of [#234] for a code of up to 52
 * modules a side; only an address as long as 200 letters needs more modules.
 */
const quietModules = 4;

/**
 * Returns an SVG document of square modules, black on white in every theme.
 * @param text content of the code, such as an address
 */
export function qrSvg(text: string): string {
  const modules = encodeQR(text, 'raw', { ecc: level, border: quietModules });
  const count = modules.length;
  const squares = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const logo = count * logoShare;
  const place = (count - logo) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} ${count}" width="${size}" height="${size}">`,
    `<path fill="#fff" d="M0 0h${count}v${count}H0z"/>`,
    `<path shape-rendering="crispEdges" d="${squares}"/>`,
    // The background is no wider than the logo. With half a module more, a decoder fails on every twentieth code at 120
    // px.
    `<circle cx="${count / 2}" cy="${count / 2}" r="${logo / 2}" fill="#fff"/>`,
    drawingSvg('mascot').replace('<svg ', `<svg x="${place}" y="${place}" width="${logo}" height="${logo}" `),
    '</svg>',
  ].join('');
}
