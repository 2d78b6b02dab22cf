/** X-ray. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, freshId, g, inside, line, r1, seam, sheet, stitches } from '../paper.ts';
import { clamp, type Point } from '../values.ts';

/** Returns the outline of a long bone along x, from 0 to `length`, with thicker ends. */
const bone = (length: number, w: number) =>
  `M0,${-w * 1.5}C${w * 2.4},${-w * 1.7} ${w * 3},${-w} ${w * 5},${-w}H${length - w * 5}C${length - w * 3},${-w} ${length - w * 2.4},${-w * 1.8} ${length},${-w * 1.6}Q${length + w},0 ${length},${w * 1.6}C${length - w * 2.4},${w * 1.8} ${length - w * 3},${w} ${length - w * 5},${w}H${w * 5}C${w * 3},${w} ${w * 2.4},${w * 1.7} 0,${w * 1.5}Q${-w},0 0,${-w * 1.5}Z`;

const fingers = [
  { x: 0, y: -58, turn: -16, lengths: [96, 54, 36, 26] },
  { x: 8, y: -22, turn: -5, lengths: [104, 60, 42, 28] },
  { x: 6, y: 16, turn: 5, lengths: [98, 56, 38, 28] },
  { x: -2, y: 50, turn: 16, lengths: [88, 46, 28, 24] },
];

export const xray = {
  /** The X-ray camera on its ceiling rail. `light` is the lit field below it. Origin: its opening. */
  xrayCamera: ({ light = 0, fall = 250, reach = 170 }) =>
    line('M-700,-300H900', C.steel, 18) +
    line(`M0,-300V-110`, C.ink, 40, 0.1, 'transform="translate(0 6)"') +
    line('M0,-300V-200', C.steel, 40) +
    line('M0,-210V-110', C.mid, 28) +
    (light > 0.02 ? flat(`M-40,0L${-reach / 2},${fall}H${reach / 2}L40,0Z`, C.butter, 0.6 * light) : '') +
    cut(sheet(-100, -128, 200, 92, 22, 'xc'), C.white, 7) +
    seam(sheet(-86, -114, 172, 64, 16, 'xc2'), C.mid, 3, 1) +
    cut('M-64,-40H64L46,0H-46Z', C.deep, 4) +
    line('M-96,-84H-136V-50M96,-84H136V-50', C.deep, 12) +
    line('M-30,-84H10', C.teal, 9) +
    line('M40,-84h.1', C.coral, 14),
  /** A table with the detector plate. Origin: the middle of the table top. */
  xrayTable: ({ w = 420, h = 210 }) =>
    line(`M${-w / 2 + 60},20V${h}M${w / 2 - 60},20V${h}`, C.steel, 20) +
    cut(`M${-w / 2},-14H${w / 2}Q${w / 2 + 14},0 ${w / 2},18H${-w / 2}Q${-w / 2 - 14},0 ${-w / 2},-14Z`, C.white, 6) +
    cut(`M${-w * 0.36},-26H${w * 0.36}V-12H${-w * 0.36}Z`, C.slate, 2),
  /** The lit field with its cross, on the plate. */
  lightField: ({ o = 0, w = 150 }) =>
    o < 0.02
      ? ''
      : `<g opacity="${r1(o * 10) / 10}">${flat(`M${-w / 2},-13H${w / 2}L${w / 2 + 8},5H${-w / 2 - 8}Z`, C.sun, 0.75)}${line(`M0,-13V5M${-w / 2},-4H${w / 2}`, C.ink, 2.5, 0.5)}</g>`,
  /** A wall with a window. Draw the person behind it first. Origin: the middle of the window. */
  pane: ({ fill = C.mid, w = 250, h = 250 }) => {
    const [x, y] = [w / 2, h / 2];
    return (
      flat(`M${-x - 60},-900H900V900H${-x - 60}ZM${-x},${-y}V${y}H${x}V${-y}Z`, fill) +
      line(`M${-x - 60},-900V900`, C.ink, 8, 0.12) +
      flat(`M${-x},${-y}H${x}V${y}H${-x}Z`, C.white, 0.16) +
      line(`M${-x + 40},${y - 60}L${x - 90},${-y + 40}M${-x + 90},${y - 50}L${x - 60},${-y + 80}`, '#fff', 12, 0.35) +
      `<rect x="${-x}" y="${-y}" width="${w}" height="${h}" rx="12" fill="none" stroke="${C.white}" stroke-width="16"/>`
    );
  },
  /** A lead apron over an adult with the same `x`, `y` and size `k`. Origin: the middle of the face. */
  apron: ({ k = 1, fill = C.vein }) =>
    g(
      `scale(${k})`,
      cut('M-24,42L-34,60L-46,150Q0,162 46,150L34,60L24,42Q0,66-24,42Z', fill, 3) +
        line('M-22,44L-12,34M22,44L12,34', fill, 9) +
        seam('M-40,144Q0,154 40,144M-30,64L-40,138M30,64L40,138', '#fff', 2.4) +
        line('M-38,100Q0,110 38,100', C.deep, 7),
    ),
  /**
   * The X-ray picture: a dark sheet, the shadow of an arm, white bones. `show` reveals the bones; `ring` sews a ring
   * around the break.
   */
  bonePicture: ({ show = 1, ring = 0 }) => {
    const frame = sheet(-430, -200, 860, 400, 26, 'bone');
    const arm =
      'M-480,-108C-300,-104-60,-92 40,-66C110,-100 180,-108 300,-132C340,-136 344,-104 306,-96L236,-76L330,-66C364,-60 360,-30 326,-30L250,-26L330,-4C360,6 350,36 318,30L236,14L296,44C320,60 300,86 272,74L190,44C150,84 120,112 96,136C70,158 40,136 58,110C70,90 66,86 40,66C-60,92-300,104-480,108Z';
    const white = (shapes: string) =>
      `<g fill="${C.white}" fill-opacity="${r1(clamp(show) * 100) / 100}">${shapes}</g>`;
    const wrist = [
      [58, -34, 17],
      [92, -42, 15],
      [62, 2, 16],
      [96, -8, 16],
      [70, 34, 14],
      [102, 24, 14],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('');
    const hand = fingers
      .map(({ x, y, turn, lengths }) => {
        let at = 0;
        const bones = lengths
          .map((length, i) => {
            const d = g(`translate(${at} 0)`, `<path d="${bone(length - 8, 8 - i * 1.1)}"/>`);
            at += length;
            return d;
          })
          .join('');
        return g(`translate(${118 + x} ${y - 8}) rotate(${turn}) scale(.82)`, bones);
      })
      .join('');
    const thumb = g(
      'translate(96 52) rotate(66) scale(.8)',
      `<path d="${bone(64, 8)}"/>` + g('translate(72 0)', `<path d="${bone(36, 7)}"/>`),
    );
    const whole = g('translate(-470 34) rotate(-1.5)', `<path d="${bone(500, 15)}"/>`);
    const broken =
      g(
        'translate(-470 -40) rotate(1)',
        '<path d="M0,-24C40,-26 48,-17 80,-17H296L308,-4L294,6L304,18H80C48,18 40,26 0,24Z"/>',
      ) +
      g(
        'translate(-146 -36) rotate(-7)',
        '<path d="M-12,-16H96C124,-16 134,-34 168,-32Q184,-4 168,28C134,30 124,18 96,18H-4L-14,8L0,-4Z"/>',
      );
    return (
      cut(frame, C.deep, 9) +
      inside(
        freshId(),
        sheet(-412, -182, 824, 364, 18, 'bone2'),
        flat('M-430,-200H430V200H-430Z', C.ink) + flat(arm, C.mid, 0.34) + white(whole + broken + wrist + hand + thumb),
      ) +
      stitches(
        Array.from({ length: 41 }, (_, i): Point => {
          const angle = (i / 40) * 2 * Math.PI - 1.6;
          return [-156 + Math.cos(angle) * 66, -36 + Math.sin(angle) * 66];
        }),
        clamp(ring),
        { w: 9, on: 20, off: 12 },
      )
    );
  },
};
