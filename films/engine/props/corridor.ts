/**
 * The way to the operating room: a rolling bed, lamps, doors. Each function takes numbers and returns SVG shapes around
 * its own origin.
 */
import { C, cut, flat, g, line, r1, seam, sheet, wave } from '../paper.ts';
import { lerp } from '../values.ts';
import { starShape } from './shapes.ts';

/** A wheel; `turn` is in degrees. */
const wheel = (x: number, y: number, turn: number, radius = 24) =>
  g(
    `translate(${x} ${y}) rotate(${r1(turn)})`,
    `<circle r="${radius}" fill="${C.ink}"/><circle r="${radius * 0.55}" fill="${C.mid}"/>` +
      line(`M${-radius * 0.5},0H${radius * 0.5}M0,${-radius * 0.5}V${radius * 0.5}`, C.deep, 4),
  );

export const corridor = {
  /**
   * The wall of a corridor, 3600 wide to the right of its origin: a band with a rail below, paper above. Origin: where
   * it meets the floor.
   */
  corridorWall: ({ fill = C.aqua, band = C.mid }) =>
    `<rect x="-600" y="-900" width="4200" height="900" fill="${fill}"/>` +
    flat(wave(-600, 3600, -196, 10, 7, 'band', 9), band) +
    seam('M-600,-168H3600', '#fff', 4, 0.5) +
    line('M-600,-216H3600', C.ink, 15, 0.12, 'transform="translate(0 6)"') +
    line('M-600,-216H3600', C.cream, 15),
  /** A closed door with a round window. Origin: its foot. */
  corridorDoor: ({ fill = C.bearl }) =>
    cut(sheet(-118, -430, 236, 440, 14, 'cdf'), C.white, 5) +
    cut(sheet(-98, -410, 196, 412, 10, 'cd'), fill, 0) +
    `<circle cy="-300" r="46" fill="${C.white}"/><circle cy="-300" r="34" fill="${C.pale}"/>` +
    line('M-14,-312L4,-322', '#fff', 8, 0.9) +
    seam(sheet(-74, -216, 148, 180, 12, 'cdp')) +
    line('M66,-196v34', C.berry, 12),
  /**
   * A bed from the side, with its back raised. Draw the patient between `rollBed` and `rollBlanket`. Origin: the middle
   * of the mattress.
   */
  rollBed: ({ turn = 0, fill = C.mid }) =>
    line('M-230,60V120M236,60V120', C.deep, 16) +
    line('M-230,96H236', C.deep, 10) +
    line('M-292,-120V40', C.deep, 14) +
    wheel(-230, 146, turn) +
    wheel(236, 146, turn) +
    cut('M-286,-26L-330,-186Q-334,-204-316,-206L-292,-206Q-278,-206-272,-192L-190,-26Z', fill, 6) +
    cut('M-256,-30L-312,-176Q-318,-196-298,-198T-270,-182C-236,-150-200,-70-178,-28Z', C.white, 5) +
    seam('M-292,-176L-244,-46', C.mid, 3) +
    cut('M-300,-30H292Q308,-30 308,-14V36Q308,60 284,60H-276Q-300,60-300,36Z', fill, 7) +
    seam('M-280,36H288', '#fff', 3),
  /** The blanket over the legs in `rollBed`, and the rail in front of it. */
  rollBlanket: ({ b = 0, fill = C.pink, fold = C.rose }) => {
    const t = r1(-b * 4);
    return (
      cut(
        `M-150,34C-156,-20-140,-70-104,${r1(-84 + t)}C-40,${r1(-102 + t)} 40,-76 110,-70C160,-66 200,-92 240,-88Q274,-82 288,-10V34Q288,44 278,44H-140Q-150,44-150,34Z`,
        fill,
        6,
      ) +
      flat(
        `M-150,34C-156,-20-140,-70-104,${r1(-84 + t)}L-76,${r1(-90 + t)}C-104,-66-112,-20-108,44H-140Q-150,44-150,34Z`,
        fold,
      ) +
      seam(`M-70,${r1(-82 + t)}C-94,-60-102,-20-98,34`, '#fff', 3) +
      starShape(-20, -34, 1.4) +
      starShape(70, -22, 1.3) +
      starShape(160, -34, 1.4) +
      starShape(240, -30, 1.2)
    );
  },
  rail: ({ w = 250 }) =>
    line(
      `M0,64V-40Q0,-60 20,-60H${w - 20}Q${w},-60 ${w},-40V64M${w * 0.33},-56V50M${w * 0.67},-56V50`,
      C.ink,
      10,
      0.14,
      'transform="translate(0 5)"',
    ) +
    line(`M0,64V-40Q0,-60 20,-60H${w - 20}Q${w},-60 ${w},-40V64M${w * 0.33},-56V50M${w * 0.67},-56V50`, C.white, 10),
  /** A round ceiling lamp, seen from below by a patient in bed. */
  ceilingLamp: ({ k = 1 }) =>
    g(
      `scale(${k})`,
      `<circle cy="8" r="146" fill="${C.ink}" fill-opacity=".12"/><circle r="146" fill="${C.white}"/><circle r="122" fill="${C.butter}"/><circle r="92" fill="${C.white}" fill-opacity=".8"/>` +
        `<circle r="106" fill="none" stroke="${C.sun}" stroke-width="4" stroke-dasharray="12 11"/>`,
    ),
  /** The same lamp seen from the corridor, hanging from the ceiling and casting a little light. */
  hangingLamp: () =>
    flat('M-84,30L-170,300H170L84,30Z', C.butter, 0.28) +
    cut('M-96,0H96Q104,26 64,36H-64Q-104,26-96,0Z', C.butter, 5) +
    seam('M-70,20H70', C.sun, 4, 1) +
    line('M-70,-4H70', C.white, 12),
  /**
   * Two sliding doors that open into the wall, with the wall and its opening in front of them. Origin: the middle of
   * the threshold.
   */
  slideDoors: ({ open = 0, w = 820, h = 560, fill = C.aqua }) => {
    const leaf = (side: number) =>
      g(
        `translate(${r1(side * lerp(0, w * 0.47, open))} 0)${side < 0 ? ' scale(-1 1)' : ''}`,
        cut(sheet(3, -h, w / 2 - 3, h, 8, 'sl'), C.mid, 0) +
          `<rect x="70" y="${-h + 90}" width="150" height="210" rx="46" fill="${C.white}"/><rect x="82" y="${-h + 102}" width="126" height="186" rx="38" fill="${C.pale}"/>` +
          line(`M108,${-h + 170}L158,${-h + 126}M122,${-h + 210}L146,${-h + 190}`, '#fff', 11, 0.9) +
          seam(sheet(26, -h + 26, w / 2 - 50, h - 52, 20, 'sls'), '#fff', 3) +
          line(`M34,${-h * 0.5}v110`, C.berry, 17),
      );
    const [l, r] = [-w / 2, w / 2];
    return (
      leaf(-1) +
      leaf(1) +
      flat(`M${l - 700},${-h - 500}H${r + 700}V200H${r}V${-h}H${l}V200H${l - 700}Z`, fill) +
      cut(`M${l - 30},200V${-h - 40}H${r + 30}V200H${r}V${-h}H${l}V200Z`, C.white, 5) +
      seam(`M${l - 15},190V${-h - 22}H${r + 15}V190`, C.mid, 3, 1)
    );
  },
};
