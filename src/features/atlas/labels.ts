/** Names beside the body, and the lines from them to their parts. */
import type { Place } from './places.ts';

/** The stage is wider than the body: a column for names on each side. Units of the stage. */
export const canvas = { x: -44, y: 0, width: 488, height: 840, columns: { l: 54, r: 346 } } as const;

/** A part with its name in place. */
export type Pin = Place & { name: string; labelX: number; labelY: number };

/** Returns how far a line goes out of its column before it turns, in units of the stage. */
export const step = (pin: Pin) => (pin.side === 'l' ? 8 : -8);

/** Returns the path from a name to its part: a short step out of the column, then straight. */
export const lineTo = (pin: Pin): string => `M${pin.labelX} ${pin.labelY}h${step(pin)}L${pin.x} ${pin.y}`;
