/** Strings of the interface in which the site describes itself, in all 31 languages. */
import { expect, it } from 'vitest';
import { copyOf } from '../../src/i18n/copy.ts';
import { languageCodes } from '../../src/i18n/languages.ts';

const keys = [
  'status_ai',
  'status_unreviewed',
  'status_author',
  'swedish_show',
  'swedish_hint',
  'swedish_page',
  'help_1177',
  'language_filter_none',
  'consent_provider_text',
  'consent_matomo',
] as const;
const all = languageCodes.map((code) => ({ code, copy: copyOf(code, keys) }));

/**
 * Words for "text". The first sentence at the top of a page uses one to name what it is about, instead of a bare "it".
 */
const text =
  /text|tekst|szöveg|κείμενο|testo|Текст|текст|qoraal|maandishi|metni|النص|دەق|متن|लेख|文章|文字|ข้อความ|ጽሑፍ|teks/i;
/** "English" in each language, or its stem. */
const english =
  /engels|englis|engl|angl|angiel|ingl|angol|αγγλικ|англ|енгл|ingiriisi|kiingereza|[iİ]ngiliz|إنجليزية|ئینگلیزی|انگلیسی|अंग्रेज़ी|英語|英语|อังกฤษ|እንግሊዝኛ|ensku/i;

it('names the text in the first sentence, since nothing stands before it at the top of a page', () => {
  expect(all.filter(({ copy }) => !text.test(copy.status_unreviewed)).map(({ code }) => code)).toEqual([]);
});

it('says that 1177 answers in English too, as the facts sheet does', () => {
  expect(all.filter(({ copy }) => !english.test(copy.help_1177)).map(({ code }) => code)).toEqual([]);
});

it('asks for a yes to the same in every language', () => {
  const named = /\{provider\}/;
  const wrong = all.filter(({ copy }) => !named.test(copy.consent_provider_text) || !named.test(copy.consent_matomo));
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

it('names a publisher and no author', () => {
  const author = /^(Author|Autor|Автор|Аутор|Qoraaga|Mwandishi|ጸሓፊ)/;
  expect(all.filter(({ copy }) => author.test(copy.status_author)).map(({ code }) => code)).toEqual([]);
});

it('shows the Swedish beside, and does not sound like a change of language', () => {
  const change =
    /^(Show in|Visa på|Vis på|Auf Schwedisch|Mostrar en|Mostra in|Mostrar em|Afficher en|Näytä ruotsiksi|In het|Pokaż po|Показать по|Prikažite na|Прикажите на|Ku muuji af|Onyesha kwa|Sýna á|Näita rootsi keeles|ብሽወደንኛ|Εμφάνιση στα)/;
  expect(all.filter(({ copy }) => change.test(copy.swedish_show)).map(({ code }) => code)).toEqual([]);
});

it('sends whoever misses a language to an interpreter, and not back to the letters', () => {
  const letter =
    /letter|bokstav|bogstav|Buchstabe|letra|lettre|lettera|букв|literę|slovo|слово|harf|herufi|xaraf|حرف|پیت|अक्षर|文字|一个字|ตัวอักษร|ፊደል|betű|kirjain|täht|staf|γράμμα/i;
  expect(all.filter(({ copy }) => letter.test(copy.language_filter_none)).map(({ code }) => code)).toEqual([]);
});
