/**
 * Swedish words kept in texts of other languages, so that readers recognise them on a sign or in a letter. Pages mark
 * them with `lang="sv"` (WCAG 3.1.2): a speech synthesiser for another language spells them out or skips them.
 */
import { type LanguageCode, languageOf } from './languages.ts';

const words = `
  acetylsalicylsyra akuten avdelning avdelningen barnkonventionen blockad bup droger drickyoghurt ersättning
  Försäkringskassan Giftinformation gröt halsmandlar Hjälplinjen intensivvård intyg isglass kurator Kvinnofridslinjen lekterapeut
  lekterapi lokalbedövning lustgas läsk merkostnadsersättning migrän napp naturläkemedel omvårdnadsbidrag
  patienthotell patientlagen patientnämnd patientnämnden Självmordslinjen sjukhusclown sjukresa sjukresor smärtpump
  socialtjänst socialtjänsten tystnadsplikt undersköterska uppvak uppvaket utlåtande vab vattkoppor vejp vårdcentral
  vårdcentralen vårdnadshavare välling
`
  .trim()
  .split(/\s+/);

const names = [
  'barn- och ungdomspsykiatrin',
  'En väg in',
  'jourhavande präst',
  'Riksdagens ombudsman',
  'Ronald McDonald Hus',
  'tillfällig föräldrapenning',
  'vitt snus',
];

const everyLatin = 'bs da de en es et fi fr hu is it nb nl pl pt so sw tr';
/**
 * Words that are also words in the listed languages. There they count as Swedish only as a gloss in brackets or
 * quotation marks.
 */
const shared: Record<string, string> = {
  astma: 'bs da et fi is nb nl pl',
  eksem: 'da nb',
  epidural: 'da de en es nb pt tr',
  epilepsi: 'da nb tr',
  fasta: 'is',
  fil: 'es fr pt tr',
  gips: 'bs da de et is nb nl pl',
  journal: 'da de en fr nb nl',
  kramper: 'da nb',
  methemoglobinemi: 'da nb tr',
  morfin: 'bs da hu nb tr',
  region: 'bs da de en nb pl',
  regionen: 'da nb',
  saft: 'da de is nb',
  snus: everyLatin,
  tolk: 'da nb nl',
};

/**
 * Latin-script words that pages in other scripts use and that are not Swedish: names, medicines by brand or chemical
 * name, and words that every language spells this way.
 */
const kept = `
  A AI Alvedon aspirin Bamyl Bris browser chickenpox cookie cookies diabetes Emla favism FLACC G6PD ibuprofen ICU Ipren JO NAP5
  Nurofen Panodil paracetamol PDF QR server smoothie SMS Treo Tryggve vape Z
`
  .trim()
  .split(/\s+/)
  .concat('CC BY-SA', 'Royal College of Anaesthetists');

const isShared = (word: string, language: LanguageCode): boolean => (shared[word]?.split(' ') ?? []).includes(language);

/** Returns a pattern that matches any of the words as whole words. Letters of other scripts may be adjacent. */
const anyOf = (list: readonly string[]): string =>
  String.raw`(?<![\p{Script=Latin}\p{M}\d-])(?:${list
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', String.raw`\s+`))
    .join('|')})(?![\p{Script=Latin}\d])`;

export const keptPattern = new RegExp(anyOf(kept), 'giu');

/**
 * Matches the start of a gloss: a bracket or a quotation mark, optionally followed by a word that announces Swedish.
 */
const opening = String.raw`(?<=[(«“„‘]\s?(?:\p{L}+\s)?)`;

const made = new Map<LanguageCode, RegExp>();

function patternOf(language: LanguageCode): RegExp {
  const known = made.get(language);
  if (known) return known;
  const all = Object.keys(shared);
  const own = all.filter((word) => isShared(word, language));
  const free = anyOf([...words, ...names, ...all.filter((word) => !own.includes(word))]);
  const pattern = new RegExp(own.length > 0 ? `${free}|${opening}${anyOf(own)}(?=\\s?[)»”“’,])` : free, 'giu');
  made.set(language, pattern);
  return pattern;
}

/** A part of a text, and whether it is Swedish within another language. */
export type LanguageRun = { text: string; isSwedish: boolean };

/**
 * Splits a text, in order, into Swedish words and the text between them.
 * @param language the language of the text
 */
export function languageRunsOf(text: string, language: LanguageCode): LanguageRun[] {
  if (language === 'sv') return [{ text, isSwedish: false }];
  const runs: LanguageRun[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(patternOf(language))) {
    if (index > from) runs.push({ text: text.slice(from, index), isSwedish: false });
    runs.push({ text: found, isSwedish: true });
    from = index + found.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), isSwedish: false });
  return runs;
}

/** Tells whether a language uses a script other than Latin, so that a Latin word is conspicuous. */
export const isOtherScript = (language: LanguageCode): boolean => languageOf(language).script !== 'Latn';
