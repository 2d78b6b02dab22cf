/** Finds numbers in a text, in any script and with any separators. */

/** Returns the value of a digit in any script. Unicode keeps the ten digits of each script in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** Thousands separators, between a digit and three others: spaces, points, commas and apostrophes of many languages. */
const thousands = /(?<=\d)[\u00a0\u202f\u2009 .,٬'’](?=\d{3}(?!\d))/g;
/** Indian grouping: 1,00,000 and 10,00,000. */
const indianGroups = /(?<=\d),(?=\d\d,?\d{3}(?!\d))/g;
/** A decimal number, optionally in units of ten thousand, as in Chinese and Japanese. */
const number = /(\d+(?:[.,٫]\d+)?)(?:\s*(万)(\d{1,4})?)?/g;
const tenThousand = 10_000;

/** Returns the numbers written in digits, in order. */
export function numbersIn(text: string): number[] {
  const plain = text
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))
    .replace(thousands, '')
    .replace(indianGroups, '')
    .replace(/(?<=\d),(?=\d{5}(?!\d))/g, '');
  return [...plain.matchAll(number)].map(([, digits = '', inTenThousands, rest = '0']) => {
    const value = Number(digits.replace(/[,٫]/, '.'));
    return inTenThousands ? value * tenThousand + Number(rest) : value;
  });
}

const swedishWords: Record<string, number> = {
  en: 1,
  ett: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  sex: 6,
  sju: 7,
  åtta: 8,
  nio: 9,
  tio: 10,
  elva: 11,
  tolv: 12,
  tjugo: 20,
  hundra: 100,
};

/**
 * Returns the numbers that a Swedish text writes as words. "dygnet runt" is 24 hours and "halv minut" 30 seconds.
 * "tonår" is 10, since the Japanese for a teenager contains that number.
 */
export const swedishNumberWords = (text: string): number[] => [
  ...[...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) => swedishWords[word] ?? []),
  ...(/dygnet runt/i.test(text) ? [24] : []),
  ...(/halv minut/i.test(text) ? [30] : []),
  ...(/tonår/i.test(text) ? [10] : []),
];
