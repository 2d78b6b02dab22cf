/** The only table of languages. Plain TypeScript, because scripts and the server read it too. */

export type Direction = 'ltr' | 'rtl';

export type Language = {
  /** Code in the exact case that addresses and the `lang` attribute use. */
  code: string;
  /** Full BCP 47 tag with script, for metadata and `Intl`. */
  tag: string;
  /** Value of `hreflang` for search engines: ISO 639-1, with a region where it matters, else ISO 639-3. */
  hreflang: string;
  nativeName: string;
  swedishName: string;
  englishName: string;
  direction: Direction;
  /** ISO 15924 */
  script: string;
  /** Comma-separated ISO 3166-1 codes, lower case, or one of the extra codes of the flag component. */
  flag: string;
};

const table = [
  ['sv', 'sv-Latn-SE', 'sv', 'Svenska', 'svenska', 'Swedish', 'Latn', 'se'],
  ['en', 'en-Latn-GB', 'en', 'English', 'engelska', 'English', 'Latn', 'gb'],
  ['ar', 'ar-Arab', 'ar', 'العربية', 'arabiska', 'Arabic', 'Arab', 'sy'],
  ['bs', 'bs-Latn-BA', 'bs', 'Bosanski', 'bosniska', 'Bosnian', 'Latn', 'ba'],
  ['zh', 'zh-Hans', 'zh-Hans', '中文（简体）', 'kinesiska (förenklad)', 'Chinese (simplified)', 'Hans', 'cn'],
  ['da', 'da-Latn-DK', 'da', 'Dansk', 'danska', 'Danish', 'Latn', 'dk'],
  ['fa-AF', 'fa-Arab-AF', 'fa-AF', 'دری', 'dari', 'Dari', 'Arab', 'af'],
  ['nl', 'nl-Latn-NL', 'nl', 'Nederlands', 'nederländska', 'Dutch', 'Latn', 'nl'],
  ['et', 'et-Latn-EE', 'et', 'Eesti', 'estniska', 'Estonian', 'Latn', 'ee'],
  ['fi', 'fi-Latn-FI', 'fi', 'Suomi', 'finska', 'Finnish', 'Latn', 'fi'],
  ['fr', 'fr-Latn-FR', 'fr', 'Français', 'franska', 'French', 'Latn', 'fr'],
  ['de', 'de-Latn-DE', 'de', 'Deutsch', 'tyska', 'German', 'Latn', 'de'],
  ['el', 'el-Grek-GR', 'el', 'Ελληνικά', 'grekiska', 'Greek', 'Grek', 'gr'],
  ['hi', 'hi-Deva-IN', 'hi', 'हिन्दी', 'hindi', 'Hindi', 'Deva', 'in'],
  ['hu', 'hu-Latn-HU', 'hu', 'Magyar', 'ungerska', 'Hungarian', 'Latn', 'hu'],
  ['is', 'is-Latn-IS', 'is', 'Íslenska', 'isländska', 'Icelandic', 'Latn', 'is'],
  ['it', 'it-Latn-IT', 'it', 'Italiano', 'italienska', 'Italian', 'Latn', 'it'],
  ['ja', 'ja-Jpan-JP', 'ja', '日本語', 'japanska', 'Japanese', 'Jpan', 'jp'],
  ['ckb', 'ckb-Arab-IQ', 'ckb', 'کوردیی ناوەندی', 'kurdiska (sorani)', 'Kurdish (Sorani)', 'Arab', 'iq'],
  ['nb', 'nb-Latn-NO', 'nb', 'Norsk bokmål', 'norska (bokmål)', 'Norwegian (Bokmål)', 'Latn', 'no'],
  ['fa-IR', 'fa-Arab-IR', 'fa-IR', 'فارسی', 'persiska', 'Persian', 'Arab', 'ir'],
  ['pl', 'pl-Latn-PL', 'pl', 'Polski', 'polska', 'Polish', 'Latn', 'pl'],
  ['pt', 'pt-Latn-PT', 'pt', 'Português', 'portugisiska', 'Portuguese', 'Latn', 'pt'],
  ['ru', 'ru-Cyrl-RU', 'ru', 'Русский', 'ryska', 'Russian', 'Cyrl', 'ru'],
  ['sr', 'sr-Cyrl-RS', 'sr', 'Српски (ћирилица)', 'serbiska (kyrillisk)', 'Serbian (Cyrillic)', 'Cyrl', 'rs'],
  ['so', 'so-Latn-SO', 'so', 'Soomaali', 'somaliska', 'Somali', 'Latn', 'so'],
  ['es', 'es-Latn-ES', 'es', 'Español', 'spanska', 'Spanish', 'Latn', 'es'],
  ['sw', 'sw-Latn-KE', 'sw', 'Kiswahili', 'swahili', 'Swahili', 'Latn', 'ke'],
  ['th', 'th-Thai-TH', 'th', 'ไทย', 'thailändska', 'Thai', 'Thai', 'th'],
  ['ti', 'ti-Ethi-ER', 'ti', 'ትግርኛ', 'tigrinska', 'Tigrinya', 'Ethi', 'er,tigray'],
  ['tr', 'tr-Latn-TR', 'tr', 'Türkçe', 'turkiska', 'Turkish', 'Latn', 'tr'],
] as const;

/** Arabic is the only right-to-left script in the table; a test compares the result with `Intl.Locale`. */
const directionOf = (script: string): Direction => (script === 'Arab' ? 'rtl' : 'ltr');

export type LanguageCode = (typeof table)[number][0];

export const languages: readonly (Language & { code: LanguageCode })[] = table.map(
  ([code, tag, hreflang, nativeName, swedishName, englishName, script, flag]) => ({
    code,
    tag,
    hreflang,
    nativeName,
    swedishName,
    englishName,
    script,
    flag,
    direction: directionOf(script),
  }),
);

export const languageCodes: readonly LanguageCode[] = languages.map((language) => language.code);

/** Languages of the pages outside the caregiver section, and of their interface. */
export const siteLanguages = ['sv', 'en'] as const satisfies readonly LanguageCode[];
export type SiteLanguage = (typeof siteLanguages)[number];

export const defaultLanguage: SiteLanguage = 'sv';
/** Used when an interface string is missing in the page's language. */
export const fallbackLanguage: SiteLanguage = 'en';

const byCode = new Map<string, Language & { code: LanguageCode }>(
  languages.map((language) => [language.code, language]),
);
const byLowerCaseCode = new Map(languageCodes.map((code) => [code.toLowerCase(), code]));

/** Tells whether `code` is in the table, in its exact case. */
export const isLanguageCode = (code: string): code is LanguageCode => byCode.has(code);

export const isSiteLanguage = (code: string): code is SiteLanguage =>
  siteLanguages.some((language) => language === code);

/**
 * Returns the table row for a code.
 * @throws Error if no language has the code
 */
export function languageOf(code: LanguageCode): Language & { code: LanguageCode } {
  const language = byCode.get(code);
  if (!language) throw new Error(`No language has the code "${code}".`);
  return language;
}

const spaceless = new Set(['Hans', 'Jpan', 'Thai']);

/** Tells whether the language is written without spaces between words. */
export const isSpaceless = (code: LanguageCode): boolean => spaceless.has(languageOf(code).script);

/** Returns the code in its exact case (`FA-af` gives `fa-AF`), or `undefined` if no language has it. */
export const canonicalCode = (code: string): LanguageCode | undefined => byLowerCaseCode.get(code.toLowerCase());

/** Returns the `lang` and `dir` attributes for text in `code`. */
export const langAttributes = (code: LanguageCode): { lang: LanguageCode; dir: Direction } => ({
  lang: code,
  dir: languageOf(code).direction,
});
