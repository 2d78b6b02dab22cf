/** Whether somebody who typed one word may have meant another. */
import { type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import { editDistance } from './editDistance.ts';

/** A word of so few letters is another word after a single edit. */
const shortWord = 4;
/** Letters up to which one edit is allowed; longer words have two. */
const oneEditUpTo = 7;

/** Returns how many edits are allowed in a word of so many letters. */
function mostEdits(letters: number, language: LanguageCode): number {
  // Arabic script leaves vowels out, so that its words have fewer letters.
  const shortest = languageOf(language).script === 'Arab' ? shortWord - 1 : shortWord;
  if (letters < shortest) return 0;
  return letters <= oneEditUpTo ? 1 : 2;
}

/** Letters of a beginning that two forms of one word share, and its least share of the longer one. */
const leastBeginning = 5;
const beginningShare = 0.6;

const haveSameLetters = (one: string, other: string) => [...one].sort().join() === [...other].sort().join();

function sharedBeginning(typed: string, word: string): number {
  const differs = [...typed].findIndex((letter, at) => letter !== word[at]);
  return differs < 0 ? typed.length : differs;
}

/** Returns whether the typed word is a slip of the other, or another form of it. */
export function isPlausibleTypo(typed: string, word: string, language: LanguageCode): boolean {
  // The first letter is seldom wrong.
  if (typed[0] !== word[0]) return false;
  const most = mostEdits(typed.length, language);
  // Each letter more or less is an edit.
  if (Math.abs(typed.length - word.length) <= most) {
    const edits = editDistance(typed, word);
    // In a short word, another letter in place of one makes another word (port, post).
    const isShort = typed.length === shortWord && word.length === shortWord;
    if (edits > 0 && isShort && !haveSameLetters(typed, word)) return false;
    if (edits <= most) return true;
  }
  const shared = sharedBeginning(typed, word);
  return shared >= leastBeginning && shared >= beginningShare * Math.max(typed.length, word.length);
}
