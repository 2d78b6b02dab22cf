/** Constants shared by the site's pictures and the image proxy [#236] [#237]. */

/** Widths of pictures, in device pixels (CSS pixels times pixel density). */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of pictures that are always small. */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Quality of lossy formats, 1–100. */
export const defaultQuality = 75;

/** Tells whether a picture is vector art, which is never optimised. */
export const isVector = (src: string): boolean => /\.svg(\?|$)/i.test(src);
