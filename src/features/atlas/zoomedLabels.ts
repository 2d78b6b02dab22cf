/** Names when the view is near: fetched when somebody looks closer. */
import { columnOf, heightOf } from './columns.ts';
import { type Pin, canvas } from './labels.ts';
import type { View } from './view.ts';

/** What a column holds, with some room to move in. */
const columnRoom = canvas.height - 30;
const filled = (column: readonly Pin[]): number => column.reduce((sum, pin) => sum + heightOf(pin), 0);

/**
 * Returns the names of what is in sight when the view is near: as large as ever, in the same columns, beside their part.
 * What lies left of the middle has its name left, as long as there is room.
 * @param pins those of the whole body
 * @returns pins in units of the whole stage, not of the body that is shown larger
 */
export function visibleLabels(pins: readonly Pin[], view: View): Pin[] {
  const times = canvas.width / view.width;
  const shown = pins
    .map((pin) => ({ ...pin, x: canvas.x + (pin.x - view.x) * times, y: (pin.y - view.y) * times }))
    .filter(({ x, y }) => x > canvas.x && x < canvas.x + canvas.width && y > 0 && y < canvas.height)
    .sort((a, b) => a.x - b.x);
  const middle = canvas.x + canvas.width / 2;
  const left = shown.filter(({ x }) => x < middle);
  const right = shown.slice(left.length);
  while (filled(left) > columnRoom) right.unshift(...left.splice(-1));
  while (filled(right) > columnRoom) left.push(...right.splice(0, 1));
  const fromTheTop = (column: Pin[]) => column.sort((a, b) => a.y - b.y);
  return [...columnOf('l', fromTheTop(left)), ...columnOf('r', fromTheTop(right))];
}
