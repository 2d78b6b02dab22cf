/**
 * Swedish words that other languages' texts keep, so that a reader knows them on a sign or in a letter. A page marks
 * them `lang="sv"` (WCAG 3.1.2): a voice of another language spells them out, or leaves them out.
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
/** Words that other languages have too, with those languages: there they are Swedish only where they stand as a gloss. */
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
 * Words in Latin letters that stand in pages of other scripts and are no Swedish: names, medicines by their packet or
 * their chemical name, words that every language writes so.
 */
const kept = `
  A AI Alvedon aspirin Bamyl Bris browser chickenpox cookie cookies diabetes Emla favism FLACC G6PD ibuprofen ICU Ipren JO NAP5
  Nurofen Panodil paracetamol PDF QR server smoothie SMS Treo Tryggve vape Z
`
  .trim()
  .split(/\s+/)
  .concat('CC BY-SA', 'Royal College of Anaesthetists');

const isShared = (word: string, language: LanguageCode): boolean => (shared[word]?.split(' ') ?? []).includes(language);

/** Returns what finds any of the words, whole, whatever letters of another script stand beside them. */
const anyOf = (list: readonly string[]): string =>
  String.raw`(?<![\p{Script=Latin}\p{M}\d-])(?:${list
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', String.raw`\s+`))
    .join('|')})(?![\p{Script=Latin}\d])`;

/** Finds what is kept as it is. */
export const keptPattern = new RegExp(anyOf(kept), 'giu');

/** Opens a gloss: a bracket or a quotation mark, and perhaps a word that says that Swedish follows. */
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

/** A run of a text, and whether it is Swedish in a text of another language. */
export type LanguageRun = { text: string; isSwedish: boolean };

/** Returns the text as its runs, in order. @param language of the text */
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

/** Tells whether a language is written in letters of its own, so that a Latin word stands out. */
export const isOtherScript = (language: LanguageCode): boolean => languageOf(language).script !== 'Latn';
