/** Widths in which pictures are offered (specification, section 9), in CSS pixels times density. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of pictures that are always small. */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Quality of lossy formats, 1–100. */
export const defaultQuality = 75;

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

/** Tells whether the picture is vector art, which is never optimised. */
export const isVector = (src: string): boolean => /\.svg(\?|$)/i.test(src);
