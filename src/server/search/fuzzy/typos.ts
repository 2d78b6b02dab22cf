/** Decides whether one word may be a typo of another. */
import { type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import { editDistance } from './editDistance.ts';

/** Length in letters at which a substituted letter makes a different word; shorter words allow no edits at all. */
const shortWord = 4;
/** Up to this many letters, one edit is allowed; longer words may have two. */
const oneEditUpTo = 7;

function maxEdits(letters: number, language: LanguageCode): number {
  // Arabic script omits most vowels, so its words have fewer letters.
  const shortest = languageOf(language).script === 'Arab' ? shortWord - 1 : shortWord;
  if (letters < shortest) return 0;
  return letters <= oneEditUpTo ? 1 : 2;
}

/** Two forms of one word share a beginning of at least this many letters, and this share of the longer form. */
const minBeginning = 5;
const beginningShare = 0.6;

const haveSameLetters = (one: string, other: string) => [...one].sort().join() === [...other].sort().join();

function sharedBeginning(typed: string, word: string): number {
  const differs = [...typed].findIndex((letter, at) => letter !== word[at]);
  return differs < 0 ? typed.length : differs;
}

/** Returns whether the typed word may be a typo of the other, or another form of it. */
export function isPlausibleTypo(typed: string, word: string, language: LanguageCode): boolean {
  // Typos rarely affect the first letter.
  if (typed[0] !== word[0]) return false;
  const most = maxEdits(typed.length, language);
  // The difference in length is a lower bound of the edits.
  if (Math.abs(typed.length - word.length) <= most) {
    const edits = editDistance(typed, word);
    // In a short word, substituting a letter makes a different word (port, post).
    const isShort = typed.length === shortWord && word.length === shortWord;
    if (edits > 0 && isShort && !haveSameLetters(typed, word)) return false;
    if (edits <= most) return true;
  }
  const shared = sharedBeginning(typed, word);
  return shared >= minBeginning && shared >= beginningShare * Math.max(typed.length, word.length);
}
