/** Rules shared by all languages of a script: its marks, and letters with several spellings. */
import type { Replacement } from './replacements.ts';

/** Latin letters that do not decompose into a base letter and a mark. */
const latinLetters: Record<string, string> = {
  ...{ ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ð: 'd', þ: 'th' },
};

/** Scripts whose marks may be omitted. In all others, a mark is a letter. */
const scriptsWithOptionalMarks = new Set(['Latn', 'Grek', 'Cyrl', 'Arab']);

export const hasOptionalMarks = (script: string): boolean => scriptsWithOptionalMarks.has(script);

export const withoutMarks = (word: string): string =>
  /^[a-z0-9]*$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .normalize('NFC')
        .replace(/[ıłđøæœßðþ]/gu, (letter) => latinLetters[letter] ?? letter);

/** Maps to the forms that Persian keyboards produce. */
const arabic: readonly Replacement[] = [
  [/\u0640/gu, ''],
  [/ٱ/gu, 'ا'],
  [/[ىيۍېێ]/gu, 'ی'],
  [/[كڪ]/gu, 'ک'],
  [/ڵ/gu, 'ل'],
  [/ڕ/gu, 'ر'],
  [/ۆ/gu, 'و'],
  [/[ةەہھ]/gu, 'ه'],
];

/** The sounds i, e and o have several spellings. */
const greek: readonly Replacement[] = [
  [/ς/gu, 'σ'],
  [/[εο]ι|υι|[ηυ]/gu, 'ι'],
  [/αι/gu, 'ε'],
  [/ω/gu, 'ο'],
];

/** As in Lucene's HindiNormalizer: removes dots below, unifies nasal signs, and shortens long vowels. */
const devanagari: readonly Replacement[] = [
  [/\u093c/gu, ''],
  [/\u0901|[ङञणनम]\u094d(?=[क-म])/gu, '\u0902'],
  [/ी/gu, 'ि'],
  [/ू/gu, 'ु'],
  [/ई/gu, 'इ'],
  [/ऊ/gu, 'उ'],
];

/** Distance from a hiragana character to the same sound in katakana (Unicode, U+3041 and U+30A1). */
const katakanaOffset = 0x60;
const japanese: readonly Replacement[] = [
  [/[\u30a1-\u30f6]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - katakanaOffset)],
  [/ー/gu, ''],
];

/** Ge'ez rows that are often interchanged: first letter, number of letters, and the row that replaces both. */
const ethiopicRows = [
  [0x1210, 8, 0x1200],
  [0x1280, 8, 0x1200],
  [0x1220, 8, 0x1230],
  [0x1340, 8, 0x1338],
  [0x12d0, 7, 0x12a0],
] as const;

function foldEthiopic(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const row = ethiopicRows.find(([first, count]) => code >= first && code < first + count);
  return row ? String.fromCodePoint(code - row[0] + row[2]) : letter;
}

/** Replacements by script, which unify letters that are often interchanged. */
export const foldsOfScript: Partial<Record<string, readonly Replacement[]>> = {
  Arab: arabic,
  Grek: greek,
  Deva: devanagari,
  Jpan: japanese,
  Ethi: [[/\p{Script=Ethiopic}/gu, foldEthiopic]],
};

/** Thai vowels typed as look-alikes. A tone mark between the two halves of a vowel moves in front of it. */
export const thaiLookAlikes: readonly Replacement[] = [
  [/เเ/gu, 'แ'],
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/gu, '$1\u0e33'],
];

/** Traditional characters of hospital words, and the simplified ones that our texts use. */
const traditional =
  '術後醫師護藥針難過開關孩個兒對時會說話從頭腦動氣體溫險應麼嗎裡裏圖應睡夢驗聽覺聲緊張壓輸單預備準進點滿為與沒無問題餓飲飯湯藝戲遊樂園訊電視鐘間幾點樣讓還這邊轉運傷縫線淚淨濕熱涼癢癒療';
const simplified =
  '术后医师护药针难过开关孩个儿对时会说话从头脑动气体温险应么吗里里图应睡梦验听觉声紧张压输单预备准进点满为与没无问题饿饮饭汤艺戏游乐园讯电视钟间几点样让还这边转运伤缝线泪净湿热凉痒愈疗';
const simplifications = new Map(
  Array.from(traditional, (sign, index) => [sign, Array.from(simplified)[index] ?? sign] as const),
);

/** Returns Chinese text in simplified characters. */
export const simplifyHan = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (sign) => simplifications.get(sign) ?? sign);
