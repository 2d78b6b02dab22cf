/** Types for the parts of the untyped package that scripts/fonts.ts uses. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
