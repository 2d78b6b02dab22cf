import { deviceWidths, imageWidths } from '../../shared/images.ts';

/**
 * Returns the widths that a picture is offered in, smallest first.
 * @param intrinsic the picture's own width; it is never made larger
 * @param fixed the width at which it always stands, where it doesn't follow the window
 */
export function widthsFor(intrinsic: number, fixed?: number): number[] {
  const all = [...imageWidths, ...deviceWidths];
  // A picture of fixed width is offered for plain and for dense screens.
  const wanted: number[] = fixed
    ? [fixed, fixed * 2].flatMap((width) => all.find((offered) => offered >= width) ?? [])
    : [...deviceWidths];
  return [...new Set(wanted.map((width) => Math.min(width, intrinsic)))];
}
