/** Where long compounds may break. Browsers without a dictionary for the language would break them anywhere. */

/** First parts of compounds that stand in titles; the break comes after them. Swedish only: our other titles are short. */
const joints =
  /(funktions|clown|informations|bukspott|självskade|immun|intellektuell|tandvårds|dataskydds|tillgänglig|operations|närstå|sjukhus|blodtrycks|narkos)(?=\p{L}{4})/giu;

/** Shorter words fit the narrowest tile. */
const longWord = /\p{L}{13,}/gu;

/** Returns the title with soft hyphens (U+00AD) inside its long words. */
export const withSoftHyphens = (title: string): string =>
  title.replace(longWord, (word) => word.replace(joints, '$1\u00ad'));
