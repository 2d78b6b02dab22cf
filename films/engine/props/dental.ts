/** At the dentist's. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, freshId, g, inside, line, r1, seam, sheet } from '../paper.ts';
import { skins } from '../figure/person.ts';
import { lerp } from '../values.ts';
import { starShape } from './shapes.ts';

const crown =
  'M-150,-60C-156,-150-92,-176-44,-152Q0,-132 44,-152C92,-176 156,-150 150,-60C146,10 128,40 118,96C108,160 96,206 70,206C44,206 48,150 34,104Q0,66-34,104C-48,150-44,206-70,206C-96,206-108,160-118,96C-128,40-146,10-150,-60Z';
const pit = 'M-64,-150C-74,-116-58,-86-28,-80C2,-76 24,-96 26,-138Q0,-134-20,-146Q-42,-156-64,-150Z';

export const dental = {
  /**
   * The chair from the side. Origin: the seat. `up` is how far the seat has been raised, in units; the foot stays in
   * place.
   */
  dentalChair: ({ up = 0, floor = 150 }) =>
    cut(
      `M-70,${floor + up - 26}H150Q170,${floor + up - 26} 170,${floor + up - 8}V${floor + up}H-90V${floor + up - 8}Q-90,${floor + up - 26}-70,${floor + up - 26}Z`,
      C.deep,
      4,
    ) +
    flat(`M16,30H78V${floor + up - 22}H16Z`, C.steel) +
    seam(`M30,44V${floor + up - 30}M64,44V${floor + up - 30}`) +
    g(
      'rotate(-32 -34 10)',
      cut('M-70,-136Q-70,-162-44,-162H-26Q-4,-162-4,-136V24H-70Z', C.plum, 5) +
        seam('M-56,-130V10', '#fff', 3, 0.5) +
        cut('M-66,-256Q-66,-272-50,-272H-30Q-12,-272-12,-254V-192Q-12,-176-28,-176H-50Q-66,-176-66,-192Z', C.plum, 5),
    ) +
    cut('M-66,4H110Q156,8 186,30Q198,42 190,54Q180,66 162,60Q140,46 110,46H-40Q-66,46-74,26Q-76,6-66,4Z', C.plum, 5) +
    seam('M-44,32H110Q142,34 170,50', '#fff', 3, 0.5),
  /** The lamp above; `on` is its brightness. */
  dentalLamp: ({ on = 0, rot = 0 }) =>
    line('M0,0L-40,-90L40,-210', C.steel, 13) +
    line('M-40,-90h.1', C.deep, 26) +
    g(
      `rotate(${r1(rot)})`,
      (on > 0 ? flat('M-84,34L-230,470H230L84,34Z', '#fff', on * 0.6) : '') +
        cut('M-104,-14C-104,-44-60,-52 0,-52S104,-44 104,-14Q104,10 84,30H-84Q-104,10-104,-14Z', C.white, 5) +
        flat('M-78,30H78Q70,44 0,44T-78,30Z', on > 0.05 ? C.sun : C.pale) +
        seam('M-84,-18Q0,-30 84,-18', C.mid, 3),
    ),
  /** The headrest of the chair, from the front. */
  headrest: () =>
    cut('M-230,420V-20C-230,-130-150,-166 0,-166S230,-130 230,-20V420Z', C.plum, 8) +
    seam('M-204,420V-14C-204,-106-132,-138 0,-138S204,-106 204,-14V420', '#fff', 4, 0.45) +
    cut('M-128,-96C-136,-216-90,-240 0,-240S136,-216 128,-96C124,-40 80,-24 0,-24S-124,-40-128,-96Z', C.plum, 6) +
    seam('M-104,-100C-110,-196-74,-214 0,-214S110,-196 104,-100', '#fff', 4, 0.45),
  /** A tray on an arm. Origin: the middle of its upper side. */
  dentalTray: () =>
    line('M0,20V120L110,330', C.steel, 14) +
    cut('M-132,0H132Q144,2 140,16T118,28H-118Q-136,28-140,16T-132,0Z', C.mid, 5) +
    seam('M-112,15H112'),
  /** A finger held out to the right, with a striped sleeve. Origin: the middle of the nail. */
  fingerOut: ({ fill = skins.golden, sleeve = C.sun, stripe = C.cream }) =>
    line('M-560,250L-250,96', C.ink, 116, 0.14, 'transform="translate(0 8)"') +
    line('M-560,250L-250,96', fill, 112) +
    line('M-640,292L-420,182', sleeve, 134) +
    line('M-520,166L-474,276M-452,130L-404,242', stripe, 22) +
    line('M-140,22H-4', C.ink, 58, 0.14, 'transform="translate(0 7)"') +
    cut(
      'M-300,10C-280,-40-200,-52-140,-34C-108,-22-104,20-116,60C-126,100-170,128-220,122C-280,116-320,70-300,10Z',
      fill,
      6,
    ) +
    line('M-140,20H-6', fill, 54) +
    line('M-250,12Q-210,-34-150,-14', fill, 46) +
    line('M-118,56Q-130,62-146,58M-124,84Q-138,90-154,84M-60,10Q-54,22-60,34', C.ink, 4, 0.16) +
    flat('M-22,-4C-14,-10 10,-10 16,-2Q20,8 12,12C0,16-18,14-22,8Z', C.rosy, 0.9),
  /** A paper bib. Origin: the middle of its upper edge. */
  bib: () =>
    cut('M-78,0Q0,26 78,0L92,150Q0,168-92,150Z', C.pale, 3) +
    seam('M-76,138Q0,152 76,138', C.mid, 3) +
    starShape(0, 84, 1.5, C.mid),
  /** A round sign with a raised hand: stop. */
  stopSign: ({ k = 1, rot = 0 }) =>
    k < 0.03
      ? ''
      : g(
          `rotate(${r1(rot)}) scale(${r1(k * 100) / 100})`,
          cut(sheet(-84, -84, 168, 168, 82, 'stop'), C.berry, 6) +
            seam('M0,-70A70,70 0 1 1-.1,-70', '#fff', 4, 0.7) +
            line('M-25,6V-30M-8,2V-44M9,2V-42M26,8V-28M-36,20L-30,10', C.white, 14) +
            flat('M-32,0H33V24C33,44 18,52 2,52C-14,52-24,46-32,32L-44,14Q-44,4-34,8L-30,12Z', C.white),
        ),
  /** A small tooth; `hole` is the size of its dark spot. */
  tooth: ({ k = 1, hole = 0 }) =>
    g(
      `scale(${r1(k * 100) / 100})`,
      k < 0.03
        ? ''
        : cut(
            'M-26,-14C-28,-34-14,-38-6,-33Q0,-29 6,-33C14,-38 28,-34 26,-14C25,2 20,10 17,24C15,34 8,36 6,26Q0,10-6,26C-8,36-15,34-17,24C-20,10-25,2-26,-14Z',
            C.white,
            3,
          ) +
            line('M-17,-22Q-20,-12-16,-2', C.mid, 3, 0.5) +
            (hole > 0 ? flat('M-4,-22C-10,-14-4,-4 6,-5C14,-6 15,-18 9,-23Q2,-27-4,-22Z', '#8A5A3C', hole) : ''),
    ),
  /**
   * A large tooth, open to view. `bad` (0 to 1) is how much of it is damaged; `filled` is how much of the hole is
   * filled.
   */
  bigTooth: ({ bad = 1, filled = 0, blue = 0, numb = 0, whole = 0 }) =>
    cut(crown, C.white, 9) +
    line('M-122,-96Q-136,-40-116,10', C.mid, 9, 0.45) +
    inside(
      freshId(),
      crown,
      (whole ? '' : flat(pit, C.bone)) +
        (filled > 0
          ? inside(freshId(), pit, flat(`M-90,${r1(lerp(-70, -170, filled))}H60V-60H-90Z`, C.pale)) +
            (filled > 0.98 ? seam(pit, C.mid, 4, 1) : '')
          : '') +
        g(
          `translate(-20 -146) scale(${r1(bad * 100) / 100})`,
          bad > 0.03 ? flat('M-44,-6C-56,28-38,60-8,66C24,70 44,48 46,8Q20,12 0,0Q-22,-10-44,-6Z', '#8A5A3C') : '',
        ) +
        (blue > 0
          ? `<ellipse cx="-18" cy="-128" rx="112" ry="96" fill="${C.vein}" fill-opacity="${r1(blue * 40) / 100}"/>`
          : ''),
    ) +
    (numb > 0.5 ? line('M-34,28q9,9 18,0M16,28q9,9 18,0', C.ink, 5) : line('M-24,30h.1M24,30h.1', C.ink, 12)) +
    line('M-16,54Q0,66 16,54', C.ink, 5) +
    line('M-50,50h.1M50,50h.1', C.pink, 20, 0.7),
  /** A crumb of damaged tooth. */
  crumb: ({ k = 1 }) => g(`scale(${k})`, cut('M-12,-4C-8,-14 8,-12 12,-2C12,8 2,12-6,8Q-14,4-12,-4Z', '#8A5A3C', 2)),
  /** A poster of a smiling tooth. */
  toothPoster: ({ sway = 0 }) =>
    g(
      `rotate(${r1(sway - 2)} 0 -70)`,
      cut(sheet(-66, -80, 132, 160, 10, 'tposter'), C.aqua, 5) +
        g('translate(0 4) scale(.34)', dental.bigTooth({ bad: 0, whole: 1 })) +
        starShape(-44, -56, 1) +
        starShape(46, 56, 0.9, C.coral) +
        line('M0,-84v.1', C.berry, 9),
    ),
};

/** A glove on a figure's hand, in the hand's own units. */
export const gloveOnHand = `<path d="M-9,-8C-2,-11 8,-11 14,-7.500C19,-4 19,5 14,8C7,11-2,11-9,8Z" fill="${C.glove}"/><path d="M0,-4Q4,-11 8,-13" fill="none" stroke="${C.glove}" stroke-width="7.500" stroke-linecap="round"/><path d="M9,-2.800h6M9,2h6" fill="none" stroke="${C.ink}" stroke-opacity=".18" stroke-width="1.500" stroke-linecap="round"/><path d="M-8,-7V7" stroke="#fff" stroke-width="2.400" stroke-linecap="round"/>`;
