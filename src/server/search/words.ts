/** Text as words, each with its place, in the form in which words are compared. */
import { isSpaceless, type LanguageCode, languageOf } from '../../i18n/languages.ts';

export type Word = { text: string; start: number; end: number };

/** Letters that Arabic script writes in several ways: to the form that Persian keyboards give. */
const arabicFolds: [RegExp, string][] = [
  [/\u0640/gu, ''],
  [/[أإآٱ]/gu, 'ا'],
  [/[ىيۍې]/gu, 'ی'],
  [/[كڪ]/gu, 'ک'],
  [/ة/gu, 'ه'],
  [/ۀ|هٔ/gu, 'ه'],
  [/ؤ/gu, 'و'],
  [/ئ/gu, 'ی'],
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

const ignoredMarks = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** @returns text in one form of Unicode, in small letters, without what is not seen */
export function normalize(text: string, language: LanguageCode): string {
  const lower = text
    .normalize('NFKC')
    .replace(ignoredMarks, '')
    .replace(/\u200c/gu, ' ')
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
  if (!scriptsWithMarks.has(script)) return word;
  const plain = word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
  if (script !== 'Arab') return plain.replace(/[ıłđøæœßðþ]/gu, (letter) => latinFolds[letter] ?? letter);
  return arabicFolds.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), plain);
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
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad]*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
