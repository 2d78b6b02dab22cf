/** Widths in which pictures are offered (specification, section 9), in CSS pixels times density. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of pictures that are always small. */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Quality of lossy formats, 1–100. */
export const defaultQuality = 75;

/**
 * @param intrinsic the picture's own width; it is never made larger
 * @param fixed the width at which it always stands, where it doesn't follow the window
 * @returns the widths that a picture is offered in, smallest first
 */
export function widthsFor(intrinsic: number, fixed?: number): number[] {
  const all = [...imageWidths, ...deviceWidths];
  const wanted = fixed ? all.filter((width) => width >= fixed && width <= fixed * 2.5) : [...deviceWidths];
  const fitting = wanted.filter((width) => width < intrinsic);
  return [...fitting, Math.min(intrinsic, wanted.at(-1) ?? intrinsic)];
}

/** @returns whether the picture is vector art, which is never optimised */
export const isVector = (src: string): boolean => /\.svg(\?|$)/i.test(src);
