/** Text as words, each with its place, in the form in which words are compared. */
import { isSpaceless, type LanguageCode, languageOf } from '../../i18n/languages.ts';

export type Word = { text: string; start: number; end: number };

/** What is replaced, and by what. */
type Fold = readonly [RegExp, string | ((letters: string) => string)];

const replaced = (word: string, folds: readonly Fold[]): string =>
  folds.reduce(
    (text, [pattern, by]) => (typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)),
    word,
  );

/** Letters that Arabic script writes in several ways: to the form that Persian keyboards give. */
const arabicFolds: readonly Fold[] = [
  [/\u0640/gu, ''],
  [/ٱ/gu, 'ا'],
  [/[ىيۍې]/gu, 'ی'],
  [/[كڪ]/gu, 'ک'],
  [/ة/gu, 'ه'],
  [/[ڵ]/gu, 'ل'],
  [/[ڕ]/gu, 'ر'],
  [/[ۆ]/gu, 'و'],
  [/[ێ]/gu, 'ی'],
  [/[ەہھ]/gu, 'ه'],
];

/** Letters of Latin script that have no mark to take away. */
const latinFolds: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
};

/** Serbian's Cyrillic letters in its Latin ones without marks, since many type those. */
const serbianFolds: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'd', е: 'e', ж: 'z', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l' },
  ...{ љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'h' },
  ...{ ц: 'c', ч: 'c', џ: 'dz', ш: 's' },
};
const scandinavian: readonly Fold[] = [
  [/ae/gu, 'a'],
  [/oe/gu, 'o'],
  [/aa/gu, 'a'],
];

/** What is written in two ways within one language, after marks are gone: keyboards without its letters, spelling by ear. */
const ownFolds: Partial<Record<LanguageCode, readonly Fold[]>> = {
  // As Snowball's German2: ae, oe and ue are umlauts, but not in Quelle or neue.
  de: [[/(?<![aeq])([aou])e/gu, '$1']],
  da: scandinavian,
  nb: scandinavian,
  bs: [[/dj/gu, 'd']],
  sr: [
    [/\p{Script=Cyrillic}/gu, (letter) => serbianFolds[letter] ?? letter],
    [/dj/gu, 'd'],
  ],
  // Long vowels and consonants are written double, and often single.
  so: [[/(.)\1/gu, '$1']],
  // Greek writes the sounds i, e and o in several ways.
  el: [
    [/ς/gu, 'σ'],
    [/[εο]ι|υι|[ηυ]/gu, 'ι'],
    [/αι/gu, 'ε'],
    [/ω/gu, 'ο'],
  ],
  // As Lucene's HindiNormalizer: dots below, signs of nasals, and long for short vowels.
  hi: [
    [/\u093c/gu, ''],
    [/\u0901|[ङञणनम]\u094d(?=[क-म])/gu, '\u0902'],
    [/ी/gu, 'ि'],
    [/ू/gu, 'ु'],
    [/ई/gu, 'इ'],
    [/ऊ/gu, 'उ'],
  ],
};

/** Katakana stands this far behind the same sound in hiragana (Unicode, U+3041 and U+30A1). */
const katakanaOffset = 0x60;

/** Ge'ez rows that are often written for each other: first letter, how many, and the row that stands for both. */
const ethiopicRows = [
  [0x1210, 8, 0x1200],
  [0x1280, 8, 0x1200],
  [0x1220, 8, 0x1230],
  [0x1340, 8, 0x1338],
  [0x12d0, 7, 0x12a0],
] as const;

/** Traditional signs of the words of hospitals, and the simplified ones that our texts are written in. */
const traditional =
  '術後醫師護藥針難過開關孩個兒對時會說話從頭腦動氣體溫險應麼嗎裡裏圖應睡夢驗聽覺聲緊張壓輸單預備準進點滿為與沒無問題餓飲飯湯藝戲遊樂園訊電視鐘間幾點樣讓還這邊轉運傷縫線淚淨濕熱涼癢癒療';
const simplified =
  '术后医师护药针难过开关孩个儿对时会说话从头脑动气体温险应么吗里里图应睡梦验听觉声紧张压输单预备准进点满为与没无问题饿饮饭汤艺戏游乐园讯电视钟间几点样让还这边转运伤缝线泪净湿热凉痒愈疗';
const simplifications = new Map([...traditional].map((sign, index) => [sign, [...simplified][index] ?? sign]));

/** Scripts whose marks may be left out; in the others a mark is a letter. */
const scriptsWithMarks = new Set(['Latn', 'Grek', 'Cyrl', 'Arab']);

/** What is not seen: soft hyphens, joiners, marks of direction. */
const unseen = '\\u00ad\\u200b\\u200d-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff';
const ignoredMarks = new RegExp(`[${unseen}]`, 'gu');
const wordPattern = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}${unseen}]*`, 'gu');

/** Thai vowels typed as signs that look the same; the tone mark between the halves of one goes before it. */
const thaiSlips: readonly Fold[] = [
  [/เเ/gu, 'แ'],
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/gu, '$1\u0e33'],
];

/** @returns a question as our texts would spell it, where segmentation depends on it */
export const tidied = (query: string, language: LanguageCode): string =>
  language === 'th' ? replaced(query, thaiSlips) : normalize(query, language);

/** Arabic, Persian, Devanagari and Thai digits, each block from its zero on. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59]/gu;
const zeros = [0x660, 0x6f0, 0x966, 0xe50];
const westernDigit = (digit: string): string =>
  String(digit.charCodeAt(0) - (zeros.findLast((zero) => zero <= digit.charCodeAt(0)) ?? 0));

/** @returns text in one form of Unicode, in small letters and western digits, without what is not seen */
export function normalize(text: string, language: LanguageCode): string {
  const lower = text
    .normalize('NFKC')
    .replace(ignoredMarks, '')
    .replace(/\u200c/gu, ' ')
    .replace(otherDigits, westernDigit)
    .replace(/[’ʼ`´]/gu, "'");
  if (language === 'zh')
    return lower.toLowerCase().replace(/\p{Script=Han}/gu, (sign) => simplifications.get(sign) ?? sign);
  return language === 'tr' ? lower.toLocaleLowerCase('tr') : lower.toLowerCase();
}

function foldEthiopic(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const row = ethiopicRows.find(([first, count]) => code >= first && code < first + count);
  return row ? String.fromCodePoint(code - row[0] + row[2]) : letter;
}

/** @returns a normalized word without marks, and with one letter for what is often written with another */
export function fold(word: string, language: LanguageCode): string {
  const { script } = languageOf(language);
  if (script === 'Ethi') return word.replace(/\p{Script=Ethiopic}/gu, foldEthiopic);
  if (script === 'Jpan')
    return word
      .replace(/[\u30a1-\u30f6]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - katakanaOffset))
      .replace(/ー/gu, '');
  const plain = scriptsWithMarks.has(script)
    ? word
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .normalize('NFC')
        .replace(/[ıłđøæœßðþ]/gu, (letter) => latinFolds[letter] ?? letter)
    : word;
  return replaced(plain, script === 'Arab' ? arabicFolds : (ownFolds[language] ?? []));
}

/** @returns a word as it is typed, in the form in which words without marks are compared */
export const foldedWord = (word: string, language: LanguageCode): string => fold(normalize(word, language), language);

/** @returns a folded word with each sign of Ge'ez as consonant and vowel, so that forms of a word share letters */
export function spelled(word: string, language: LanguageCode): string {
  if (languageOf(language).script !== 'Ethi') return word;
  // Unicode sets the signs in rows of eight, the consonant's row and the vowel's place in it (block U+1200).
  return word.replace(/[\u1200-\u1357]/gu, (sign) => {
    const code = sign.charCodeAt(0);
    return `${String.fromCharCode(code & ~7)}${code & 7}`;
  });
}

const segmenters = new Map<LanguageCode, Intl.Segmenter>();
function segmenterOf(language: LanguageCode): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(languageOf(language).tag, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** @returns the words of a text with their places in it, not yet normalized */
export function wordsIn(text: string, language: LanguageCode): Word[] {
  if (isSpaceless(language)) {
    return [...segmenterOf(language).segment(text)].flatMap(({ segment, index, isWordLike }) =>
      isWordLike ? [{ text: segment, start: index, end: index + segment.length }] : [],
    );
  }
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** Letters of a word; longer ones are no words, and would take long to compare with those that are. */
export const longestWord = 60;

/** @returns a text whose longer words end after so many letters */
export function withShortWords(text: string, language: LanguageCode): string {
  let kept = '';
  let done = 0;
  for (const { start, end } of wordsIn(text, language)) {
    if (end - start <= longestWord) continue;
    kept += text.slice(done, start + longestWord);
    done = end;
  }
  return (kept + text.slice(done)).toWellFormed();
}
