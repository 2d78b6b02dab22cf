/**
 * The forms in which words are compared, from the strictest to the most forgiving. Each is made of the one before it
 * that its last column names.
 *
 * | Form                | What it does                                                  | Example            | Made of       |
 * | ------------------- | ------------------------------------------------------------- | ------------------ | ------------- |
 * | `normalize`         | one Unicode form, small letters, western digits, no joiners   | "Idé" → "idé"      | text          |
 * | `keepNativeLetters` | takes marks off, but not off letters of the language          | "idé" → "ide", "hår" → "hår" | `normalize` |
 * | `stripMarks`        | takes all marks off; one letter for what is written two ways  | "hår" → "har"      | `normalize`   |
 * | `bare`              | `normalize`, then `stripMarks`                                | "Hår" → "har"      | text          |
 * | `collapseRepeats`   | one letter for letters held down; joins endings behind "'"    | "dööö" → "dö"      | `normalize`   |
 * | `singleLetters`     | one letter for a double letter                                | "allt" → "alt"     | `bare`        |
 * | `spellSyllables`    | writes each Ge'ez sign as consonant and vowel                 | "ሓ" → "ሐ3"        | `bare`        |
 * | `fixLookAlikes`     | `normalize`; in Thai, one sign for several that look like it  | "เเ" → "แ"          | text          |
 */
import { type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import { type Replacement, replaceAll } from './replacements.ts';
import { foldsOfScript, hasOptionalMarks, simplifyHan, thaiLookAlikes, withoutMarks } from './scripts.ts';

export type Normalizer = {
  /** Returns text in one form of Unicode, in small letters and western digits, without what is not seen. */
  normalize: (text: string) => string;
  /** Returns a normalized word without marks, and with one letter for what is often written with another. */
  stripMarks: (word: string) => string;
  /** Returns a normalized word without marks, but with its language's own letters. */
  keepNativeLetters: (word: string) => string;
  /** Returns a word as typed, normalized and without marks. */
  bare: (word: string) => string;
  /** Returns a question as the texts would spell it, where cutting it into words depends on that. */
  fixLookAlikes: (text: string) => string;
};

/** What of a language's data normalizing reads (content/search). */
type Spelling = {
  /** Letters with marks that are letters of their own. */
  letters?: string;
  /** What the language writes in two ways, as pattern and replacement. */
  spellings?: readonly (readonly [string, string])[];
};

/** What is not seen: soft hyphens, joiners, marks of direction. */
export const unseen = '\\u00ad\\u200b\\u200d-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff';
const unseenMarks = new RegExp(`[${unseen}]`, 'gu');

/** Small letters and digits that every language leaves as they are: whole with their marks, in the scripts of most words. */
const normalized = /^[a-z0-9 ß-öø-ÿά-ώа-џء-غف-يپچژکگیڕڤڵۆێەሀ-ፚ]*$/;

/** Arabic, Persian, Devanagari and Thai digits, each block from its zero on. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59]/gu;
const zeros = [0x660, 0x6f0, 0x966, 0xe50];
const westernDigit = (digit: string): string =>
  String(digit.charCodeAt(0) - (zeros.findLast((zero) => zero <= digit.charCodeAt(0)) ?? 0));

/** Returns what normalizes the words of a language. */
export function createNormalizer(language: LanguageCode, { letters = '', spellings = [] }: Spelling = {}): Normalizer {
  const { script } = languageOf(language);
  const folds: Replacement[] = [
    ...(foldsOfScript[script] ?? []),
    ...spellings.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const),
  ];
  // Turkish alone has small letters of its own; to look a locale up takes a hundred times as long as the letters.
  const lowerCase = (text: string) => (language === 'tr' ? text.toLocaleLowerCase('tr') : text.toLowerCase());
  const others = letters === '' ? undefined : new RegExp(`[^${letters}]+`, 'gu');

  function normalize(text: string): string {
    // Most words are in their form already: a question is normalized as a whole and then word by word.
    if (normalized.test(text)) return text;
    const spelled = text
      .normalize('NFKC')
      .replace(unseenMarks, '')
      .replace(/\u200c/gu, ' ')
      .replace(otherDigits, westernDigit)
      .replace(/[’ʼ`´]/gu, "'");
    const lower = lowerCase(spelled);
    return script === 'Hans' ? simplifyHan(lower) : lower;
  }
  const stripMarks = (word: string) => replaceAll(hasOptionalMarks(script) ? withoutMarks(word) : word, folds);

  return {
    normalize,
    stripMarks,
    keepNativeLetters: (word) => (others ? word.replace(others, stripMarks) : stripMarks(word)),
    bare: (word) => stripMarks(normalize(word)),
    fixLookAlikes: (text) => (script === 'Thai' ? replaceAll(text, thaiLookAlikes) : normalize(text)),
  };
}
