/** The mask and its equipment. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, g, line, polyline, r1, seam, through } from '../paper.ts';
import { lerp, type Point } from '../values.ts';

export const mask = {
  mask: ({ k = 1, squash = 0, clear = 0.62, fog = 0 }) =>
    g(
      `scale(${k})`,
      (() => {
        const b = r1(26 - squash * 3),
          d = `M0,-28C10,-28 15,-20 20,-8C26,4 30,14 ${b},22C20,32 10,33 0,33S-20,32 ${-b},22C-30,14-26,4-20,-8C-15,-20-10,-28 0,-28Z`;
        const dome =
          'M0,-21C7,-21 11,-14 15,-4C20,6 22,13 19,18C15,24 8,25 0,25S-15,24-19,18C-22,13-20,6-15,-4C-11,-14-7,-21 0,-21Z';
        return (
          `<path d="${d}" fill="${C.ink}" fill-opacity=".12" transform="translate(0 3)"/><path d="${d}" fill="${C.pale}" fill-opacity="${clear}"/>` +
          line(d, C.mid, 6.5, 0.96) +
          line(d, '#fff', 1.6, 0.7, 'stroke-dasharray="4 3.400"') +
          flat(dome, '#fff', 0.2 + fog * 0.42) +
          line('M-11,12Q-12,2-6,-6', '#fff', 3, 0.9) +
          flat('M-9,6C-9,-1 9,-1 9,6V16C9,21-9,21-9,16Z', C.white) +
          line('M-9,8C-9,14 9,14 9,8', C.ink, 1.6, 0.18)
        );
      })(),
    ),
  hose: ({ pts, w = 24 }: { pts: readonly Point[]; w?: number }) => {
    const d = polyline(through(pts, 6));
    return (
      line(d, C.ink, w, 0.14, `transform="translate(0 ${w * 0.22})"`) +
      line(d, C.mid, w) +
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${w}" stroke-dasharray="${r1(w * 0.16)} ${r1(w * 0.34)}"/>`
    );
  },
  balloon: ({ air = 0.5, k = 1, rot = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      (() => {
        const w = lerp(38, 82, air),
          h = lerp(138, 178, air),
          dent = lerp(0.62, 1, air);
        const d = `M-11,0C-13,14 ${r1(-w)},${r1(h * 0.2)} ${r1(-w)},${r1(h * 0.55)}C${r1(-w)},${r1(h * 0.86)} ${r1(-w * 0.5)},${r1(h)} 0,${r1(h)}S${r1(w)},${r1(h * 0.86)} ${r1(w)},${r1(h * 0.55)}C${r1(w)},${r1(h * 0.2)} 13,14 11,0Z`;
        return (
          cut(d, C.sun, 7) +
          line(
            `M${r1(-w * 0.34)},${r1(h * 0.3)}Q${r1(-w * 0.4 * dent)},${r1(h * 0.6)} ${r1(-w * 0.26)},${r1(h * 0.88)}M${r1(w * 0.34)},${r1(h * 0.3)}Q${r1(w * 0.4 * dent)},${r1(h * 0.6)} ${r1(w * 0.26)},${r1(h * 0.88)}`,
            C.amber,
            4,
            r1((0.85 - air * 0.5) * 100) / 100,
          ) +
          line(
            `M${r1(-w * 0.62)},${r1(h * 0.5)}Q${r1(-w * 0.64)},${r1(h * 0.34)} ${r1(-w * 0.4)},${r1(h * 0.25)}`,
            '#fff',
            7,
            0.75,
          ) +
          flat('M-17,-16H17V8Q0,14-17,8Z', C.deep) +
          seam('M-13,-4H13')
        );
      })(),
    ),
};
