/** Romanization: many type Greek or Cyrillic in Latin letters on a phone, so both are compared in Latin letters. */

const cyrillic =
  'а a б b в v г g ґ g д d е e ё e є ie ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ sh ъ - ы i ь - э e ю iu я ia ђ dj ј j љ lj њ nj ћ c џ dz';
const greek = 'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ i φ f χ h ψ ps ω o';

const latin = new Map(
  [...`${cyrillic} ${greek}`.matchAll(/(\S) (\S+)/gu)].map(([, letter = '', typed = '']) => [
    letter,
    typed === '-' ? '' : typed,
  ]),
);

/** Returns a bare word with Greek and Cyrillic letters romanized as people usually type them. */
export const inLatinLetters = (word: string): string =>
  word.replace(/[\u0370-\u04ff]/gu, (letter) => latin.get(letter) ?? letter);
