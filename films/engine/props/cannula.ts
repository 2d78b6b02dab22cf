/** The cannula, the hand that receives it, and its accessories, in close-up. */
import { skins } from '../figure/person.ts';
import { C, cut, flat, g, line, r1, seam, sheet } from '../paper.ts';
import { clamp, lerp } from '../values.ts';
import { starShape } from './shapes.ts';

type Skin = keyof typeof skins;

const fingers = [
  ['M126,-48L228,-66', 40],
  ['M134,-16L258,-20', 42],
  ['M134,18L252,24', 40],
  ['M124,48L218,66', 35],
] as const;

export const cannula = {
  /**
   * The back of a resting hand, fingers to the right. Origin: where the cannula enters. `bend` turns the wrist, in
   * degrees.
   */
  handBack: ({ skin = 'golden' as Skin, sleeve = '', bend = 0, flip = 1, pale = 0 }) => {
    const f = skins[skin];
    const palm = 'M-110,-62C-70,-54-40,-68 0,-76C60,-86 112,-80 142,-66L150,62C112,82 40,86-10,78C-50,72-80,64-116,66Z';
    const moving =
      line('M-30,-52Q22,-112 88,-122', C.ink, 44, 0.14, 'transform="translate(0 8)"') +
      line('M-30,-52Q22,-112 88,-122', f, 42) +
      fingers.map(([d, w]) => line(d, C.ink, w, 0.14, 'transform="translate(0 8)"')).join('') +
      cut(palm, f, 8) +
      fingers.map(([d, w]) => line(d, f, w)).join('') +
      line('M236,-68l8,-1M264,-21h8M258,25l8,.6M223,68l7,1.6M92,-124l8,-1', '#fff', 16, 0.5) +
      line('M124,-62q10,7 8,20M134,-30q9,8 6,20M134,6q8,9 4,20M122,38q8,8 3,18', C.ink, 3.5, 0.14) +
      line('M-96,14C-50,-2-26,-16 24,-14S92,-32 116,-38M-34,-8C10,8 50,12 110,8', C.vein, 7, 0.3) +
      (pale > 0 ? flat(sheet(-58, -50, 116, 84, 26, 'pale'), '#fff', pale) : '');
    return g(
      flip < 0 ? 'scale(-1 1)' : '',
      cut('M-900,-120C-500,-116-230,-88-96,-62L-100,66C-230,92-500,116-900,122Z', f, 9) +
        g(`rotate(${r1(bend)} -100 0)`, moving) +
        (sleeve && cut('M-560,-138C-480,-146-390,-138-336,-128Q-322,0-338,132C-400,140-480,146-560,140Z', sleeve, 8)) +
        (sleeve && seam('M-352,-116Q-338,0-354,120', '#fff', 4)),
    );
  },
  /**
   * The cannula, coming from the right. Origin: where it enters the skin. `into` 0 touches the skin; 1 is fully
   * inserted. `out` withdraws the needle; at 1 only the soft tube is left.
   */
  cannula: ({ into = 0, out = 0, rot = -9, needle = 1 }) => {
    const away = (1 - into) * 92;
    const pull = out * 300;
    const under = clamp(into);
    const soft =
      (under > 0.02 ? line(`M${r1(-92 * under)},${r1(4 * under)}L0,0`, C.white, 9, 0.5) : '') +
      line(`M${r1(Math.max(0, away - 92))},0L${r1(away + 10)},-1`, C.white, 10) +
      cut(`M${r1(away + 4)},-7L${r1(away + 36)},-13V12L${r1(away + 4)},6Z`, C.pink, 3) +
      cut(`M${r1(away + 22)},-14L${r1(away + 34)},-52Q${r1(away + 64)},-62 ${r1(away + 62)},-14Z`, C.coral, 3) +
      cut(`M${r1(away + 22)},13L${r1(away + 34)},50Q${r1(away + 64)},60 ${r1(away + 62)},13Z`, C.coral, 3) +
      cut(`M${r1(away + 34)},-14H${r1(away + 92)}Q${r1(away + 98)},0 ${r1(away + 92)},13H${r1(away + 34)}Z`, C.pink, 3);
    const metal =
      needle < 0.5
        ? ''
        : line(`M${r1(Math.max(out > 0.02 ? -999 : 0, away - 104 + pull))},0L${r1(away + 96 + pull)},-1`, C.steel, 5) +
          cut(
            `M${r1(away + 92 + pull)},-17H${r1(away + 190 + pull)}Q${r1(away + 200 + pull)},0 ${r1(away + 190 + pull)},16H${r1(away + 92 + pull)}Z`,
            C.pale,
            4,
          ) +
          flat(`M${r1(away + 100 + pull)},-9h40v17h-40Z`, C.mid, 0.6);
    // The needle is inside the tube until it is withdrawn.
    return g(`rotate(${r1(rot)})`, out > 0.34 ? soft + metal : metal + soft);
  },
  /** A dressing with a star that holds the tube. `on` (0 to 1) puts it on. */
  dressing: ({ on = 1, k = 1 }) =>
    g(
      `rotate(-4) scale(${r1(k * lerp(1.12, 1, on) * 100) / 100})`,
      cut(sheet(-96, -70, 176, 132, 20, 'dressing'), C.white, r1(lerp(14, 4, on))) +
        seam(sheet(-84, -58, 152, 108, 16, 'dressing'), C.mid, 3.5, 0.9) +
        starShape(-6, 0, 2.6),
    ),
  /** A swab. */
  swab: ({ k = 1 }) =>
    g(`scale(${k})`, cut(sheet(-38, -30, 76, 60, 16, 'swab'), C.white, 5) + seam('M-22,-8H20M-20,8H22', C.mid, 3)),
  /** A pinwheel; `spin` is in degrees. Origin: its middle. */
  pinwheel: ({ spin = 0, k = 1 }) => {
    const blades = [C.coral, C.sun, C.mid, C.pink].map((fill, i) =>
      g(
        `rotate(${r1((spin % 360) + i * 90)})`,
        cut('M0,0C-6,-40 10,-70 46,-66C52,-40 34,-10 0,0Z', fill, 2) +
          flat('M0,0C14,-22 30,-44 46,-66C52,-40 34,-10 0,0Z', C.ink, 0.1),
      ),
    );
    return g(`scale(${k})`, line('M0,0V150', C.bearl, 9) + blades.join('') + line('M0,0h.1', C.berry, 18));
  },
  /** A card to choose. `what` is the picture on it; `lift` raises the card. */
  card: ({ what = 'look' as keyof typeof cardPictures, lift = 0, fill = C.white }) =>
    cut(sheet(-78, -96, 156, 192, 18, what), fill, r1(6 + lift * 8)) +
    seam(sheet(-66, -84, 132, 168, 14, what), C.mid, 3, 0.8) +
    cardPictures[what],
};

const cardPictures = {
  look:
    flat('M-46,0C-26,-34 26,-34 46,0C26,34-26,34-46,0Z', C.pale) +
    line('M-46,0C-26,-34 26,-34 46,0C26,34-26,34-46,0Z', C.deep, 6) +
    `<circle r="18" fill="${C.teal}"/><circle r="9" fill="${C.ink}"/><circle cx="5" cy="-6" r="4" fill="#fff"/>`,
  film:
    flat(sheet(-48, -40, 96, 80, 12, 'film'), C.deep) +
    flat('M-38,-30H38V30H-38Z', C.aqua) +
    flat('M-12,-18L20,0L-12,18Z', C.coral),
  blow:
    line('M0,6V62', C.bearl, 7) +
    [C.coral, C.sun, C.mid, C.pink]
      .map((fill, i) =>
        g(
          `translate(0 -8) rotate(${i * 90 + 20}) scale(.78)`,
          flat('M0,0C-6,-40 10,-70 46,-66C52,-40 34,-10 0,0Z', fill),
        ),
      )
      .join(''),
};

/** The same dressing on a figure's hand, in the hand's own units. */
export const taped = cut(sheet(-11, -8, 20, 15, 3, 'taped'), C.white, 1) + starShape(-1, 0, 0.36);
