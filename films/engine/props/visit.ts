/** A patient's room and its visitors. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, g, line, r1, seam, sheet } from '../paper.ts';
import { lerp } from '../values.ts';
import { starShape } from './shapes.ts';

const [width, height] = [220, 480];

export const visit = {
  /**
   * A doorway to a corridor. Draw whoever comes in between this and `doorLeaf`. Origin: the middle of the threshold.
   */
  doorway: () =>
    cut(sheet(-width / 2 - 24, -height - 24, width + 48, height + 32, 12, 'way'), C.white, 4) +
    flat(`M${-width / 2},0V${-height}H${width / 2}V0Z`, C.butter) +
    flat(`M${-width / 2},0V-64C-50,-78 40,-56 ${width / 2},-70V0Z`, C.rose) +
    cut(sheet(-70, -350, 86, 108, 10, 'way-p'), C.aqua, 4) +
    starShape(-27, -296, 2),
  /**
   * The wall above and to the right of the door, which hides visitors who have not come in yet. `fill` is its colour.
   */
  besideDoor: ({ fill = C.aqua, floor = C.rose }) =>
    flat(`M${width / 2 + 18},60V-${height + 300}H700V60Z`, fill) +
    flat(`M${width / 2 + 18},-40H700V200H${width / 2 + 18}Z`, floor) +
    flat(`M-${width / 2 + 60},-${height + 18}V-${height + 300}H700V-${height + 18}Z`, fill) +
    flat(`M${width / 2},6V-${height + 2}H-${width / 2 + 22}V-${height + 24}H${width / 2 + 22}V6Z`, C.white),
  /** The door leaf, hinged on its right; `open` 0 to 1. */
  doorLeaf: ({ open = 0, fill = C.bearl }) =>
    g(
      `translate(${width / 2} 0) skewY(${r1(open * 8)}) scale(${r1(-lerp(1, 0.16, open) * 1000) / 1000} 1)`,
      cut(sheet(0, -height, width, height, 8, 'leaf2'), fill, 0) +
        seam(sheet(22, -height + 24, width - 44, 160, 10, 'l3')) +
        seam(sheet(22, -height + 214, width - 44, 222, 10, 'l4')) +
        line(`M${width - 24},-220v.1`, C.berry, 22) +
        line(`M${width - 24},-220h-24`, C.berry, 10),
    ),
  /** The bed from the side, for a patient who sits up. Draw the patient before `lapBlanket`. Origin: the seat. */
  sickbed: () =>
    line('M-150,-120V176M372,-60V176', C.deep, 17) +
    line('M-150,184v.1M372,184v.1', C.ink, 30) +
    g(
      'rotate(-24 -96 0)',
      cut(sheet(-142, -150, 74, 166, 30, 'backpil'), C.white, 5) + seam('M-90,-132V-8', C.mid, 3),
    ) +
    cut('M-158,4H372V58Q372,74 356,74H-142Q-158,74-158,58Z', C.mid, 7),
  lapBlanket: ({ fill = C.pink, fold = C.rose, knees = 0 }) => {
    const top = r1(lerp(-36, -92, knees));
    return (
      cut(
        `M-34,-34C0,-52 60,${top} 130,${top}C210,${top} 300,-30 352,-34Q366,-32 366,-18V36Q366,48 352,48H-36Q-48,48-48,36V-20Q-48,-32-34,-34Z`,
        fill,
        6,
      ) +
      flat('M-34,-34C-20,-42 -6,-46 8,-50V48H-36Q-48,48-48,36V-20Q-48,-32-34,-34Z', fold) +
      seam('M12,-50V44', '#fff', 3) +
      starShape(74, -6, 1.4) +
      starShape(160, 4, 1.3) +
      starShape(244, -2, 1.3) +
      starShape(318, 10, 1.1)
    );
  },
  /** An overbed table. */
  bedTable: () =>
    line('M96,0V160M40,170H150', C.steel, 12) +
    cut('M-96,-14H112Q122,-12 122,0T112,14H-96Q-108,12-108,0T-96,-14Z', C.bear, 4) +
    seam('M-86,0H102'),
  /** Small strokes around a knock. */
  knockMarks: ({ k = 1 }) =>
    k < 0.03 ? '' : g(`scale(${r1(k * 100) / 100})`, line('M-30,-12L-46,-26M0,-22V-44M30,-12L46,-26', C.coral, 8)),
  /** A tear. Origin: its top. */
  bigTear: ({ k = 1 }) =>
    k < 0.03
      ? ''
      : g(
          `scale(${r1(k * 100) / 100})`,
          cut('M0,0C12,16 15,24 9,32Q0,40-9,32C-15,24-12,16 0,0Z', C.vein, 1) +
            line('M-4,22Q-4,28 0,30', '#fff', 3, 0.8),
        ),
  /** A valve on a thin tube. `rot` 90 is shut. */
  valve: ({ rot = 0 }) =>
    cut('M-16,-20H16Q20,0 16,20H-16Q-20,0-16,-20Z', C.white, 3) +
    g(`rotate(${r1(rot)})`, cut('M-7,-26H7V26H-7Z', C.coral, 2) + line('M0,-18V18', '#fff', 3, 0.7)),
  /** A hat. Origin: the middle of its brim. */
  hat: ({ fill = C.plum }) =>
    cut('M-46,2C-40,-14-34,-16-32,-24V-56C-30,-66 30,-66 32,-56V-24C34,-16 40,-14 46,2Q0,14-46,2Z', fill, 3) +
    flat('M-33,-24Q0,-14 33,-24V-36Q0,-26-33,-36Z', C.sun) +
    g(
      'translate(22 -40) rotate(16)',
      line('M0,0V-30', C.moss, 4) + line('M0,-32h.1', C.coral, 22) + line('M0,-32h.1', C.white, 9),
    ),
  /** A ukulele. Origin: the sound hole. */
  ukulele: ({ k = 1, rot = 0 }) =>
    g(
      `rotate(${r1(rot)}) scale(${k})`,
      cut('M40,-9H150V9H40Z', C.bear, 3) +
        cut('M148,-16H184V16H148Z', C.deep, 3) +
        cut('M50,0C50,30 20,34 2,26C-16,44-70,40-72,0C-70,-40-16,-44 2,-26C20,-34 50,-30 50,0Z', C.amber, 4) +
        `<circle r="15" fill="${C.ink}" fill-opacity=".7"/>` +
        line('M-46,-5H160M-46,5H160', C.white, 2) +
        line('M-50,-12V12', C.deep, 6) +
        line('M154,-22h.1M172,-22h.1M154,22h.1M172,22h.1', C.sun, 9),
    ),
};
