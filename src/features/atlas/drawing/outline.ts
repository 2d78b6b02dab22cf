/** The one outline that every layer of the atlas lies in. The midline is x = 0; positive x is the body's left. */

/** Right half, from the neck down: two controls and a point each. The left half is its mirror. */
const half = [
  '20,160 20,172 20,182',
  '21,197 36,202 55,206',
  '77,209 90,221 92,244',
  '95,270 99,302 104,334',
  '110,352 114,374 113,394',
  '113,412 112,424 112,436',
  '116,441 126,450 130,461',
  '134,470 134,479 130,481',
  '125,483 121,475 118,469',
  '119,478 121,490 120,500',
  '120,509 113,510 112.5,506',
  '112,515 104,516 104,509',
  '103.5,514 97,513 96.5,505',
  '95,508 90,506 90,498',
  '90,482 92,470 93,456',
  '94,449 95,443 95,436',
  '94,415 88,395 84,372',
  '82,358 80,350 79,340',
  '74,312 69,286 64,263',
  '63,257 61,257 61,263',
  '61,292 57,322 57,350',
  '57,378 68,404 70,434',
  '72,474 66,546 60,602',
  '58,616 58,626 59,636',
  '62,664 60,694 54,724',
  '50,746 47,762 46,776',
  '47,790 59,798 64,810',
  '67,819 58,823 55,817',
  '55,825 46,827 45,819',
  '44,828 36,828 35.5,820',
  '34,831 19,830 19,818',
  '19,808 23,800 23,788',
  '23,784 23,780 23,776',
  '21,754 13,724 13,690',
  '13,664 17,648 18,632',
  '19,616 17,606 16,596',
  '12,556 7,510 5,480',
  '4,468 3,459 0,459',
];
type Point = readonly [x: number, y: number];
type Piece = readonly [a: Point, b: Point, end: Point];

const text = ([x, y]: Point) => `${x},${y}`;
const mirrored = ([x, y]: Point): Point => [-x, y];
const pieces = half.map((row) => row.split(' ').map((point) => point.split(',').map(Number)) as unknown as Piece);

/** The outline from a height of the neck down, and the same way back on the other side. */
function outline(neck: number): string {
  const start: Point = [19, neck];
  const back = pieces.map(([a, b], index): Piece => [
    mirrored(b),
    mirrored(a),
    mirrored(pieces[index - 1]?.[2] ?? start),
  ]);
  const curves = [...pieces, ...back.reverse()].map((piece) => `C${piece.map(text).join(' ')}`);
  return `M${text(start)}${curves.join('')}z`;
}

/** Path of the inside of the body; its neck goes up behind the chin. */
export const bodyOutline = outline(150);
/** The same below the chin, where a face stays. */
export const belowChin = outline(166);

/** Path of the inside of the head, in units of the avatar; it stands at `skullPlace`. */
export const skullOutline = 'M-36,-8C-36,-34-21,-47 0,-47C21,-47 36,-34 36,-8C38,16 22,41 0,41C-22,41-38,16-36,-8Z';
export const skullPlace = 'translate(0 101) scale(1.486)';

/** Where a figure's head stands: the chin meets the neck of the outline. */
export const headPlace = 'translate(0 101) scale(1.6)';
