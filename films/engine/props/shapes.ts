/** Shapes that several props share. */
import { C } from '../paper.ts';

/** Draws a star with rounded points, about 22 wide before scaling. */
export const starShape = (x: number, y: number, scale: number, fill = C.sun) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0,-11l3.4,7 7.6,1-5.6,5.4 1.4,7.6-6.8,-3.7-6.8,3.7 1.4,-7.6-5.6,-5.4 7.6,-1Z" fill="${fill}" stroke="${fill}" stroke-width="2.5" stroke-linejoin="round"/>`;

/** The outline of an upright leaf, 128 high. Origin: its stalk. */
export const leaf = 'M0,0C-26,-30-30,-84 0,-128C30,-84 26,-30 0,0Z';
