/** Small things, and the thread. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, g, line, r1, sheet, stitches, through } from '../paper.ts';
import { clamp, lerp, type Point } from '../values.ts';
import { starShape } from './shapes.ts';

export const things = {
  /** A small cup of medicine. */
  cup: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      cut('M-17,-20H17L13,20Q12,24 8,24H-8Q-12,24-13,20Z', C.white, 4) +
        flat('M-15,-4H15L13,20Q12,24 8,24H-8Q-12,24-13,20Z', C.pink) +
        line('M-20,-20H20', C.white, 7),
    ),
  teddy: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      line('M-14,10h.1M14,10h.1M-8,28h.1M8,28h.1', C.ink, 13, 0.14, 'transform="translate(0 2)"') +
        line('M-11,-15h.1M11,-15h.1M-14,10h.1M14,10h.1M-8,28h.1M8,28h.1', C.bear, 13) +
        `<ellipse cy="14" rx="13" ry="15" fill="${C.bear}"/><circle cy="-6" r="15" fill="${C.bear}"/>` +
        line('M-2,-1h4M0,16v3', C.bearl, 11) +
        line('M-6,-9h.1M6,-9h.1M0,-3h.1', C.ink, 3.5) +
        line('M-11,-15h.1M11,-15h.1', C.bearl, 5),
    ),
  lolly: ({ k = 1, rot = 0, left = 1 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      line('M0,2V26', C.bearl, 8) +
        (() => {
          const top = lerp(-30, -52, left);
          return (
            cut(
              `M-15,4V${r1(top + 14)}C-15,${r1(top - 2)} ${left < 0.95 ? `-6,${r1(top + 2)} -3,${r1(top + 4)} Q0,${r1(top + 9)} 4,${r1(top + 3)}` : `-7,${top} 0,${top}`}C${left < 0.95 ? 9 : 8},${r1(top)} 15,${r1(top + 4)} 15,${r1(top + 14)}V4Q15,8 10,8H-10Q-15,8-15,4Z`,
              C.coral,
              3,
            ) +
            flat('M-15,-14q5,-4 10,0t10,0 10,0V4Q15,8 10,8H-10Q-15,8-15,4Z', C.sun) +
            line(`M-8,${r1(top + 30)}V${r1(top + 17)}`, '#fff', 4, 0.7)
          );
        })(),
    ),
  mitten: ({ k = 1, rot = 0, lids = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k}) translate(-29 -60)`,
      cut(
        'M14.5,45C10.5,36 9.500,22 14.5,13C19,5 31.500,4 36.500,11.500C40,17 40,23.500 40,29C42,24.500 47,22 51,24.500C56,28 53.500,35.500 46.500,40.500C44.500,42 43.500,43.500 43,45Z',
        C.coral,
        2,
      ) +
        line('M17,14.5C20.5,9 29,8.5 33,13', '#fff', 2.2, 0.55, 'stroke-dasharray="3 3.4"') +
        `<g fill="${C.rose}" fill-opacity=".75"><circle cx="16.500" cy="32" r="3.400"/><circle cx="33.500" cy="32" r="3.400"/></g><g fill="${C.ink}"><ellipse cx="19.500" cy="26" rx="2.600" ry="${r1(3.3 * (1 - lids) + 0.4)}"/><ellipse cx="30.500" cy="26" rx="2.600" ry="${r1(3.3 * (1 - lids) + 0.4)}"/></g>` +
        line('M21,32.5Q25,37 29,32.5', C.ink, 2.6) +
        flat(
          'M13.5,43.5H44C47.5,43.5 49.5,46 49.5,49.5V54C49.5,57.5 47.5,60 44,60H13.5C10,60 8,57.5 8,54V49.5C8,46 10,43.5 13.5,43.5Z',
          C.sun,
        ) +
        line('M17,47.5V56M25,47.5V56M33,47.5V56M41,47.5V56', C.amber, 2.8),
    ),
  button: ({ k = 1, fill = C.sun }) =>
    g(
      `scale(${r1(k * 100) / 100})`,
      k < 0.03
        ? ''
        : `<circle cy="3" r="22" fill="${C.ink}" fill-opacity=".14"/><circle r="22" fill="${fill}"/><circle r="16" fill="none" stroke="${C.amber}" stroke-width="2.500"/>` +
            line('M-5,-5L5,5M5,-5L-5,5', C.coral, 4) +
            line('M-5,-5h.1M5,5h.1M5,-5h.1M-5,5h.1', C.ink, 4.5, 0.5),
    ),
  bow: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      line('M0,0C-14,22-18,40-8,62M2,0C18,20 22,36 16,58', C.coral, 8) +
        cut('M0,0C-30,-34-66,-30-62,0S-24,26 0,0Z', C.coral, 4) +
        cut('M0,0C30,-34 66,-30 62,0S24,26 0,0Z', C.coral, 4) +
        flat('M-12,-3C-28,-16-46,-14-45,0S-26,11-12,-3ZM12,-3C28,-16 46,-14 45,0S26,11 12,-3Z', C.berry, 0.35) +
        line('M-3,0h6', C.berry, 17),
    ),
  book: ({ turn = 0 }) =>
    cut('M-92,-48Q-46,-66 0,-48Q46,-66 92,-48V44Q46,26 0,44Q-46,26-92,44Z', C.berry, 5) +
    flat('M-84,-50Q-42,-64 0,-48V36Q-42,22-84,34Z', C.white) +
    flat('M84,-50Q42,-64 0,-48V36Q42,22 84,34Z', C.white) +
    flat(
      `M0,-48Q${r1(42 * Math.cos(turn * Math.PI))},${r1(-64 - Math.sin(turn * Math.PI) * 26)} ${r1(84 * Math.cos(turn * Math.PI))},${r1(-50 - Math.sin(turn * Math.PI) * 30)}V${r1(34 - Math.sin(turn * Math.PI) * 30)}Q${r1(42 * Math.cos(turn * Math.PI))},${r1(22 - Math.sin(turn * Math.PI) * 26)} 0,36Z`,
      C.cream,
    ) +
    g('translate(-42 -14) scale(.8)', starShape(0, 0, 1.6)),

  clock: ({ turn = 0, k = 1 }) => {
    let ticks = '';
    for (let i = 0; i < 12; i++)
      ticks += `<path transform="rotate(${i * 30})" d="M0,-${i % 3 ? 112 : 104}V-120" stroke="${C.deep}" stroke-width="${i % 3 ? 5 : 9}" stroke-linecap="round"/>`;
    const a = turn * 2 * Math.PI,
      rim: Point[] = [];
    for (let i = 0; i <= 60; i++) {
      const q = -Math.PI / 2 + (i / 60) * Math.PI * 2;
      rim.push([Math.cos(q) * 138, Math.sin(q) * 138]);
    }
    return g(
      `scale(${k})`,
      cut(sheet(-160, -160, 320, 320, 150, 'clk'), C.white, 9) +
        ticks +
        stitches(rim, clamp(turn), { on: 18, off: 10, w: 9 }) +
        line(`M0,0L${r1(Math.sin(a / 12 + 1.9) * 62)},${r1(-Math.cos(a / 12 + 1.9) * 62)}`, C.deep, 13) +
        line(`M0,0L${r1(Math.sin(a) * 96)},${r1(-Math.cos(a) * 96)}`, C.berry, 9) +
        `<circle r="12" fill="${C.deep}"/>`,
    );
  },
  /** The coral thread, sewn as far as `draw` (0 to 1). */
  thread: ({
    pts,
    draw = 1,
    w = 7,
    on = 22,
    off = 12,
    begin = 0,
  }: {
    pts: readonly Point[];
    draw?: number;
    w?: number;
    on?: number;
    off?: number;
    begin?: number;
  }) => stitches(through(pts, 5), draw, { w, on, off, from: begin }),
};
