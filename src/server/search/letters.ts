/** Letters with marks that are letters of their own: å is no a, so that "hår" is neither "har" nor "här". */
import type { LanguageCode } from '../../i18n/languages.ts';
import { fold } from './words.ts';

/**
 * By language. Left out are marks that come and go within the forms of one word (Polish ból, bolu; Hungarian víz,
 * vizet), and accents that only tell how a word is spoken.
 */
const ownLetters: Partial<Record<LanguageCode, string>> = {
  sv: 'åäö',
  da: 'æøå',
  nb: 'æøå',
  is: 'áðéíóúýþæö',
  fi: 'äöå',
  et: 'õäöü',
  de: 'äöü',
  tr: 'çğıöşü',
  pl: 'ąćęłńśźż',
  hu: 'óöőúüű',
  es: 'ñ',
};

const others = new Map(
  Object.entries(ownLetters).map(([language, letters]) => [language, new RegExp(`[^${letters}]+`, 'gu')]),
);

/** @returns a normalized word folded but for its language's own letters */
export const foldOthers = (word: string, language: LanguageCode): string => {
  const pattern = others.get(language);
  return pattern ? word.replace(pattern, (letters) => fold(letters, language)) : fold(word, language);
};
