/** What of the stage is in sight. Pure: each function returns another view. */
import { canvas } from './labels.ts';

/** Corner and width of the part in sight, in units of the stage; its height follows. */
export type View = { readonly x: number; readonly y: number; readonly width: number };

const ratio = canvas.height / canvas.width;
const most = 4;
/** So near the whole a view is the whole: fingers never bring it back to the last unit. */
const nearlyWhole = canvas.width * 0.99;

export const wholeView: View = { x: canvas.x, y: canvas.y, width: canvas.width };

const between = (least: number, value: number, greatest: number) => Math.max(least, Math.min(greatest, value));

/** Keeps a view on the stage. */
const kept = ({ x, y, width }: View): View => ({
  width,
  x: between(canvas.x, x, canvas.x + canvas.width - width),
  y: between(canvas.y, y, canvas.y + canvas.height - width * ratio),
});

/** Tells how many times larger than at first things are shown. */
export const zoomOf = ({ width }: View): number => canvas.width / width;

/** Tells whether a point is in sight. */
export const holds = ({ x, y, width }: View, pointX: number, pointY: number): boolean =>
  pointX > x && pointX < x + width && pointY > y && pointY < y + width * ratio;

/** Returns the view as `viewBox` takes it. */
export const viewBoxOf = ({ x, y, width }: View): string => [x, y, width, width * ratio].join(' ');

/**
 * Returns a view so many times closer; at the most four times as large as at first.
 * @param at what stays in sight: parts of the view's width and height, 0 to 1
 * @param to where that comes to lie; where it is, unless told
 */
export function zoomed(
  view: View,
  times: number,
  at: readonly [number, number] = [0.5, 0.5],
  to: readonly [number, number] = at,
): View {
  const wanted = between(canvas.width / most, view.width / times, canvas.width);
  const width = wanted > nearlyWhole ? canvas.width : wanted;
  return kept({
    width,
    x: view.x + view.width * at[0] - width * to[0],
    y: view.y + (view.width * at[1] - width * to[1]) * ratio,
  });
}

/** Returns a view moved by parts of its own width and height. */
export const panned = (view: View, [x, y]: readonly [number, number]): View =>
  kept({ ...view, x: view.x + x * view.width, y: view.y + y * view.width * ratio });

/** Returns the same zoom with a point in the middle. */
export const centred = (view: View, x: number, y: number): View =>
  kept({ ...view, x: x - view.width / 2, y: y - (view.width * ratio) / 2 });
