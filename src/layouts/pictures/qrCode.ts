/** QR codes as drawings, made when the site is built: no other host is asked, and the page needs no script. */
import encodeQR from 'qr';
import { drawingSvg } from './icons.ts';

/** Width in CSS pixels and level: the specification's (section 9). */
const size = 150;
const level = 'medium';
/** Share of the width that the logo takes: 25 px of the 120 that the code has in header and footer (the same). */
const logoShare = 25 / 120;
/**
 * White around the code, in modules: four, as ISO/IEC 18004 wants. The specification's least, 10 px, is less
 * than that as long as the code has at most 52 modules a side, which an address of 200 letters has not.
 */
const quietModules = 4;

/**
 * Returns an SVG document of square modules, black on white whatever the theme.
 * @param text what the code says, as an address
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
    // No wider than the logo: half a module more, and a decoder fails on every twentieth code at 120 px.
    `<circle cx="${count / 2}" cy="${count / 2}" r="${logo / 2}" fill="#fff"/>`,
    drawingSvg('mascot').replace('<svg ', `<svg x="${place}" y="${place}" width="${logo}" height="${logo}" `),
    '</svg>',
  ].join('');
}
