/** What a patient sees on waking. Each function takes numbers and returns SVG shapes around its own origin. */
import { skins } from '../figure/person.ts';
import { C, cut, flat, g, line, r1, seam, sheet } from '../paper.ts';
import { clamp, lerp } from '../values.ts';

type Skin = keyof typeof skins;

/** Draws one of six faces, from no pain (0) to the worst pain (5). Our own drawing, not a clinical scale. */
function scaleFace(n: number): string {
  const hurt = n / 5;
  const brow = lerp(1, 9, hurt);
  const eye = lerp(0, 1, clamp((hurt - 0.5) * 2));
  const mouth = lerp(9, -11, hurt);
  const open = clamp((hurt - 0.7) * 3.4);
  return (
    `<circle cy="3" r="44" fill="${C.ink}" fill-opacity=".13"/><circle r="44" fill="${[C.leaf, '#C4C979', C.sun, '#F4A64A', C.coral, C.berry][n] ?? C.sun}"/>` +
    line(
      `M-26,${r1(-19 + brow * 0.4)}Q-18,-25-9,${r1(-20 - brow * 0.6)}M26,${r1(-19 + brow * 0.4)}Q18,-25 9,${r1(-20 - brow * 0.6)}`,
      C.ink,
      4,
    ) +
    line(
      `M-20,${r1(-5 - eye * 3)}L-13,${r1(-5)}L-20,${r1(-5 + eye * 4)}M20,${r1(-5 - eye * 3)}L13,${r1(-5)}L20,${r1(-5 + eye * 4)}`,
      C.ink,
      lerp(8, 4.5, eye),
    ) +
    (open > 0.1
      ? flat(
          `M-15,${r1(24 + open * 2)}Q0,${r1(6 - open * 2)} 15,${r1(24 + open * 2)}Q0,${r1(19)}-15,${r1(24 + open * 2)}Z`,
          C.ink,
        )
      : line(`M-15,${r1(17 - mouth * 0.3)}Q0,${r1(17 + mouth)} 15,${r1(17 - mouth * 0.3)}`, C.ink, 5))
  );
}

export const waking = {
  /** The viewer's own eyelids over the whole picture; `open` 0 to 1. Origin: the middle of the picture. */
  eyelids: ({ open = 0, fill = C.night, w = 760, h = 430 }) => {
    const o = clamp(open);
    const [top, low] = [r1(lerp(76, -h * 1.55, o)), r1(lerp(76, h * 1.5, o))];
    const [sideTop, sideLow] = [r1(lerp(-20, -h * 0.75, o)), r1(lerp(-20, h * 0.6, o))];
    const edge = (side: number, mid: number) => `M${-w},${side}Q0,${r1(mid * 1.9 - side * 0.9)} ${w},${side}`;
    return (
      flat(`${edge(sideLow, low)}V${h + 200}H${-w}Z`, fill) +
      flat(`${edge(sideTop, top)}V${-h - 200}H${-w}Z`, fill) +
      line(edge(sideTop, top), C.coral, 8, 1, 'stroke-dasharray="24 14"')
    );
  },
  /** A running tear; `run` 0 to 1. */
  tear: ({ run = 0 }) =>
    run > 0.01 && run < 0.99
      ? flat('M0,-12C7,-2 9,4 0,9C-9,4-7,-2 0,-12Z', C.vein, 0.9) + line('M-3,1q0,3 2,4', '#fff', 2.4, 0.9)
      : '',
  /** A card with six faces. `mark` is the face to ring (0 to 5); `ring` is how far the ring has been drawn. */
  faceScale: ({ mark = 3, ring = 0 }) =>
    cut(sheet(-330, -92, 660, 184, 24, 'scale'), C.white, 8) +
    seam(sheet(-316, -78, 632, 156, 18, 'scale2'), C.mid, 3, 0.9) +
    [0, 1, 2, 3, 4, 5].map((n) => g(`translate(${-260 + n * 104} -2)`, scaleFace(n))).join('') +
    (ring > 0.01
      ? `<circle cx="${-260 + mark * 104}" cy="-2" r="54" fill="none" stroke="${C.coral}" stroke-width="9" stroke-linecap="round" stroke-dasharray="${r1(ring * 340)} 400"/>`
      : ''),
  /** A cup with a straw; `level` (0 to 1) is what is left in it. */
  strawCup: ({ k = 1, level = 1, fill = C.sun }) =>
    g(
      `scale(${k})`,
      line('M-6,-34L-18,-92L-46,-104', C.ink, 9, 0.12, 'transform="translate(0 3)"') +
        line('M-6,-34L-18,-92L-46,-104', C.white, 9) +
        line('M-6,-34L-18,-92L-46,-104', C.coral, 9, 1, 'stroke-dasharray="8 14"') +
        cut('M-36,-46H36L28,44Q27,52 18,52H-18Q-27,52-28,44Z', C.pale, 4) +
        flat(
          `M${r1(-28 - level * 6)},${r1(40 - level * 66)}H${r1(28 + level * 6)}L28,44Q27,52 18,52H-18Q-27,52-28,44Z`,
          fill,
        ) +
        line('M-22,-30L-17,20', '#fff', 6, 0.7),
    ),
  /** A syringe without a needle, its tip to the left; `pushed` 0 to 1. Origin: the tip. */
  syringe: ({ pushed = 0, fill = C.aqua }) => {
    const p = r1(lerp(0, 120, pushed));
    return (
      line('M0,0H30', C.white, 12) +
      line('M0,0H30', C.mid, 5) +
      line(`M${r1(170 - p)},0H${r1(300 - p)}M${r1(300 - p)},-26V26`, C.steel, 12) +
      cut('M28,-24H210V24H28Z', C.pale, 4) +
      flat(`M32,-19H${r1(168 - p)}V19H32Z`, fill) +
      flat(`M${r1(164 - p)},-22H${r1(182 - p)}V22H${r1(164 - p)}Z`, C.deep) +
      line('M60,-24v10M90,-24v10M120,-24v10M150,-24v10', C.deep, 4) +
      line('M210,-38V38', C.mid, 12)
    );
  },
  /** The back of a hand resting flat, fingers to the right. Origin: its middle. */
  restingHand: ({ skin = 'golden' as Skin, sleeve = C.cream }) => {
    const f = skins[skin];
    const fingers = 'M96,-62L232,-92M108,-24L268,-36M108,16L262,20M98,52L224,74';
    return (
      line('M-6,70Q40,132 118,140', C.ink, 48, 0.14, 'transform="translate(0 7)"') +
      line(fingers, C.ink, 46, 0.14, 'transform="translate(0 7)"') +
      cut(
        'M-560,-96C-420,-92-240,-80-150,-70C-90,-86 20,-104 90,-92C128,-84 138,80 96,92C20,110-90,96-150,82C-240,92-420,104-560,108Z',
        f,
        8,
      ) +
      line('M-6,70Q40,132 118,140', f, 46) +
      line(fingers, f, 44) +
      line('M220,-100l16,-3M256,-44l18,0M250,14l18,2M210,64l16,5M104,132l16,2', '#fff', 13, 0.35) +
      line('M104,-48q10,10 6,26M116,-10q8,10 4,22M108,28q8,8 2,20', C.ink, 4, 0.13) +
      cut('M-700,-130C-560,-132-430,-122-372,-112Q-356,6-372,124C-430,134-560,142-700,140Z', sleeve, 8) +
      seam('M-392,-98Q-378,6-392,110', C.mid, 4)
    );
  },
  /** A child's hand that comes from below and points up to the left. Origin: the fingertip. */
  pointHand: ({ skin = 'golden' as Skin, sleeve = C.cream }) => {
    const f = skins[skin];
    return (
      line('M0,12L58,112', C.ink, 36, 0.14, 'transform="translate(0 7)"') +
      line('M110,190L190,420', C.ink, 92, 0.14, 'transform="translate(0 8)"') +
      line('M112,196L190,420', f, 84) +
      line('M0,12L58,112', f, 34) +
      line('M30,128Q26,170 52,196', f, 32) +
      cut('M44,92C80,76 130,92 150,132C166,170 150,214 112,222C72,226 44,200 38,160C34,130 36,104 44,92Z', f, 5) +
      line('M64,108Q96,100 112,124M70,136Q98,132 110,152M74,164Q96,164 104,180', C.ink, 4, 0.15) +
      line('M3,16l8,14', '#fff', 10, 0.4) +
      cut('M84,268L232,216L330,520L150,560Z', sleeve, 8) +
      seam('M98,288L236,240', C.mid, 4)
    );
  },
  /**
   * A cannula on the back of a hand: a soft tube under tape. `peel` (0 to 1) lifts the tape; `out` (0 to 1) slides the
   * tube out.
   */
  tapedCannula: ({ peel = 0, out = 0 }) => {
    const p = clamp(peel);
    const x = r1(-out * 190);
    const right = r1(lerp(64, -58, p));
    return (
      g(
        `translate(${x} 0)`,
        line('M-60,0C-120,14-150,-26-216,-16S-300,10-330,8', C.ink, 15, 0.12, 'transform="translate(0 5)"') +
          line('M-60,0C-120,14-150,-26-216,-16S-300,10-330,8', C.white, 15) +
          line('M-60,0C-120,14-150,-26-216,-16S-300,10-330,8', C.mid, 7) +
          line(`M0,0H${r1(Math.min(74, 12 + out * 190))}`, C.white, 8) +
          (out < 0.3 ? line(`M${r1(14 + out * 190)},0H74`, C.white, 7, 0.3) : '') +
          cut('M-70,-17H-8L8,-7V7L-8,17H-70Q-78,0-70,-17Z', C.coral, 4) +
          flat('M-52,-17V-36H-26V-17Z', C.white),
      ) +
      (p < 0.98
        ? `<g>${flat(`M-62,-56H${right}V56H-62Q-70,56-70,48V-48Q-70,-56-62,-56Z`, C.white, 0.72)}${line(`M${right},-56H-62Q-70,-56-70,-48V48Q-70,56-62,56H${right}`, C.mid, 4)}</g>` +
          (p > 0.02
            ? flat(`M${right},-56L${r1(right - 40 * Math.min(1, p * 3))},-40V66L${right},56Z`, C.aqua)
            : line(`M${right},-56V56`, C.mid, 4))
        : '')
    );
  },
  /** A curtain in soft folds on a rail; `drawn` 1 covers the full width. Origin: its upper right corner. */
  bayCurtain: ({ fill = C.rose, drawn = 1, h = 430, sway = 0 }) => {
    const w = lerp(110, 300, drawn);
    const folds = [0.2, 0.4, 0.6, 0.8]
      .map((u) => `M${r1(-w * u)},8Q${r1(-w * u + 8 + sway)},${h * 0.5} ${r1(-w * u - 4 + sway * 2)},${h - 14}`)
      .join('');
    const step = w / 4;
    const hem = [0, 1, 2, 3].map(
      (i) => `Q${r1(-step * (i + 0.5) + sway * 2)},${h + (i % 2 ? -10 : 12)} ${r1(-step * (i + 1) + sway * 2)},${h}`,
    );
    return (
      line(`M60,-8H-420`, C.steel, 9) + cut(`M0,0V${h}${hem.join('')}L${-w},0Z`, fill, 5) + line(folds, C.ink, 5, 0.1)
    );
  },
};
