/**
 * Equipment and questions before an operation. Each function takes numbers and returns SVG shapes around its own
 * origin.
 */
import { C, cut, flat, g, line, r1, seam, sheet } from '../paper.ts';
import { lerp } from '../values.ts';
import { skins } from '../figure/person.ts';

export const checks = {
  /**
   * A cloth mask that can be pulled below the chin (`down` 0 to 1). Origin: where a head tilts, so that the mask can
   * follow a figure: `{ follow, y: 34 }`, `scale` the figure's size times 0.84, `rotate` its tilt plus lean, `turn` the
   * same as the figure's.
   */
  clothMask: ({ down = 0, turn = 0, fill = C.aqua }) => {
    const x = r1(30 * Math.sin((turn * 1.75 * Math.PI) / 180));
    const [top, low] = [r1(lerp(8, 35, down)), r1(lerp(43, 53, down))];
    const side = r1(lerp(36, 22, down));
    return g(
      'translate(0 -40.5)',
      line(`M${-side},${top + 2}L-37,2M${side},${top + 2}L37,2`, C.white, 2.4, 0.9) +
        flat(
          `M${-side},${top}Q${x},${r1(top - 4)} ${side},${top}C${side + 1},${r1(low - 20 + down * 10)} ${r1(side * 0.66)},${low - 1} ${r1(x * 0.4)},${low}C${r1(-side * 0.66)},${low - 1} ${-side - 1},${r1(low - 20 + down * 10)} ${-side},${top}Z`,
          fill,
        ) +
        line(
          `M${r1(x - 14)},${r1(lerp(17, 40, down))}q14,4 28,0M${r1(x - 13)},${r1(lerp(26, 45, down))}q13,4 26,0`,
          C.ink,
          2,
          0.16,
        ),
    );
  },
  /** A cap for a teddy with the same position and `k`. */
  teddyCap: ({ k = 1, fill = C.leaf }) =>
    g(
      `scale(${k})`,
      cut('M-16,-10C-18,-24-8,-27 0,-27S18,-24 16,-10C8,-14-8,-14-16,-10Z', fill, 1.5) +
        line('M-7,-18h.1M7,-18h.1M0,-22h.1', C.white, 3),
    ),
  /** A checklist on a clipboard; `ticks` (0 to 3) draws the ticks one after the other. */
  checkList: ({ ticks = 0 }) => {
    const rows = [0, 1, 2].map((i) => {
      const y = -34 + i * 40;
      const done = Math.min(1, Math.max(0, ticks - i));
      const tick =
        done > 0.02
          ? line(
              done < 0.4
                ? `M-50,${y}l${r1(10 * (done / 0.4))},${r1(11 * (done / 0.4))}`
                : `M-50,${y}l10,11l${r1(20 * ((done - 0.4) / 0.6))},${r1(-26 * ((done - 0.4) / 0.6))}`,
              C.berry,
              8,
            )
          : '';
      return (
        flat(sheet(-58, y - 15, 32, 32, 7, `tick${i}`), C.pale) + line(`M-8,${y}h${i === 1 ? 44 : 58}`, C.mid, 8) + tick
      );
    });
    return (
      cut(sheet(-78, -96, 156, 200, 14, 'board'), C.bearl, 6) +
      flat(sheet(-66, -78, 132, 170, 8, 'list'), C.white) +
      rows.join('') +
      cut('M-30,-104H30V-84Q30,-76 22,-76H-22Q-30,-76-30,-84Z', C.steel, 3)
    );
  },
  /** A speech bubble with a question mark. Its tail points down to the left (`side` 1) or to the right (-1). */
  askBubble: ({ k = 1, side = 1, fill = C.white }) =>
    k < 0.03
      ? ''
      : g(
          `scale(${r1(k * side * 100) / 100} ${r1(k * 100) / 100})`,
          cut(
            'M-62,-40C-62,-78-30,-88 0,-88S62,-78 62,-40S34,4 2,6C-8,8-14,26-36,32C-26,20-28,8-34,0C-52,-8-62,-20-62,-40Z',
            fill,
            5,
          ) +
            g(
              `translate(0 -40) scale(${side} 1)`,
              line('M-15,-14C-14,-32 18,-32 16,-11C14,3 0,2 0,14', C.berry, 10) + line('M0,30h.1', C.berry, 12),
            ),
        ),
  /** An electrode for the heart monitor. Its lead leaves from the middle. */
  heartSticker: ({ k = 1, fill = C.sun }) =>
    g(
      `scale(${k})`,
      `<circle cy="3" r="20" fill="${C.ink}" fill-opacity=".14"/><circle r="20" fill="${C.white}"/><circle r="14" fill="${fill}"/><circle r="6" fill="${C.steel}"/>`,
    ),
  /** A thin lead along points. */
  lead: ({ pts, fill = C.deep, w = 5 }: { pts: readonly (readonly [number, number])[]; fill?: string; w?: number }) => {
    const [[x0, y0] = [0, 0], ...rest] = pts;
    const d = `M${r1(x0)},${r1(y0)}${rest.length === 3 ? 'C' : 'Q'}${rest.map(([x, y]) => `${r1(x)},${r1(y)}`).join(' ')}`;
    return line(d, C.ink, w, 0.14, 'transform="translate(0 4)"') + line(d, fill, w);
  },
  /** A clip on a finger that points up; `glow` is its red light. */
  fingerClip: ({ k = 1, glow = 1 }) =>
    g(
      `scale(${k})`,
      (glow > 0.02
        ? `<circle cy="-8" r="${r1(26 + glow * 6)}" fill="${C.coral}" fill-opacity="${r1(glow * 3) / 10}"/>`
        : '') +
        cut('M-13,22V-20Q-13,-34 0,-34T13,-20V22Q13,28 7,28H-7Q-13,28-13,22Z', C.white, 3) +
        flat('M-6,-16Q-6,-24 0,-24T6,-16V0H-6Z', C.coral, 0.4 + glow * 0.6) +
        line('M-13,10H13', C.mid, 4),
    ),
  /** A blood pressure cuff across an arm that points down; `full` (0 to 1) inflates it. */
  cuff: ({ k = 1, full = 0, fill = C.plum }) => {
    const w = lerp(36, 46, full);
    return g(
      `scale(${k})`,
      cut(
        `M${-w},-38Q0,-46 ${w},-38C${r1(w + 4 + full * 8)},-14 ${r1(w + 4 + full * 8)},14 ${w},38Q0,46 ${-w},38C${r1(-w - 4 - full * 8)},14 ${r1(-w - 4 - full * 8)},-14 ${-w},-38Z`,
        fill,
        4,
      ) +
        seam(`M${-w + 6},-26Q0,-33 ${w - 6},-26M${-w + 6},26Q0,33 ${w - 6},26`, '#fff', 3) +
        line(`M${r1(-w * 0.5)},0H${r1(w * 0.1)}`, C.white, 22, 0.85),
    );
  },
  /** A gown open over the chest, for electrodes. Origin: the hollow of the throat, on a child of size (`s`) 3.6. */
  openGown: ({ skin = 'fair' as keyof typeof skins }) =>
    flat('M-84,2C-70,80-46,140-6,176H6C46,140 70,80 84,2Q0,46-84,2Z', skins[skin]) +
    line('M-84,2C-70,80-46,140-6,176M84,2C70,80 46,140 6,176', C.ink, 8, 0.1) +
    line('M-34,32Q-14,44-6,40M34,32Q14,44 6,40', C.ink, 4, 0.12),
};

/** A name band around a figure's wrist, in the hand's own units. */
export const nameBand = `<path d="M-12,-7.500Q-10,0-12,7.500L-5,7.500Q-3,0-5,-7.500Z" fill="${C.white}"/><path d="M-9.500,-3.500V3" stroke="${C.berry}" stroke-width="1.600" stroke-linecap="round"/>`;
