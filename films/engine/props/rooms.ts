/** Rooms and things on their walls. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, freshId, cut, flat, g, line, r1, seam, sheet, wave } from '../paper.ts';
import { lerp } from '../values.ts';
import { leaf, starShape } from './shapes.ts';

export const rooms = {
  wall: ({ fill = C.aqua, w = 2400, h = 1800 }) =>
    `<rect x="-400" y="-300" width="${w}" height="${h}" fill="${fill}"/>`,
  floor: ({ fill = C.rose, x0 = -400, x1 = 2000, amp = 10, word = 'floor', n = 5 }) =>
    flat(wave(x0, x1, -5, 1600, amp, word, n), C.ink, 0.08) + flat(wave(x0, x1, 0, 1600, amp, word, n), fill),
  hill: ({ fill = C.rose, w = 600, h = 130 }) =>
    flat(`M${-w / 2},0C${-w * 0.3},${-h * 1.1} ${w * 0.1},${-h * 1.2} ${w / 2},0Z`, fill),
  panel: ({ w = 300, h = 200, fill = C.white, word = 'p', r = 18, stitched = 0, drop = 5 }) =>
    cut(sheet(-w / 2, -h / 2, w, h, r, word), fill, drop) +
    (stitched ? seam(sheet(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, r, word), C.mid, 3, 0.8) : ''),
  window: ({ sun = 0 }) => {
    const id = freshId();
    const sky = C.pale;
    let s = cut(sheet(-118, -106, 236, 212, 20, 'win'), C.white, 6);
    s +=
      `<clipPath id="${id}"><path d="${sheet(-100, -88, 200, 176, 12, 'winin')}"/></clipPath><g clip-path="url(#${id})"><rect x="-110" y="-100" width="220" height="200" fill="${sky}"/><circle cx="${r1(lerp(46, -30, sun))}" cy="${r1(-34 - Math.sin(sun * 3.1) * 16)}" r="26" fill="${C.sun}"/>` +
      flat('M-120,96V30C-70,-6-40,8-6,32C30,6 80,12 120,44V96Z', C.leaf) +
      flat('M-120,96V62C-60,40 20,58 120,54V96Z', C.moss, 0.55) +
      '</g>';
    return s + line('M0,-88V88M-100,2H100', C.white, 9) + cut(sheet(-132, 98, 264, 20, 8, 'sill'), C.white, 5);
  },
  curtain: ({ fill = C.sun, sway = 0 }) =>
    cut(
      `M-34,-130H40C${r1(34 + sway)},-60 ${r1(48 + sway * 2)},40 ${r1(30 + sway * 3)},150Q${r1(14 + sway * 3)},142 ${r1(0 + sway * 3)},150T${r1(-36 + sway * 3)},148C-24,40-46,-40-34,-130Z`,
      fill,
      5,
    ) +
    line(
      `M-10,-120C-14,-30 0,60 ${r1(-8 + sway * 2)},140M16,-120C14,-30 26,60 ${r1(14 + sway * 2)},140`,
      C.ink,
      4,
      0.1,
    ),
  door: ({ open = 0 }) => {
    const w = 196,
      h = 440,
      k = lerp(1, 0.2, open),
      sk = open * 9;
    return (
      cut(sheet(-w / 2 - 22, -h - 22, w + 44, h + 30, 12, 'frame'), C.white, 4) +
      `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" fill="${C.butter}"/>` +
      flat(`M${-w / 2},0V-70C-50,-84 40,-60 ${w / 2},-74V0Z`, C.cream) +
      g(`translate(20 -270)`, cut(sheet(-44, -56, 88, 112, 10, 'corr'), C.pink, 4) + starShape(0, 0, 2.2)) +
      flat(`M${-w / 2},0V${-h}H${r1(-w / 2 + 40 * open)}L${r1(-w / 2 + 16 * open)},0Z`, C.ink, 0.1) +
      g(
        `translate(${-w / 2} 0) skewY(${r1(-sk)}) scale(${r1(k * 1000) / 1000} 1)`,
        cut(sheet(0, -h, w, h, 8, 'leaf'), C.bearl, 0) +
          seam(sheet(20, -h + 22, w - 40, 150, 10, 'l1')) +
          seam(sheet(20, -h + 200, w - 40, 200, 10, 'l2')) +
          line(`M${w - 24},-206v.1`, C.berry, 22) +
          line(`M${w - 24},-206h-22`, C.berry, 10),
      )
    );
  },
  poster: ({ sway = 0 }) =>
    g(
      `rotate(${r1(sway - 2)} 0 -70)`,
      cut(sheet(-62, -76, 124, 152, 10, 'poster'), C.white, 5) +
        flat('M-50,62V12C-24,0 18,22 50,8V62Z', C.mid) +
        cut('M-34,18H36L24,40H-22Z', C.coral, 2) +
        flat('M0,12V-44L34,8Z', C.sun) +
        flat('M-5,10V-32L-28,8Z', C.pink) +
        line('M-2,16V-48', C.deep, 4) +
        line('M-46,50q8,-6 16,0t16,0 16,0 16,0 16,0', '#fff', 3, 0.8) +
        line('M0,-80v.1', C.berry, 9),
    ),
  plant: ({ sway = 0 }) => {
    let s = '';
    const leaves = [
      [-58, -14, 1.3, C.moss],
      [52, 18, 1.25, C.moss],
      [-30, -6, 1.65, C.leaf],
      [26, 8, 1.6, C.leaf],
      [-2, 0, 1.9, C.moss],
    ] as const;
    for (const [a, x, k, f] of leaves)
      s += g(
        `translate(${x} -84) rotate(${r1(a * 0.8 + sway * (1 + k))}) scale(${k})`,
        cut(leaf, f, 3) + line('M0,-6V-98', '#fff', 2, 0.4),
      );
    return (
      s +
      cut('M-54,-92H54L42,6Q40,14 30,14H-30Q-40,14-42,6Z', C.coral, 5) +
      flat('M-60,-104H60V-80H-60Z', C.berry) +
      seam('M-52,-64H52')
    );
  },
  lamp: ({ fill = C.sun }) =>
    line('M0,-240V-40', C.deep, 5) +
    cut('M-70,0C-60,-62-24,-70 0,-70S60,-62 70,0Q0,12-70,0Z', fill, 5) +
    seam('M-56,-10Q0,2 56,-10'),
  moon: () =>
    cut(
      'M20,-62C-30,-62-62,-28-62,4C-62,40-32,66 4,66C30,66 50,52 60,32C20,44-14,20-14,-14C-14,-38 4,-56 20,-62Z',
      C.butter,
      6,
    ),
  star: ({ k = 1, fill = C.sun, tw = 1 }) =>
    g(`scale(${r1(k * (0.86 + 0.14 * tw) * 100) / 100})`, starShape(0, 0, 1, fill)),
  tint: ({ fill = C.dusk, o = 0, w = 1400, h = 1400 }) =>
    o > 0.004
      ? `<rect x="-60" y="-60" width="${w}" height="${h}" fill="${fill}" fill-opacity="${r1(o * 1000) / 1000}"/>`
      : '',
};
