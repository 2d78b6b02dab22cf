import { deviceWidths, imageWidths } from '../../shared/images.ts';

/**
 * Returns the widths of a picture's versions, smallest first [#237].
 * @param intrinsic width of the picture; versions are never larger
 * @param fixed CSS width in pixels, if it does not scale with the window
 */
export function widthsFor(intrinsic: number, fixed?: number): number[] {
  const all = [...imageWidths, ...deviceWidths];
  // A picture of fixed width has a version for standard and one for dense screens.
  const wanted: number[] = fixed
    ? [fixed, fixed * 2].flatMap((width) => all.find((offered) => offered >= width) ?? [])
    : [...deviceWidths];
  return [...new Set(wanted.map((width) => Math.min(width, intrinsic)))];
}
