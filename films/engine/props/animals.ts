/**
 * Paper animals that the knocking of the MRI scanner brings to mind. Each function takes numbers and returns SVG
 * shapes.
 */
import { C, cut, flat, g, line, r1, seam } from '../paper.ts';
import { beatAt, knocks } from '../rhythm.ts';
import { bump } from '../sound/synth.ts';

const skinOfElephant = '#9FB8C4';

export const animals = {
  /** A meadow that grows on a roof. Origin: the middle of its lower edge. */
  meadow: ({ w = 900, grow = 1 }) => {
    const at = (x: number, y: number) => `${r1(x * w)},${r1(-y * grow)}`;
    const flower = (x: number, y: number, fill: string) =>
      line(`M${r1(x * w)},${r1(-y * grow + 8)}V${r1(-(y + 22) * grow)}`, C.moss, 5) +
      line(`M${r1(x * w)},${r1(-(y + 24) * grow)}h.1`, fill, 20 * grow) +
      line(`M${r1(x * w)},${r1(-(y + 24) * grow)}h.1`, C.white, 8 * grow);
    return grow < 0.03
      ? ''
      : flower(-0.42, 34, C.coral) +
          flower(-0.06, 32, C.sun) +
          flower(0.4, 26, C.pink) +
          flat(
            `M${at(-0.5, 0)}C${at(-0.47, 34)} ${at(-0.38, 46)} ${at(-0.3, 38)}S${at(-0.14, 24)} ${at(-0.04, 36)}S${at(0.16, 42)} ${at(0.26, 30)}S${at(0.47, 38)} ${at(0.5, 0)}Z`,
            C.leaf,
          ) +
          seam(`M${at(-0.44, 10)}C${at(-0.3, 18)} ${at(0.3, 6)} ${at(0.44, 10)}`, '#fff', 3, 0.6);
  },
  /** A tree with a knocking woodpecker. `t` is the seconds since its sound began; `grow` raises the tree. */
  woodpecker: ({ t = -1, grow = 1 }) => {
    const { since } = beatAt(knocks.woodpecker, t);
    // The bird bends back between knocks; its beak meets the trunk exactly when the knock is heard.
    const away = since < knocks.woodpecker.every ? Math.sin((Math.PI * since) / knocks.woodpecker.every) : 0;
    const turn = since < knocks.woodpecker.every ? -7 + 20 * away : 4;
    const bird =
      cut('M34,50L52,92L38,94L20,60Z', C.ink, 1) +
      cut('M6,-32C30,-36 46,-14 44,18C42,46 32,62 20,64C4,60-4,36-6,8C-8,-14-8,-28 6,-32Z', C.ink, 3) +
      flat('M4,-8C-4,14 0,40 14,56C6,58-8,36-8,6Z', C.white) +
      flat('M16,52Q26,66 34,60Q34,44 24,36Z', C.berry) +
      line('M22,4Q36,16 34,36', C.white, 5, 1, 'stroke-dasharray="7 7"') +
      cut('M-14,-42C-12,-62 22,-64 28,-40C30,-24 18,-16 4,-18C-8,-18-16,-28-14,-42Z', C.ink, 2) +
      flat('M-6,-58C4,-74 30,-66 30,-42Q14,-54-6,-58Z', C.berry) +
      flat('M-12,-40Q-4,-52 10,-42Q14,-30 2,-24Q-10,-26-12,-40Z', C.white) +
      flat('M-12,-44L-46,-36L-12,-32Z', C.amber) +
      line('M-2,-38h.1', C.ink, 7);
    return g(
      `scale(1 ${r1(grow * 100) / 100})`,
      cut(
        'M-120,-196C-150,-236-110,-276-70,-262C-50,-300 20,-296 30,-258C70,-268 92,-224 66,-196C90,-160 40,-132 6,-148C-20,-124-70,-128-78,-154C-118,-146-146,-170-120,-196Z',
        C.leaf,
        5,
      ) +
        seam('M-92,-206C-104,-226-84,-244-62,-238M10,-176Q30,-172 42,-186', '#fff', 4) +
        cut('M-54,0C-44,-60-46,-120-50,-160H-8C-12,-100-8,-50 6,0Z', C.bear, 3) +
        line('M-34,-20C-30,-60-32,-90-34,-120', C.ink, 4, 0.16) +
        g(`translate(46 -92) rotate(${r1(turn)} 6 50) scale(1.28)`, bird),
    );
  },
  /** An elephant that stamps in rhythm. Origin: between its feet. */
  elephant: ({ t = -1 }) => {
    const { since, beat } = beatAt(knocks.elephant, t);
    const lift = (legs: number) => {
      const turns = beat < 0 ? -1 : beat;
      const rises = (turns + 1) % 2 === legs ? bump(Math.min(1, since / 0.64)) : 0;
      return r1(rises * 20);
    };
    const dip = t < 0 ? 0 : r1(4 * Math.exp(-since * 9));
    const leg = (x: number, up: number, fill: string) =>
      cut(
        `M${x - 19},-76V${-8 - up}Q${x - 19},${-up} ${x - 8},${-up}H${x + 12}Q${x + 19},${-up} ${x + 19},${-8 - up}V-76Z`,
        fill,
        2,
      ) + line(`M${x - 8},${-6 - up}h.1M${x + 4},${-6 - up}h.1`, C.white, 6);
    const [near, far] = [skinOfElephant, '#86A3B1'];
    const swing = r1(t < 0 ? 0 : Math.sin(t * 2.45) * 5);
    return (
      line(`M104,-128Q126,-120 124,${-92 + dip}`, far, 7) +
      leg(-36, lift(1), far) +
      leg(76, lift(0), far) +
      leg(-58, lift(0), near) +
      leg(54, lift(1), near) +
      g(
        `translate(0 ${dip})`,
        cut(
          'M-88,-96C-92,-150-50,-178 10,-178C72,-178 112,-150 110,-98C108,-66 92,-56 74,-54H-56C-78,-56-86,-70-88,-96Z',
          near,
          4,
        ) +
          cut('M-30,-176Q10,-184 52,-174L58,-108Q12,-96-32,-108Z', C.berry, 2) +
          seam('M-22,-166Q12,-172 44,-164L48,-116Q12,-108-24,-116Z') +
          g(
            `rotate(${swing} -96 -140)`,
            cut(
              'M-70,-196C-120,-204-152,-168-146,-128C-150,-100-164,-84-164,-60Q-164,-44-150,-46Q-140,-48-140,-62C-138,-84-126,-92-108,-92C-72,-92-48,-110-46,-146C-46,-172-54,-190-70,-196Z',
              near,
              3,
            ) +
              line('M-158,-70h12M-155,-84h13', C.ink, 3, 0.16) +
              flat('M-122,-98Q-132,-84-124,-78Q-114,-84-112,-94Z', C.white) +
              line('M-118,-142h.1', C.ink, 9) +
              line('M-120,-112Q-110,-106-100,-110', C.ink, 3.5, 0.5) +
              cut('M-76,-186C-40,-202-14,-166-28,-130C-36,-106-66,-102-78,-124C-88,-144-92,-176-76,-186Z', far, 3) +
              flat(
                'M-70,-174C-46,-184-30,-160-38,-134C-44,-118-62,-118-70,-132C-76,-148-80,-166-70,-174Z',
                C.pink,
                0.8,
              ),
          ),
      )
    );
  },
};
