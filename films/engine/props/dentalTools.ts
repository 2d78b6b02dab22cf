/** A dentist's tools. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, freshId, g, inside, line, r1, seam } from '../paper.ts';
import { clamp, lerp } from '../values.ts';
import { needle } from './needle.ts';

export const dentalTools = {
  /** The drill. Origin: its tip. The hose goes up to the right; `buzz` makes the drill tremble. */
  drill: ({ buzz = 0, t = 0 }) =>
    g(
      `translate(${r1(buzz * 1.6 * Math.sin(t * 53))} ${r1(buzz * 1.2 * Math.sin(t * 41))})`,
      line('M0,0V-30', C.steel, 8) +
        line('M-5,-6h10M-5,-14h10', C.deep, 3) +
        cut('M-26,-74H26L22,-30H-22Z', C.steel, 3) +
        cut('M-22,-100Q-24,-72 0,-66L190,-34Q214,-30 218,-52T198,-78L16,-112Q-18,-118-22,-100Z', C.mid, 4) +
        seam('M16,-88L190,-56', '#fff', 3) +
        line('M214,-54C300,-30 330,-110 460,-96', C.deep, 13),
    ),
  /** Small waves around something that buzzes. */
  buzzing: ({ k = 1 }) =>
    k < 0.03
      ? ''
      : g(
          `scale(${r1(k * 100) / 100})`,
          line('M-46,-22Q-58,0-46,22M46,-22Q58,0 46,22M-66,-32Q-84,0-66,32M66,-32Q84,0 66,32', C.coral, 6, 0.8),
        ),
  /** A mouth mirror. Origin: the middle of the mirror. */
  mouthMirror: ({ k = 1, rot = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      line('M18,18L130,110', C.steel, 11) +
        `<circle cy="3" r="30" fill="${C.ink}" fill-opacity=".14"/><circle r="30" fill="${C.steel}"/><circle r="23" fill="${C.pale}"/>` +
        line('M-12,4Q-10,-12 4,-14', '#fff', 5),
    ),
  /** A cotton swab with gel. Origin: its tip. */
  cottonStick: ({ k = 1, rot = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      line('M0,0L120,0', C.bearl, 8) +
        cut('M-22,0C-22,-16 20,-18 26,0C20,16-22,16-22,0Z', C.white, 2) +
        flat('M-22,0C-22,-16 0,-17 4,0C0,14-22,14-22,0Z', C.pink),
    ),
  /** The dentist's thin needle. Origin: its tip. */
  dentalNeedle: ({ k = 1, rot = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      line('M0,0H54', C.steel, 3.5) +
        cut('M50,-9H70V9H50Z', C.sun, 2) +
        cut('M68,-17H168Q174,0 168,17H68Q62,0 68,-17Z', C.white, 3) +
        flat('M78,-9H140V9H78Z', C.pale) +
        line('M170,0H204M204,-18V18', C.steel, 9),
    ),
  /** A thin tool that packs a filling. Origin: its tip. */
  packer: () => line('M0,-2L26,-14L150,-104', C.steel, 11) + line('M0,0h.1', C.steel, 22),
  /** A small tray with a swab, a plaster and a roll of tape. Origin: the middle of its upper edge. */
  smallTray: () =>
    g('translate(-34 -8) rotate(-8)', dentalTools.cottonStick({ k: 0.62, rot: 0 })) +
    g('translate(52 -14) scale(.34)', needle.plaster({})) +
    cut('M-110,-4H110Q120,-4 118,6L108,28Q104,36 94,36H-94Q-104,36-108,28L-118,6Q-120,-4-110,-4Z', C.sun, 5) +
    seam('M-96,14H96'),
  /** An hourglass; `run` is how much of the sand has run down. */
  sandglass: ({ k = 1, run = 0, rot = 0 }) => {
    const r = clamp(run);
    const glass = 'M-44,-84H44C44,-40 10,-20 8,0C10,20 44,40 44,84H-44C-44,40-10,20-8,0C-10,-20-44,-40-44,-84Z';
    return g(
      `rotate(${r1(rot)}) scale(${k})`,
      flat(glass, C.white, 0.85) +
        inside(
          freshId(),
          glass,
          flat(`M-60,${r1(lerp(-70, 0, r))}H60V0H-60Z`, C.coral) +
            flat(`M-60,90V${r1(lerp(88, 40, r))}Q0,${r1(lerp(80, 14, r))} 60,${r1(lerp(88, 40, r))}V90Z`, C.coral) +
            (r > 0.01 && r < 0.99 ? line('M0,0V80', C.coral, 5) : ''),
        ) +
        line(glass, C.mid, 5) +
        cut('M-60,-104H60V-82H-60ZM-60,82H60V104H-60Z', C.bear, 3),
    );
  },
  /** The blue lamp that hardens a filling. Origin: its tip. */
  hardener: ({ on = 0 }) =>
    (on > 0 ? flat('M-12,-6L-60,90H60L12,-6Z', C.vein, on * 0.5) : '') +
    cut('M-12,-8Q0,4 12,-8L26,-70L90,-150L60,-172L-2,-86Z', C.white, 4) +
    cut('M52,-176L98,-142L190,-250Q196,-268 180,-282T146,-282Z', C.vein, 4) +
    seam('M84,-170L160,-258'),
};
