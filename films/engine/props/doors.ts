/** Swing doors and waiting-room seats. Each function takes numbers and returns SVG shapes around its own origin. */
import { C, cut, flat, g, line, r1, seam, sheet } from '../paper.ts';
import { lerp } from '../values.ts';

/** One door leaf, 190 wide, hinged at x 0. */
const leaf = (fill: string) =>
  cut(sheet(0, -560, 190, 560, 8, 'swing'), fill, 0) +
  seam(sheet(18, -240, 154, 216, 12, 'swingpanel'), '#fff', 3) +
  cut('M95,-470C130,-470 150,-446 150,-414S130,-358 95,-358S40,-382 40,-414S60,-470 95,-470Z', C.pale, 2) +
  line('M70,-396L110,-446M86,-380L122,-424', '#fff', 6, 0.8) +
  line('M162,-300V-250', C.white, 12);

export const doors = {
  /**
   * A double door with round windows. `open` (0 to 1) swings it away from the viewer. Origin: the floor, in the middle.
   */
  doubleDoor: ({ open = 0, fill = C.mid }) => {
    const wide = lerp(1, 0.16, open);
    const half = (side: 1 | -1) =>
      g(`scale(${side} 1) translate(-196 0) skewY(${r1(open * 8)}) scale(${r1(wide * 100) / 100} 1)`, leaf(fill));
    return (
      cut(sheet(-222, -590, 444, 600, 14, 'jamb'), C.white, 5) +
      flat('M-196,-562H196V0H-196Z', C.butter) +
      flat('M-196,0V-84C-100,-100 80,-70 196,-92V0Z', C.cream) +
      half(1) +
      half(-1)
    );
  },
  /** Three seats in a row, from the front. Origin: the front edge of the middle seat. */
  seats: ({ fill = C.sun }) =>
    line('M-300,24H300M-230,24V132M230,24V132', C.deep, 12) +
    [-200, 0, 200]
      .map((x) =>
        g(
          `translate(${x} 0)`,
          cut(sheet(-86, -178, 172, 160, 26, `b${x}`), fill, 5) +
            cut(sheet(-92, -14, 184, 36, 16, `s${x}`), C.amber, 5),
        ),
      )
      .join(''),
};
