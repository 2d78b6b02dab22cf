/**
 * Light stemmers for languages without a maintained one: lists of endings and beginnings that grammars give as
 * regular, taken off while enough of the word is left. Words and questions lose the same, and what is written in full
 * counts more (`~` in analyzer.ts), so that a letter too many off does little harm.
 */
import type { LanguageCode } from '../../i18n/languages.ts';
import { fold } from './words.ts';

export type Stem = (word: string) => string;

const list = (text: string): string[] => text.trim().split(/\s+/);
const products = (firsts: string, seconds: string): string[] =>
  list(firsts).flatMap((first) => list(seconds).map((second) => first + second));

type Affixes = {
  beginnings?: readonly string[];
  /** Lists of endings that may stand one before the other, the last of a word first. */
  endings: readonly (readonly string[])[];
  /** Letters that are to be left. */
  least: number;
};

/** Also as they are typed without marks. */
const longestFirst = (affixes: readonly string[], language: LanguageCode) =>
  [...new Set(affixes.flatMap((one) => [one, fold(one, language)]))].sort((a, b) => b.length - a.length);

/** @returns a stemmer that takes the longest beginning and of each list the longest ending off */
function stripping(language: LanguageCode, { beginnings = [], endings, least }: Affixes): Stem {
  const first = longestFirst(beginnings, language);
  const lists = endings.map((one) => longestFirst(one, language));
  return (word) => {
    const beginning = first.find((one) => word.startsWith(one) && word.length - one.length > least) ?? '';
    return lists.reduce((stem, last) => {
      const ending = last.find((one) => stem.endsWith(one) && stem.length - one.length >= least) ?? '';
      return stem.slice(0, stem.length - ending.length);
    }, word.slice(beginning.length));
  };
}

/** Cases of nouns and adjectives, persons and tenses of verbs. */
const polish = stripping('pl', {
  endings: [
    list(`
    a e i o u y ą ę ie ia ią ię io iu em iem om iom ów owi owie ami iami ach iach
    ego iego emu iemu ej iej ym im ych ich ymi imi
    ać eć ić yć ąć ować ał ała ało ali ały ił iła iło ili iły ył yła yli yły ął ęła ęli ował owała owali
    am asz amy acie ają esz emy ecie isz imy icie ysz ymy ycie uje ują ujesz ujemy
    anie ania aniu aniem enie enia eniu eniem owanie owania owaniu ość ości ością`),
  ],
  least: 3,
});

/** Fourteen cases in two numbers, persons of verbs and their nouns; before them the stem's vowel. */
const estonian = stripping('et', {
  endings: [
    list(`
      d t s n b sse st le lt l ks ni na ta ga de te id el il al ul en in
      dele tele dest test desse tesse dega tega delt teks deks idele idest idega ile ilt iga
      ma da me vad nud tud dud sin sid mine mise mist misel miseks mised miste ge ke gu ku mata vat v va`),
    list('a e i u'),
  ],
  least: 4,
});

const strippedIcelandic = stripping('is', {
  endings: [
    list(`
      a i u s ur ar ir um an inn in ið inu inum ins ina inni innar una unum unni unnar
      ann arnar irnar urnar anna arinnar ð ði ðu aði uðu aðir ast ist t ti tu ta di du da andi uð að ari asti`),
  ],
  least: 3,
});
/** A u in the ending turns an a before it into ö (börn, of barn). */
const icelandic: Stem = (word) => strippedIcelandic(word).replaceAll('ö', 'a');

/** The article stands behind the noun, its consonant by the word's gender and last sound; so do mine, yours, ours. */
const somali = stripping('so', {
  endings: [
    [
      ...products('k g h t d', 'a u ii an aas ee ayga ayda aaga aada iisa eeda eena eenna iina iinna ooda oda'),
      ...products('sh', 'a u ii ayda aada iisa eeda eenna iinna ooda'),
      ...list('o yo yaal yada yaasha oyin ooyin oyinka ooyinka aha ahan yay aya ayaa aysaa eysaa iyaa'),
      ...list('ay tay nay ey een teen aan taan tid in inta ayo ta ka da ga la na sho to no i a'),
    ],
  ],
  least: 3,
});

/** Person, time and object stand before a verb's root in one word; class prefixes before a noun's. */
const swahiliBeginnings = [
  ...products('ni u a tu m wa i zi ki vi li ya', 'na li ta me nge ki'),
  ...products(
    'nina una ana tuna mna wana nita uta ata tuta mta wata nili uli ali tuli mli wali ame wame ku hu',
    'ni m mw tu wa ji',
  ),
  ...list('ku kw hu kuji si ha hawa hatu m mw wa ki vi mi ma'),
];
const swahili = stripping('sw', {
  beginnings: swahiliBeginnings,
  endings: [
    list('ni ngu wangu yangu zangu'),
    list('a e i o wa ia ea isha esha ishe eshe ishwa eshwa ika eka ana iwa ewa liwa lewa'),
  ],
  least: 3,
});

/** Plurals, possessives, the indefinite article and comparison; before verbs the mark of the present. */
const strippedPersian = stripping('fa-IR', {
  beginnings: list('نمی می'),
  endings: [
    list('ها های هایی هایم هایت هایش هایمان هایتان هایشان ی یی م ت ش مان تان شان ام ات اش ان تر ترین ند ید یم د'),
  ],
  least: 3,
});

/** Keyboards write yeh and kaf in several ways, so the letters are folded before anything is taken off. */
const persian: Stem = (word) => strippedPersian(fold(word, 'fa-IR'));

/** Articles and possessives behind the noun, plurals, places. */
const strippedSorani = stripping('ckb', {
  endings: [
    list('دا ەدا یدا ەوە'),
    list(`
      ەکە ەکەم ەکەت ەکەی ەکەمان ەکەتان ەکەیان ەکان ەکانی ەکانم ەکانت ەکانمان ەکانیان
      یەکە یەکەم یەکەت یەکەی یەکان یەکانی کە کەم کەت کەی کان کانی ێک ێکی یەک یەکی
      ان انی انە یان یانی یانە مان تان م ت ە ەی`),
    list('ی'),
  ],
  least: 3,
});

const sorani: Stem = (word) => strippedSorani(fold(word, 'ckb'));

/** Ge'ez signs stand in rows of eight, a consonant with each vowel; the sixth (at 5) has none. */
const consonantOf = (sign: string): string => String.fromCharCode((sign.charCodeAt(0) & ~7) + 5);
const strippedTigrinya = stripping('ti', {
  beginnings: list('ን ብ ክ ዝ ም ይ ት እ ኣይ ዘይ እን እንተ ንም ክት ክን ብዝ ንዝ ንክ ካብ'),
  endings: [list('ት ን ኻ ካ ክ ኽ ና ኩም ኹም ኪ ኺ ክን ኽን ታት ኦም ዎ ኡ ዮ ያ ዩ ዮም ዋ ዎም ሉ ላ')],
  least: 3,
});
/** Forms of a root differ by their vowels (ሓኪም, ሓካይም): its consonants are what they share. */
const tigrinya: Stem = (word) => {
  const stem = strippedTigrinya(word);
  return stem.length >= 3 ? stem.replace(/[\u1200-\u1357]/gu, consonantOf) : stem;
};

/** What follows the last Chinese sign of a word is its ending (吐く, 吐いて); a word in kana alone is left. */
const japanese: Stem = (word) => word.replace(/(?<=\p{Script=Han})\p{Script=Hiragana}{1,4}$/u, '');

/** The article of neuter nouns, and that of nouns in -a, which the stemmer leaves (håret, kameran). */
const swedish = stripping('sv', { endings: [list('et an')], least: 3 });

/** Nouns in -us, -ys and -os have -ks- before endings (nukutus, nukutuksen), which the stemmer leaves. */
const finnish: Stem = (word) => word.replace(/([aeiouyäö])ks$/u, '$1s');

export const lightStemmers = {
  sv: swedish,
  fi: finnish,
  pl: polish,
  et: estonian,
  is: icelandic,
  so: somali,
  sw: swahili,
  'fa-IR': persian,
  'fa-AF': persian,
  ckb: sorani,
  ti: tigrinya,
  ja: japanese,
} satisfies Partial<Record<LanguageCode, Stem>>;
