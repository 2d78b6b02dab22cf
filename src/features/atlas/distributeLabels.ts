/** Numbers on a schematic: beside the spot that they name, none on another. */

export type Spot = { part: string; x: number; y: number };
/** A spot, and where its number stands. */
export type Numbered = Spot & { atX: number; atY: number };

/** Field of a schematic, and how far numbers keep from each other and from its edge. */
const field = 320;
const [apart, edge] = [27, 13];

/** Returns spots with their numbers moved apart, each as near its spot as it can be. */
export function spread(spots: readonly Spot[]): Numbered[] {
  const numbers = spots.map((spot) => ({ ...spot, atX: spot.x, atY: spot.y }));
  for (let round = 0; round < 200; round++)
    for (const [index, one] of numbers.entries())
      for (const other of numbers.slice(index + 1)) {
        const [dx, dy] = [other.atX - one.atX, other.atY - one.atY];
        const distance = Math.hypot(dx, dy) || 1;
        if (distance >= apart) continue;
        const push = (apart - distance) / 2 / distance;
        for (const [number, way] of [[one, -1] as const, [other, 1] as const]) {
          number.atX = Math.max(edge, Math.min(field - edge, number.atX + way * push * (dx || 1)));
          number.atY = Math.max(edge, Math.min(field - edge, number.atY + way * push * dy));
        }
      }
  return numbers.map((number) => ({ ...number, atX: Math.round(number.atX), atY: Math.round(number.atY) }));
}
