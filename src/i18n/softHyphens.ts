/**
 * Marks where long compounds may break. Browsers without a hyphenation dictionary for the language break them anywhere.
 */

/**
 * First parts of compounds in titles; the break comes after them. Only Swedish, because titles in other languages are
 * short.
 */
const joints =
  /(funktions|clown|informations|bukspott|självskade|immun|intellektuell|tandvårds|dataskydds|tillgänglig|operations|närstå|sjukhus|blodtrycks|narkos)(?=\p{L}{4})/giu;

/** Shorter words fit on the narrowest tile. */
const longWord = /\p{L}{13,}/gu;

/** Returns the title with soft hyphens (U+00AD) inside its long words. */
export const withSoftHyphens = (title: string): string =>
  title.replace(longWord, (word) => word.replace(joints, '$1\u00ad'));
