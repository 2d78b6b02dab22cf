/** Equipment of an operating room. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, g, line, polyline, r1, seam, sheet, through } from '../paper.ts';
import { lerp, type Point } from '../values.ts';

const hoseLine = (pts: readonly Point[], w: number) => {
  const d = polyline(through(pts, 6));
  return (
    line(d, C.ink, w, 0.14, 'transform="translate(0 4)"') +
    line(d, C.mid, w) +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${w}" stroke-dasharray="${r1(w * 0.2)} ${r1(w * 0.34)}"/>`
  );
};

const shade = (glow: number) => {
  const lights = [0, 60, 120, 180, 240, 300].map((angle) => {
    const a = (angle * Math.PI) / 180;
    return `<ellipse cx="${r1(Math.cos(a) * 88)}" cy="${r1(14 + Math.sin(a) * 22)}" rx="24" ry="10" fill="${C.sun}" fill-opacity="${r1(0.4 + glow * 0.6)}"/>`;
  });
  return (
    cut('M-150,0C-146,-46-70,-66 0,-66S146,-46 150,0C150,30 80,46 0,46S-150,30-150,0Z', C.white, 8) +
    flat('M-134,6C-132,-18-60,-18 0,-18S132,-18 134,6C130,28 70,38 0,38S-130,28-134,6Z', C.cream) +
    lights.join('') +
    `<ellipse cy="14" rx="26" ry="11" fill="${C.sun}" fill-opacity="${r1(0.4 + glow * 0.6)}"/>` +
    seam('M-128,-20C-100,-46-40,-52 0,-52S100,-46 128,-20', C.mid, 4, 1) +
    line('M0,44V70', C.deep, 14)
  );
};

export const theatre = {
  /** The operating lamp on its arm. `glow` lights it; `lean` tilts its head. Origin: the joint of the head. */
  bigLamp: ({ glow = 1, lean = 0, reach = 170, beam = 420 }) =>
    line(`M${reach},-420V-190L0,-84V-50`, C.ink, 20, 0.12, 'transform="translate(0 6)"') +
    line(`M${reach},-420V-190L0,-84V-50`, C.steel, 20) +
    `<circle cx="${reach}" cy="-190" r="20" fill="${C.deep}"/><circle cy="-84" r="18" fill="${C.deep}"/>` +
    g(
      `rotate(${r1(lean)})`,
      (glow > 0.02 ? flat(`M-120,30L${-190},${beam}H190L120,30Z`, C.butter, 0.45 * glow) : '') + shade(glow),
    ),
  /** The operating table. `up` is how far it has been raised, in units. Origin: the foot of its column. */
  opTable: ({ up = 0, w = 500, pad = C.deep }) => {
    const y = -150 - up;
    return (
      cut('M-110,0Q-110,-30-80,-30H80Q110,-30 110,0Q110,10 100,10H-100Q-110,10-110,0Z', C.steel, 6) +
      line('M-78,14h.1M78,14h.1', C.ink, 18) +
      line(`M0,-30V${r1(y + 20)}`, C.ink, 66, 0.12) +
      line(`M0,-30V${r1(y + 20)}`, C.mid, 58) +
      line(`M0,-30V${r1(lerp(y, -60, 0.5))}`, C.steel, 74) +
      cut(`M${-w / 2},${r1(y)}H${w / 2}V${r1(y + 24)}H${-w / 2}Z`, C.steel, 5) +
      cut(
        `M${-w / 2 + 6},${r1(y - 34)}Q${-w / 2 - 8},${r1(y - 34)} ${-w / 2 - 8},${r1(y - 16)}T${-w / 2 + 6},${r1(y + 2)}H${w / 2 - 6}Q${w / 2 + 8},${r1(y + 2)} ${w / 2 + 8},${r1(y - 16)}T${w / 2 - 6},${r1(y - 34)}Z`,
        pad,
        4,
      ) +
      seam(`M${-w / 2 + 10},${r1(y - 10)}H${w / 2 - 10}`, '#fff', 3, 0.5)
    );
  },
  /** The anaesthetic machine. `air` fills its breathing bag. Origin: between its wheels. */
  gasMachine: ({ air = 0.6, t = 0 }) => {
    const [bw, bh] = [lerp(26, 44, air), lerp(84, 104, air)];
    const wave = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (i) => `${i ? 'L' : 'M'}${-52 + i * 13},${r1(-404 + Math.sin(i * 1.6 - t * 2) * 13)}`,
    );
    return (
      line('M-86,4h.1M86,4h.1', C.ink, 26) +
      line('M0,-300V-440', C.deep, 14) +
      cut(sheet(-108, -300, 216, 290, 16, 'gm'), C.cream, 7) +
      [-118, -66]
        .map((y) => cut(sheet(-84, y, 168, 42, 8, `d${y}`), C.mid, 3) + line(`M-18,${y + 21}h36`, C.white, 8))
        .join('') +
      flat(sheet(-90, -282, 180, 146, 12, 'gmp'), C.white) +
      line('M-58,-240h.1M-8,-240h.1', C.coral, 34) +
      line('M-58,-240v-12M-8,-240l9,-8', C.white, 6) +
      line('M52,-240h.1', C.plum, 34) +
      line('M52,-240l-9,-8', C.white, 6) +
      line('M-64,-180H-14M-64,-162H-34', C.mid, 8) +
      cut(sheet(-86, -470, 172, 126, 14, 'gms'), C.deep, 6) +
      flat(sheet(-72, -456, 144, 98, 10, 'gmi'), C.ink) +
      line(wave.join(''), C.mid, 6) +
      line('M-52,-438h40M-52,-374h64', C.sun, 6) +
      hoseLine(
        [
          [96, -196],
          [150, -210],
          [168, -150],
          [128, -104],
          [140, -40],
        ],
        16,
      ) +
      hoseLine(
        [
          [96, -166],
          [128, -160],
          [146, -110],
          [178, -86],
          [150, -30],
        ],
        16,
      ) +
      line('M-100,-196H-146V-190', C.deep, 12) +
      g(
        'translate(-146 -186)',
        cut(
          `M-8,0C-10,10 ${r1(-bw)},18 ${r1(-bw)},${r1(bh * 0.55)}C${r1(-bw)},${r1(bh * 0.88)} ${r1(-bw * 0.5)},${r1(bh)} 0,${r1(bh)}S${r1(bw)},${r1(bh * 0.88)} ${r1(bw)},${r1(bh * 0.55)}C${r1(bw)},18 10,10 8,0Z`,
          C.sun,
          4,
        ) + flat('M-12,-8H12V6H-12Z', C.deep),
      )
    );
  },
  /** A small table on wheels, covered by a cloth. Origin: between its wheels. */
  clothTable: ({ fill = C.leaf, w = 220 }) =>
    line(`M${-w / 2 + 20},-20V-6M${w / 2 - 20},-20V-6`, C.deep, 10) +
    line(`M${-w / 2 + 20},2h.1M${w / 2 - 20},2h.1`, C.ink, 18) +
    line(`M${-w / 2 + 20},-120V-20M${w / 2 - 20},-120V-20`, C.steel, 12) +
    line(`M${-w / 2 + 20},-34H${w / 2 - 20}`, C.steel, 10) +
    cut(
      `M${-w / 2},-172Q${-w * 0.3},-186-${w * 0.1},-178T${w * 0.3},-182T${w / 2},-172L${w / 2 + 12},-84Q${w * 0.36},-96 ${w * 0.2},-82T${-w * 0.1},-86T${-w / 2 - 12},-82Z`,
      fill,
      6,
    ) +
    seam(`M${-w / 2 + 2},-106Q${-w * 0.2},-98 0,-108T${w / 2 - 2},-108`, '#fff', 3),
  /** A hand-held remote control. `press` 1 lights the up arrow, -1 the down arrow. */
  remote: ({ press = 0 }) =>
    line('M0,60C10,110-30,150 10,210', C.deep, 7) +
    cut(sheet(-27, -58, 54, 120, 14, 'rem'), C.cream, 4) +
    flat('M0,-44L19,-16H-19Z', press > 0.5 ? C.berry : C.mid) +
    flat('M0,42L19,14H-19Z', press < -0.5 ? C.berry : C.mid),
  /** A wall cabinet with glass doors and blankets in it. Origin: its middle. */
  cupboard: () =>
    cut(sheet(-130, -110, 260, 220, 14, 'cup'), C.white, 6) +
    flat(sheet(-114, -94, 228, 188, 8, 'cupi'), C.pale) +
    line('M-100,-34H100M-100,40H100', C.mid, 7) +
    [
      [-84, -66, C.sun],
      [-84, -48, C.butter],
      [14, -52, C.pink],
      [-70, 16, C.leaf],
      [20, 8, C.sun],
      [20, 26, C.butter],
    ]
      .map(([x, y, fill]) => `<rect x="${x}" y="${y}" width="66" height="15" rx="7" fill="${fill}"/>`)
      .join('') +
    line('M0,-94V94', C.white, 9) +
    line('M-14,-4v24M14,-4v24', C.berry, 7),
};
