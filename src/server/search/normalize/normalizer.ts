/**
 * The forms in which words are compared, from the strictest to the most lenient. The last column names the form that
 * each is made from.
 *
 * | Form                | What it does                                    | Example               | Made from   |
 * | ------------------- | ----------------------------------------------- | --------------------- | ----------- |
 * | `normalize`         | NFKC, lower case, western digits, no joiners    | "Idé" → "idé"         | text        |
 * | `keepNativeLetters` | removes marks, except from native letters       | "idé hår" → "ide hår" | `normalize` |
 * | `stripMarks`        | removes all marks; unifies spelling variants    | "hår" → "har"         | `normalize` |
 * | `bare`              | `normalize`, then `stripMarks`                  | "Hår" → "har"         | text        |
 * | `collapseRepeats`   | reduces held keys; joins endings after "'"      | "dööö" → "dö"         | `normalize` |
 * | `singleLetters`     | reduces double letters                          | "allt" → "alt"        | `bare`      |
 * | `spellSyllables`    | splits Ge'ez into consonants and vowels         | "ሓ" → "ሐ3"            | `bare`      |
 * | `fixLookAlikes`     | for Thai, unifies look-alikes; else `normalize` | "เเ" → "แ"            | text        |
 */
import { type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import { type Replacement, replaceAll } from './replacements.ts';
import { foldsOfScript, hasOptionalMarks, simplifyHan, thaiLookAlikes, withoutMarks } from './scripts.ts';

export type Normalizer = {
  /** Returns text in one Unicode form, in lower case and western digits, without invisible characters. */
  normalize: (text: string) => string;
  /** Returns a normalized word without marks, with interchangeable letters unified. */
  stripMarks: (word: string) => string;
  /** Returns a normalized word without marks, but keeps the language's own letters. */
  keepNativeLetters: (word: string) => string;
  /** Normalizes a word as typed, and removes its marks. */
  bare: (word: string) => string;
  /** Returns a question spelled as in the texts, for languages where word segmentation depends on it. */
  fixLookAlikes: (text: string) => string;
};

/** The part of a language's data that the normalizer reads (content/search). */
type Spelling = {
  /** Letters with marks that are letters of their own. */
  letters?: string;
  /** Spellings that the language has in two variants, as pattern and replacement. */
  spellings?: readonly (readonly [string, string])[];
};

/** Invisible characters: soft hyphens, joiners, direction marks. */
export const unseen = '\\u00ad\\u200b\\u200d-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff';
const unseenMarks = new RegExp(`[${unseen}]`, 'gu');

/** Precomposed lowercase letters and digits of common scripts, which no language changes. */
const normalized = /^[a-z0-9 ß-öø-ÿά-ώа-џء-غف-يپچژکگیڕڤڵۆێەሀ-ፚ]*$/;

/** Arabic, Persian, Devanagari and Thai digits. Each block begins with its zero. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59]/gu;
const zeros = [0x660, 0x6f0, 0x966, 0xe50];
const westernDigit = (digit: string): string =>
  String(digit.charCodeAt(0) - (zeros.findLast((zero) => zero <= digit.charCodeAt(0)) ?? 0));

export function createNormalizer(language: LanguageCode, { letters = '', spellings = [] }: Spelling = {}): Normalizer {
  const { script } = languageOf(language);
  const folds: Replacement[] = [
    ...(foldsOfScript[script] ?? []),
    ...spellings.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const),
  ];
  // Only Turkish has its own lowercase rules. A locale-aware conversion takes a hundred times as long.
  const lowerCase = (text: string) => (language === 'tr' ? text.toLocaleLowerCase('tr') : text.toLowerCase());
  const others = letters === '' ? undefined : new RegExp(`[^${letters}]+`, 'gu');

  function normalize(text: string): string {
    // Most words are already normalized: a question is normalized as a whole and then word by word.
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
