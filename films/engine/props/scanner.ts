/** The MRI scanner and its room. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, freshId, g, inside, line, r1, seam, sheet } from '../paper.ts';
import { starShape } from './shapes.ts';

const face = 'M0,-250C-92,-250-152,-136-152,20V268Q-152,290-130,290H130Q152,290 152,268V20C152,-136 92,-250 0,-250Z';
const hole = 'M0,-156C51,-156 92,-86 92,0S51,156 0,156S-92,86-92,0S-51,-156 0,-156Z';
const body = 'M0,-250H400Q476,-248 476,-170V266Q476,290 452,290H0Z';
const decor =
  starShape(-112, 150, 1.5) +
  starShape(112, 176, 1.9, C.pink) +
  starShape(-92, 226, 1.2, C.coral) +
  starShape(0, 226, 1.4);

/** The side of the scanner. A paper hill and a wavy seam make it look less like a machine. */
const side =
  flat('M150,290C210,150 330,120 476,176V266Q476,290 452,290Z', C.leaf, 0.75) +
  seam('M176,-214H420M190,180Q260,80 340,170T456,150', '#fff', 4, 0.6) +
  starShape(300, -110, 2.6) +
  starShape(392, -30, 1.7, C.white) +
  starShape(222, -20, 1.5, C.pink);

export const scanner = {
  /**
   * The scanner at an angle, open to the left. Origin: the middle of the opening. Draw what goes in between this and
   * `scannerFront`.
   */
  scannerBack: () =>
    cut(body, C.mid, 7) +
    cut(face, C.white, 6) +
    flat('M0,-186C66,-186 116,-104 116,0S66,186 0,186S-116,104-116,0S-66,-186 0,-186Z', C.aqua) +
    inside(
      freshId(),
      hole,
      flat(hole, C.teal) +
        flat('M30,-112C62,-112 84,-62 84,0S62,112 30,112S-24,62-24,0S-2,-112 30,-112Z', C.pale) +
        line('M-84,-60Q-40,-140 24,-128M-60,-104Q-20,-150 20,-140', C.mid, 5, 0.7),
    ) +
    seam('M-134,20C-134,-124-80,-232 0,-232', C.mid, 4),
  /** The right half of the scanner, without the right half of the opening. */
  scannerFront: () => {
    const half = 'V156C51,156 92,86 92,0S51,-156 0,-156Z';
    return (
      flat(`M0,-250H400Q476,-248 476,-170V266Q476,290 452,290H0${half}`, C.mid) +
      side +
      flat(`M0,-250C92,-250 152,-136 152,20V268Q152,290 130,290H0${half}`, C.ink, 0.12).replace(
        '<path',
        '<path transform="translate(7 3)"',
      ) +
      flat(`M0,-250C92,-250 152,-136 152,20V268Q152,290 130,290H0${half}`, C.white) +
      flat(`M0,-186C66,-186 116,-104 116,0S66,186 0,186${half}`, C.aqua) +
      seam('M0,-232C80,-232 134,-124 134,20', C.mid, 4) +
      decor
    );
  },
  /** The bench that slides into the scanner. Origin: the middle of its upper edge, at the end that goes in first. */
  bench: ({ w = 560 }) =>
    cut(`M${-w},0H-14Q0,0 0,13T-14,26H${-w}Q${-w - 16},26 ${-w - 16},13T${-w},0Z`, C.deep, 4) +
    cut(`M${-w + 8},-20H-12Q2,-20 2,-9T-12,2H${-w + 8}Q${-w - 6},2 ${-w - 6},-9T${-w + 8},-20Z`, C.pink, 2) +
    seam(`M${-w + 14},-8H-14`),
  benchFoot: ({ h = 170 }) =>
    cut(
      `M-74,0H74L60,${h - 22}H92Q104,${h - 22} 104,${h - 8}V${h}H-104V${h - 8}Q-104,${h - 22}-92,${h - 22}H-60Z`,
      C.mid,
      4,
    ) + seam(`M-52,14V${h - 34}M52,14V${h - 34}`),
  /** A pillow on the bench. */
  headPillow: ({ w = 120 }) =>
    cut(sheet(-w / 2, -38, w, 40, 18, 'hp'), C.white, 3) + seam(`M${-w / 2 + 12},-8H${w / 2 - 12}`, C.mid, 3),
  /** A blanket over a patient on the bench, head to the right; in the figure's own units. Origin: the hips. */
  cover: ({ b = 0, fill = C.aqua, fold = C.pale }) => {
    const t = r1(-58 - b * 3);
    const top = `C56,-30 52,${t - 2} 28,${t}C-6,${r1(t * 0.94)}-40,-42-62,-36C-78,-34-84,-26-85,6Z`;
    return (
      cut(`M54,6${top}`, fill, 2) +
      inside(freshId(), `M54,6${top}`, flat('M80,10V-80H32C22,-60 22,-20 25,10Z', fold)) +
      seam(`M28,${t + 3}C20,-40 20,-16 23,2`, '#fff', 1.6) +
      starShape(2, -26, 0.62) +
      starShape(-30, -18, 0.56) +
      starShape(-64, -16, 0.5)
    );
  },
  /** A section through the scanner: a tunnel, open at both ends. Origin: the middle of its floor. */
  tunnelBack: ({ w = 960, h = 262 }) =>
    flat(`M${-w / 2 - 24},-${h}H${w / 2 + 24}V12H${-w / 2 - 24}Z`, C.pale) +
    flat(`M${-w / 2},-${h}H${w / 2}V-${h - 36}Q0,-${h - 58} ${-w / 2},-${h - 36}Z`, C.mid, 0.55) +
    line(`M${r1(-w / 2 + 60)},-${h - 22}H${w / 2 - 60}`, C.butter, 10, 0.9, 'stroke-dasharray="60 44"'),
  tunnelFront: ({ w = 960, h = 262, top = 92 }) => {
    const half = w / 2;
    const roof = `M${-half - 30},${-h}V${-h - top + 50}Q${-half - 26},${-h - top} ${-half + 50},${-h - top}H${half - 50}Q${half + 26},${-h - top} ${half + 30},${-h - top + 50}V${-h}Q${half + 30},${-h + 14} ${half + 10},${-h + 14}H${-half - 10}Q${-half - 30},${-h + 14} ${-half - 30},${-h}Z`;
    return (
      cut(roof, C.mid, 5) +
      seam(`M${-half + 16},${-h - top / 2 + 8}H${half - 16}`, '#fff', 4, 0.7) +
      cut(`M${-half - 30},0H${half + 30}V200H${-half - 30}Z`, C.mid, -4) +
      seam(`M${-half},26H${half}`, '#fff', 4, 0.7)
    );
  },
  /** Headphones that are not worn; `phonesOnHead` draws worn ones. */
  phones: ({ k = 1 }) => g(`scale(${k})`, phonesOnHead),
  /** A window to another room. `glass` is its colour. */
  windowPane: ({ w = 320, h = 240, glass = C.pale }) =>
    cut(sheet(-w / 2 - 20, -h / 2 - 20, w + 40, h + 40, 20, 'pane'), C.white, 6) +
    flat(sheet(-w / 2, -h / 2, w, h, 12, 'glass'), glass),
  /** The scanner in its room, seen through a window. */
  scannerRoom: ({ w = 520, h = 330 }) =>
    inside(
      freshId(),
      sheet(-w / 2, -h / 2, w, h, 12, 'glass'),
      flat(`M${-w},${-h}H${w}V${h}H${-w}Z`, C.butter) +
        flat(`M${-w},${h * 0.36}Q0,${h * 0.32} ${w},${h * 0.37}V${h}H${-w}Z`, C.rose) +
        g(
          'translate(20 -8) scale(.5)',
          scanner.scannerBack() +
            g('translate(20 70)', scanner.bench({ w: 400 })) +
            g('translate(-270 96)', scanner.benchFoot({ h: 194 })) +
            scanner.scannerFront(),
        ),
    ),
  shine: ({ w = 320, h = 240 }) =>
    inside(
      freshId(),
      sheet(-w / 2, -h / 2, w, h, 12, 'glass'),
      flat(
        `M${-w * 0.3},${-h}L${-w * 0.08},${-h}L${-w * 0.42},${h}H${-w * 0.64}ZM${w * 0.06},${-h}H${w * 0.12}L${-w * 0.22},${h}H${-w * 0.28}Z`,
        '#fff',
        0.32,
      ),
    ),
  /** A bowl for things that must stay outside: its back, and a front that hides its contents. */
  bowlBack: () =>
    cut('M-190,-30Q0,-66 190,-30Q0,10-190,-30Z', C.amber, 0) +
    flat('M-172,-30Q0,-58 172,-30Q0,0-172,-30Z', C.ink, 0.16),
  bowlFront: () =>
    cut('M-190,-30Q0,12 190,-30L150,74Q146,92 126,92H-126Q-146,92-150,74Z', C.sun, 6) +
    seam('M-168,4Q0,42 168,4', '#fff', 4) +
    starShape(0, 58, 1.8, C.white),
  keys: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      line('M0,0m-20,0a20,20 0 1 0 40,0a20,20 0 1 0-40,0', C.steel, 6) +
        g('rotate(24)', cut('M-9,14H9V66H22V78H9V86H22V98H-9Z', C.steel, 3) + line('M0,30V84', '#fff', 3, 0.5)) +
        g('rotate(-22)', cut('M-9,14H9V90H-9V80H-20V68H-9Z', C.amber, 3) + line('M0,30V78', '#fff', 3, 0.5)),
    ),
  watch: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      cut('M-16,-74H16L20,-26H-20ZM-20,26H20L16,74H-16Z', C.plum, 3) +
        cut('M-34,0A34,34 0 1 0 34,0A34,34 0 1 0-34,0Z', C.steel, 3) +
        `<circle r="25" fill="${C.white}"/>` +
        line('M0,0V-16M0,0L11,6', C.ink, 4),
    ),
  /** A loose hair clip with a star; `hairClip` draws a worn one. */
  clip: ({ k = 1, rot = 0 }) => g(`rotate(${r1(rot)}) scale(${k})`, hairClip),
  /** A musical note from the headphones. */
  tune: ({ k = 1, fill = C.coral, two = 0 }) =>
    g(
      `scale(${r1(k * 100) / 100})`,
      two
        ? cut(
            'M-26,22C-34,12-14,4-8,12V-38L34,-48V10C26,26 6,26 6,14C8,4 20,2 24,4V-30L0,-24V20C-4,34-20,34-26,22Z',
            fill,
            2,
          )
        : cut('M-16,20C-22,8-4,2 4,8V-42C18,-36 26,-26 22,-10Q18,-20 12,-22V18C8,32-10,34-16,20Z', fill, 2),
    ),
  coin: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      `<circle cy="3" r="24" fill="${C.ink}" fill-opacity=".14"/><circle r="24" fill="${C.amber}"/><circle r="17" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-dasharray="6 4"/>`,
    ),
};

/** Worn headphones. Origin: the middle of the face. */
export const phonesOnHead =
  `<path d="M-40,2C-44,-66 44,-66 40,2" fill="none" stroke="${C.ink}" stroke-opacity=".15" stroke-width="10" transform="translate(0 3)"/>` +
  `<path d="M-40,2C-44,-66 44,-66 40,2" fill="none" stroke="${C.plum}" stroke-width="9" stroke-linecap="round"/>` +
  cut('M-50,-8Q-50,-16-42,-16T-31,-8V20Q-32,28-42,28T-50,20Z', C.pink, 2) +
  cut('M50,-8Q50,-16 42,-16T31,-8V20Q32,28 42,28T50,20Z', C.pink, 2) +
  `<path d="M-42,-8V20M42,-8V20" stroke="#fff" stroke-width="2.500" stroke-dasharray="4 3" stroke-opacity=".8" fill="none"/>`;

/** A hair clip with a star. Origin: its middle. */
export const hairClip = cut('M-22,-6H18Q25,0 18,6H-22Q-28,0-22,-6Z', C.steel, 2) + starShape(-14, 1, 1.3, C.coral);
