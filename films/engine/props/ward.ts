/**
 * Furniture and equipment of a hospital room. Each function takes numbers and returns SVG shapes around its own origin.
 */
import { C, cut, flat, g, line, r1, seam, sheet } from '../paper.ts';
import { starShape } from './shapes.ts';

/**
 * Returns the height of the ECG curve at a position on the screen (0 to 1). The screen shows 3.2 s, with a beat every
 * 0.95 s.
 */
function heartbeat(x: number): number {
  const u = ((x * 3.2) / 0.95) % 1;
  const arch = (from: number, to: number, height: number) => height * Math.sin(((u - from) / (to - from)) * Math.PI);
  if (u < 0.08) return arch(0, 0.08, -6);
  if (u < 0.13) return 5;
  if (u < 0.2) return arch(0.13, 0.2, -26);
  if (u < 0.25) return 7;
  return u < 0.45 ? arch(0.25, 0.45, -8) : 0;
}

export const ward = {
  /** A heart monitor. `t` is the time, which moves the curve. */
  monitor: ({ t = 0, stand = 300 }) => {
    const half = 86;
    const sweep = (t % 3.2) / 3.2;
    let curve = '';
    let isDown = false;
    for (let i = 0; i <= 64; i++) {
      const u = i / 64;
      // Leave a gap in front of the pen, where it overwrites the previous sweep.
      const isGap = u > sweep && u < sweep + 0.07;
      if (!isGap) curve += `${isDown ? 'L' : 'M'}${r1(-half + 20 + u * (half * 2 - 40))},${r1(-96 + heartbeat(u))}`;
      isDown = !isGap;
    }
    const size = 1 + 0.1 * Math.max(0, Math.sin((((t % 0.95) / 0.95) * 2 - 0.1) * Math.PI));
    const heart = flat('M0,8C-14,-2-10,-13-3,-11Q0,-10 0,-7Q0,-10 3,-11C10,-13 14,-2 0,8Z', C.coral);
    return (
      line(`M0,-40V${stand - 10}`, C.deep, 11) +
      line(`M-52,${stand}H52`, C.deep, 13) +
      cut(sheet(-half, -160, half * 2, 128, 18, 'mon'), C.cream, 6) +
      flat(sheet(-half + 13, -147, half * 2 - 26, 88, 12, 'scr'), C.ink) +
      line(curve, C.sun, 4.5) +
      g(`translate(${half - 32} -131) scale(${r1(size * 100) / 100})`, heart) +
      line('M-58,-46h.1M-40,-46h.1', C.coral, 9) +
      line('M-16,-46H50', C.mid, 6, 1, 'stroke-dasharray="9 11"')
    );
  },
  stool: () =>
    line('M0,-4V52', C.deep, 12) +
    line('M-40,64L0,52L40,64', C.deep, 9) +
    line('M-42,70h.1M0,70h.1M42,70h.1', C.ink, 15) +
    cut('M-62,-22C-62,-30-50,-32 0,-32S62,-30 62,-22V-8Q62,0 50,0H-50Q-62,0-62,-8Z', C.plum, 5) +
    seam('M-50,-10H50'),
  bedSide: () =>
    line('M-262,-150V150M270,-84V150', C.deep, 17) +
    line('M-262,158v.1M270,158v.1', C.ink, 30) +
    line('M-262,-96H-262', C.deep, 8) +
    cut(sheet(-246, -96, 150, 96, 34, 'pil'), C.white, 5) +
    seam('M-226,-30H-118', C.mid, 3) +
    cut('M-270,-20H272V36Q272,52 256,52H-254Q-270,52-270,36Z', C.mid, 7) +
    cut(
      'M-60,-40C-40,-52 220,-56 262,-42Q270,-38 270,-24V30Q270,40 258,40H-62Q-74,40-74,28V-20Q-74,-34-60,-40Z',
      C.pink,
      6,
    ) +
    seam('M-34,-38V30', '#fff', 3) +
    starShape(90, -4, 1.35) +
    starShape(170, 2, 1.2) +
    starShape(236, -8, 1.1) +
    starShape(20, 4, 1.2),
  sleeper: ({ b = 0 }) => {
    const t = r1(-b * 7);
    return (
      cut(
        `M-128,${r1(-34)}C-120,-84-70,${r1(-98 + t)} -10,${r1(-100 + t)}C60,${r1(-98 + t)} 90,-70 150,-74C196,-78 214,-96 236,-92Q262,-84 268,-20V36H-128Z`,
        C.pink,
        6,
      ) +
      flat(
        `M-128,-34C-120,-84-70,${r1(-98 + t)} -10,${r1(-100 + t)}L-22,${r1(-70 + t)}C-64,${r1(-70 + t)}-92,-58-98,-30V36H-128Z`,
        C.rose,
      ) +
      seam(`M-14,${r1(-70 + t)}C-60,${r1(-68 + t)}-86,-56-90,-28V30`, '#fff', 3) +
      starShape(60, -34, 1.3) +
      starShape(140, -28, 1.25) +
      starShape(216, -36, 1.2) +
      starShape(4, -30, 1.2)
    );
  },
  bedShade: ({ w = 520 }) => `<ellipse cx="0" cy="0" rx="${w / 2}" ry="15" fill="${C.ink}" fill-opacity=".1"/>`,
  bedHead: ({ pillow = C.white, frame = C.teal, press = 0 }) =>
    cut('M-300,420V-130C-300,-232-190,-262 0,-262S300,-232 300,-130V420Z', frame, 9) +
    seam('M-274,400V-122C-274,-212-180,-236 0,-236S274,-212 274,-122V400', '#fff', 4, 0.4) +
    cut(
      `M-226,${r1(-92 + press)}C-238,-190-160,${r1(-200 + press)} 0,${r1(-196 + press)}S238,-190 226,${r1(-92 + press)}C236,60 220,130 0,130S-236,60-226,${r1(-92 + press)}Z`,
      pillow,
      7,
    ) +
    line('M-190,-120q-10,40 2,80M192,-118q10,44-4,84', C.ink, 4, 0.08),
  blanket: ({ fill = C.pink, fold = C.rose, w = 900, b = 0, stars = 1 }) => {
    const h = w / 2,
      t = r1(-b * 5),
      top = `M${-h},40C${-h * 0.62},-14 ${-h * 0.3},${r1(-30 + t)} 0,${r1(-32 + t)}S${h * 0.62},-14 ${h},40`;
    return (
      cut(`${top}V420H${-h}Z`, fill, -7) +
      flat(`${top}V96C${h * 0.6},36 ${h * 0.3},${r1(26 + t)} 0,${r1(24 + t)}S${-h * 0.6},36 ${-h},96Z`, fold) +
      seam(`M${-h},106C${-h * 0.6},46 ${-h * 0.3},${r1(36 + t)} 0,${r1(34 + t)}S${h * 0.6},46 ${h},106`, '#fff', 4) +
      (stars
        ? starShape(-h * 0.56, 150, 2, C.sun) +
          starShape(-h * 0.14, 112, 2, C.sun) +
          starShape(h * 0.34, 126, 2, C.sun) +
          starShape(h * 0.74, 168, 2, C.sun)
        : '')
    );
  },
  /** A drip stand. `drop` (0 to 1) falls in its chamber. Origin: the foot. Its hose ends at x 0, y -250. */
  drip: ({ fill = C.pale, drop = 0 }) =>
    line('M0,-8V-520M-34,-520H34M-34,-520V-508M34,-520V-508', C.deep, 9) +
    line('M-48,0L0,-16L48,0', C.deep, 9) +
    line('M-48,4h.1M48,4h.1M0,2h.1', C.ink, 15) +
    cut(
      'M-58,-500H-12Q-4,-500-4,-490V-398Q-4,-384-18,-378L-30,-368H-40L-52,-378Q-66,-384-66,-398V-490Q-66,-500-58,-500Z',
      fill,
      4,
    ) +
    flat(
      'M-66,-450Q-50,-458-35,-450T-4,-450V-398Q-4,-384-18,-378L-30,-368H-40L-52,-378Q-66,-384-66,-398Z',
      C.mid,
      0.7,
    ) +
    seam('M-54,-486H-16M-54,-474H-30', C.teal, 3) +
    line('M-35,-366V-352', C.mid, 5) +
    flat('M-44,-352H-26V-322Q-35,-314-44,-322Z', C.white, 0.85) +
    flat(`M-35,${r1(-350 + drop * 22)}q5,8 0,10q-5,-2 0,-10Z`, C.teal) +
    line('M-35,-318V-262Q-35,-250-18,-250H0', C.mid, 5),
  /** An armchair from the front. Draw whoever sits in it between `armchair` and `armrests`. Origin: the seat. */
  armchair: ({ fill = C.teal }) =>
    cut('M-118,90V-120C-118,-190-70,-204 0,-204S118,-190 118,-120V90Z', fill, 7) +
    seam('M-96,-20V-116C-96,-172-56,-182 0,-182S96,-172 96,-116V-20', '#fff', 3, 0.4),
  armrests: ({ fill = C.mid }) =>
    cut('M-106,0H106V76Q106,88 94,88H-94Q-106,88-106,76Z', fill, 6) +
    cut('M-150,-44Q-150,-60-132,-60T-112,-44V96H-150ZM150,-44Q150,-60 132,-60T112,-44V96H150Z', fill, 6) +
    line('M-128,100v8M128,100v8', C.deep, 16),
  /** A chair from the side, its back to the left. Origin: the front edge of the seat, which is the sitter's `y`. */
  chair: ({ fill = C.sun }) =>
    line('M-96,6L-106,112M-14,6L-6,112', C.deep, 9) +
    cut('M-118,-2H-6Q4,-2 4,8T-6,18H-118Z', fill, 4) +
    cut('M-124,-128Q-124,-142-112,-142T-102,-128L-98,14H-120Z', fill, 4),
};
