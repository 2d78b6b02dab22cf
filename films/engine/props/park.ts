/** Outdoors. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, g, line, r1, sheet } from '../paper.ts';

export const park = {
  /** Monkey bars between two ladders. Origin: the ground below the middle. */
  monkeyBars: ({ w = 460, h = 370 }) => {
    const [l, r] = [-w / 2, w / 2];
    const steps = [0.2, 0.4, 0.6, 0.8]
      .map((u) => `M${l - 50},${r1(-h * u)}H${l + 4}M${r - 4},${r1(-h * u)}H${r + 50}`)
      .join('');
    const rungs = [0, 1, 2, 3, 4, 5].map((i) => `M${r1(l + 30 + (i * (w - 60)) / 5)},${-h - 12}v24`).join('');
    return (
      line(
        `M${l - 54},0L${l - 46},${-h}M${l},0V${-h}M${r + 54},0L${r + 46},${-h}M${r},0V${-h}`,
        C.ink,
        17,
        0.12,
        'transform="translate(0 6)"',
      ) +
      line(steps, C.amber, 10) +
      line(`M${l - 54},0L${l - 46},${-h}M${l},0V${-h}M${r + 54},0L${r + 46},${-h}M${r},0V${-h}`, C.berry, 16) +
      line(`M${l - 52},${-h}H${r + 52}`, C.deep, 17) +
      line(rungs, C.sun, 12)
    );
  },
  /** A tree shaped like a paper leaf. Origin: its root. */
  tree: ({ k = 1, fill = C.leaf, sway = 0 }) =>
    g(
      `scale(${k}) rotate(${r1(sway)})`,
      line('M0,0V-150', C.bear, 26) +
        cut(
          'M0,-70C-110,-80-140,-190-110,-270C-84,-350-40,-380 0,-390C40,-380 84,-350 110,-270C140,-190 110,-80 0,-70Z',
          fill,
          6,
        ) +
        line('M0,-80V-340M0,-160L-50,-220M0,-200L48,-262M0,-260L-34,-306', '#fff', 4, 0.35),
    ),
  /** A bench from the front. Draw whoever sits on it afterwards. Origin: the ground. */
  parkBench: ({ w = 300 }) =>
    line(`M${-w / 2 + 30},0V-150M${w / 2 - 30},0V-150`, C.deep, 13) +
    cut(sheet(-w / 2, -160, w, 34, 8, 'bb1'), C.bearl, 4) +
    cut(sheet(-w / 2, -84, w, 30, 8, 'bb2'), C.bearl, 5),
  /** A small bird with its beak to the right. `flap` opens the wing; `thread` 1 draws only a stitched outline. */
  bird: ({ k = 1, flap = 0, thread = 0, fill = C.coral }) => {
    const body =
      'M-30,4C-30,-14-12,-24 4,-20C8,-34 30,-34 34,-18L46,-13L34,-8C34,12 16,24-4,22C-20,22-30,14-30,4ZM-28,4L-56,-8L-50,10L-30,10';
    const wing = `M-8,-2Q${r1(-20 - flap * 6)},${r1(18 - flap * 46)} ${r1(-34 - flap * 2)},${r1(10 - flap * 48)}Q${r1(-14 + flap * 6)},${r1(-8 - flap * 26)} 8,-4Z`;
    return g(
      `scale(${k})`,
      thread > 0.5
        ? line(`${body}M-8,2Q-18,14-28,8`, C.coral, 4, 1, 'stroke-dasharray="9 6"') + line('M22,-18h.1', C.coral, 6)
        : cut(body, fill, 3) +
            flat('M34,-18L46,-13L34,-8Z', C.sun) +
            cut(wing, C.berry, 1) +
            line('M22,-18h.1', C.ink, 6) +
            line('M-2,22v10M8,22v10', C.deep, 3),
    );
  },
  cloud: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      cut('M-90,24C-120,20-116,-22-78,-20C-70,-56-16,-62 4,-36C26,-58 76,-44 74,-12C112,-12 112,24 84,24Z', C.white, 4),
    ),
};
