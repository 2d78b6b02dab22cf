/** Things to pack, and machines that beep. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, g, line, r1, seam, sheet, stitches } from '../paper.ts';
import type { Point } from '../values.ts';

export const bag = {
  /**
   * The back and the opening of a rucksack. Draw its contents between this and `rucksack`. Origin: the middle of its
   * bottom.
   */
  rucksackBack: ({ fill = C.berry }) =>
    line('M-60,-400C-70,-500 70,-500 60,-400', C.deep, 24) +
    cut('M-190,-60C-200,-260-170,-410 0,-414S200,-260 190,-60Z', fill, 6) +
    flat('M-160,-300C-150,-390-80,-400 0,-400S150,-390 160,-300C120,-262-120,-262-160,-300Z', C.ink, 0.28),
  /** The front of the rucksack, with a pocket. */
  rucksack: ({ fill = C.coral }) =>
    cut(
      'M-196,-270C-120,-232 120,-232 196,-270C210,-180 206,-40 190,-14Q180,4 150,4H-150Q-180,4-190,-14C-206,-40-210,-180-196,-270Z',
      fill,
      8,
    ) +
    seam('M-182,-250C-110,-216 110,-216 182,-250', '#fff', 4) +
    cut(sheet(-112, -168, 224, 136, 26, 'pocket'), C.sun, 5) +
    seam(sheet(-98, -154, 196, 108, 20, 'pocket2'), '#fff', 3) +
    line('M-60,-132H60', C.berry, 8),
  foldedBlanket: ({ k = 1, fill = C.mid }) =>
    g(
      `scale(${k})`,
      cut(sheet(-110, -44, 220, 92, 30, 'fold'), fill, 5) +
        line('M-96,-14H82Q98,-14 98,2T82,18H-96', C.ink, 5, 0.13) +
        seam('M-92,34H92', '#fff', 4),
    ),
  /**
   * A pump on a stand. `light` is its lamp; `bag` is how full its bag is. Origin: the foot. Its hose ends at x -46, y
   * -250.
   */
  dripPump: ({ light = 0, bag: full = 0.6 }) =>
    line('M0,-8V-720M-40,-720H40M-40,-720v14M40,-720v14', C.deep, 11) +
    line('M-70,0L0,-18L70,0', C.deep, 11) +
    line('M-70,4h.1M0,2h.1M70,4h.1', C.ink, 20) +
    cut(
      'M-74,-700H-8Q2,-700 2,-688V-560Q2,-540-16,-532L-30,-520H-52L-66,-532Q-84,-540-84,-560V-688Q-84,-700-74,-700Z',
      C.pale,
      5,
    ) +
    flat(
      `M-84,${r1(-540 - full * 120)}Q-62,${r1(-550 - full * 120)}-41,${r1(-540 - full * 120)}T2,${r1(-540 - full * 120)}V-560Q2,-540-16,-532L-30,-520H-52L-66,-532Q-84,-540-84,-560Z`,
      C.mid,
      0.8,
    ) +
    seam('M-68,-682H-14M-68,-666H-36', C.teal, 4) +
    line('M-41,-518V-424', C.mid, 6) +
    cut(sheet(-86, -426, 172, 190, 18, 'pump'), C.cream, 7) +
    flat(sheet(-68, -408, 136, 76, 10, 'pumps'), C.ink) +
    line('M-50,-384H10M-50,-358H36', C.sun, 7) +
    line('M-46,-300h.1M0,-300h.1M46,-300h.1M-46,-264h.1M0,-264h.1M46,-264h.1', C.mid, 22) +
    (light > 0.02
      ? `<circle cx="62" cy="-426" r="${r1(26 + light * 6)}" fill="${C.sun}" fill-opacity="${r1(light * 4) / 10}"/>`
      : '') +
    `<circle cx="62" cy="-426" r="14" fill="${light > 0.5 ? C.sun : C.amber}"/>` +
    line('M-46,-240V-226Q-46,-210-60,-206', C.mid, 6),
  /** A full bag for `dripPump`. Origin: its middle. */
  dripBag: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      cut('M-33,-90H33Q43,-90 43,-78V50Q43,70 25,78L11,90H-11L-25,78Q-43,70-43,50V-78Q-43,-90-33,-90Z', C.pale, 5) +
        flat('M-43,-46Q-21,-56 0,-46T43,-46V50Q43,70 25,78L11,90H-11L-25,78Q-43,70-43,50Z', C.mid, 0.8) +
        seam('M-27,-72H27M-27,-60H5', C.teal, 4),
    ),
  /**
   * The screen of a pump: moving dots while it runs (`run` 1), a square when it has stopped. Origin: the middle of the
   * screen.
   */
  pumpRun: ({ t = 0, run = 1 }) =>
    flat(sheet(-68, -36, 136, 76, 10, 'pumps'), C.ink) +
    (run > 0.5
      ? [0, 1, 2]
          .map((i) => `<circle cx="${r1(-44 + ((i * 44 + t * 90) % 132) * 0.68)}" r="9" fill="${C.sun}"/>`)
          .join('')
      : flat(sheet(-18, -16, 36, 36, 5, 'stop'), C.coral)),
  /**
   * The monitor during an alarm: a bell in place of the curve; `glow` 0 to 1. Has the same position and `stand` as
   * `monitor`.
   */
  callingScreen: ({ stand = 300, glow = 0 }) =>
    line(`M0,-40V${stand - 10}`, C.deep, 11) +
    line(`M-52,${stand}H52`, C.deep, 13) +
    cut(sheet(-86, -160, 172, 128, 18, 'mon'), C.cream, 6) +
    flat(sheet(-73, -147, 146, 88, 12, 'scr'), C.ink) +
    flat(sheet(-73, -147, 146, 88, 12, 'scr'), C.amber, 0.2 + glow * 0.25) +
    g(
      'translate(0 -97) scale(.62)',
      flat('M-40,24C-30,8-30,-8-30,-22C-30,-46-16,-60 0,-60S30,-46 30,-22C30,-8 30,8 40,24Z', C.sun) +
        line('M-12,36Q0,48 12,36', C.sun, 10) +
        line('M0,-60v-8', C.sun, 10),
    ) +
    line('M-58,-46h.1M-40,-46h.1', C.coral, 9) +
    line('M-16,-46H50', C.mid, 6, 1, 'stroke-dasharray="9 11"'),
  /** A ring of thread around something; `k` is how much of it has been sewn. */
  ring: ({ k = 1, w = 300, h = 200 }) =>
    stitches(
      Array.from({ length: 61 }, (_, i): Point => {
        const a = (i / 60) * 2 * Math.PI - 2;
        return [(Math.cos(a) * w) / 2, (Math.sin(a) * h) / 2];
      }),
      Math.min(1, Math.max(0, k)),
      { w: 9, on: 24, off: 14 },
    ),
};
