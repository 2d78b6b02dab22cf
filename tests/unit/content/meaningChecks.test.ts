/** The checks of translations that say something else than their Swedish original. */
import { describe, expect, it } from 'vitest';
import { basisOf, olderParts } from '../../../src/content/basis.ts';
import { checkForeign } from '../../../src/content/checks/foreign.ts';
import { checkSearchLexicon } from '../../../src/content/checks/searchLexicon.ts';
import { wordPattern } from '../../../src/content/checks/wordPattern.ts';
import { numbersIn, swedishNumberWords } from '../../../src/content/numbers.ts';
import { partsOf } from '../../../src/content/parts.ts';
import { loadContent } from '../../../src/content/store.ts';
import { languageCodes, type LanguageCode } from '../../../src/i18n/languages.ts';
import { page, problemsWith, searchLexicon, translated } from './fixture.ts';

const swedish = page('ett').split('---\n')[2] ?? '';
const english = translated('ett').split('---\n')[2] ?? '';

/** Returns the problems of a Swedish list item and its English translation. */
const said = (original: string, translation: string, more: Record<string, string> = {}) =>
  problemsWith({
    'pages/sv/ett.md': page('ett', {}, swedish.replace('- ett', `- ${original}`)),
    'pages/en/one.md': translated('ett', {}, english.replace('- one', `- ${translation}`)),
    ...more,
  });

describe('numbers', () => {
  it.each([
    ['10 000 och 1,5 timme', [10_000, 1.5]],
    ['1.000.000 of 19,000', [1_000_000, 19_000]],
    ['۱٬۰۰۰ از ۱۰', [1000, 10]],
    ['१,००,००० में १०,००,०००', [100_000, 1_000_000]],
    ['4 万到 1.9万，1万9,000', [40_000, 19_000, 19_000]],
    ['ring 1177 år 2014', [1177, 2014]],
    ['klockan 7.30', [7.3]],
    ['two or three', []],
  ] as const)('are read from "%s"', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  it('may be words in Swedish', () => {
    expect(swedishNumberWords('Två eller tre, dygnet runt, en halv minut')).toEqual([2, 3, 1, 24, 30]);
  });

  it('must be the same, whatever the separators', () => {
    expect(said('Vänta 2 timmar av 10 000.', 'Wait 2 hours of 10,000.')).toEqual([]);
    expect(said('Vänta två timmar.', 'Wait 2 hours.')).toEqual([]);
    expect(said('Vänta 2 timmar.', 'Wait 4 hours.')).toEqual([
      expect.stringContaining('lacks the number 2, and has the number 4, which the Swedish has not'),
    ]);
    expect(said('Vänta 2 timmar.', 'Wait a while.').join()).toContain('lacks the number 2');
  });
});

describe('negations', () => {
  it('must not be lost', () => {
    expect(said('Du får inte dricka.', 'You must not drink.')).toEqual([]);
    expect(said('Du får inte dricka.', 'You may drink.').join()).toContain('has lost a "not"');
  });

  it('are explained where they are said in another way, and only there', () => {
    const note = (start: string) => ({
      'translations/notes.json': JSON.stringify([{ language: 'en', page: 'ett', swedish: start, why: 'Said so.' }]),
    });
    expect(said('Det är inte svårt.', 'It is easy.', note('Det är inte'))).toEqual([]);
    expect(said('Det är inte svårt.', 'It is not hard.', note('Det är inte')).join()).toContain(
      'The note on en ett "Det är inte" explains nothing any longer.',
    );
  });

  const sentences: Record<LanguageCode, [said: string, lost: string]> = {
    sv: ['Du får inte dricka', 'Du får dricka'],
    en: ['You don’t have to', 'You have to'],
    ar: ['لا تعطِ الطفل', 'أعطِ الطفل'],
    bs: ['Dijete ne smije piti', 'Dijete smije piti'],
    zh: ['孩子不能喝水', '孩子可以喝水'],
    da: ['Barnet må ikke drikke', 'Barnet må drikke'],
    'fa-AF': ['کودک نباید بنوشد', 'کودک باید بخورد'],
    nl: ['Het mag niet drinken', 'Het mag drinken'],
    et: ['Laps ei tohi juua', 'Laps tohib juua'],
    fi: ['Lapsi ei saa juoda', 'Lapsi saa juoda'],
    fr: ['Il n’a plus mal', 'Il a mal'],
    de: ['Ihr Kind darf nichts trinken', 'Ihr Kind darf trinken'],
    el: ['Δεν πρέπει να πιει', 'Πρέπει να πιει'],
    hi: ['बच्चा पानी नहीं पी सकता', 'बच्चा पानी पी सकता है'],
    hu: ['A gyerek nem ihat', 'A gyerek ihat'],
    is: ['Barnið má ekki drekka', 'Barnið má drekka'],
    it: ['Non può bere', 'Può bere'],
    ja: ['飲むことはできません', '飲むことができます'],
    ckb: ['منداڵ نابێت بخواتەوە', 'منداڵ دەتوانێت بخواتەوە'],
    nb: ['Barnet kan ikke drikke', 'Barnet kan drikke'],
    'fa-IR': ['کودک نباید بنوشد', 'کودک باید بخورد'],
    pl: ['Dziecko nie może pić', 'Dziecko może pić'],
    pt: ['A criança não pode beber', 'A criança pode beber'],
    ru: ['Ребёнку нельзя, не давайте', 'Ребёнку можно пить'],
    sr: ['Дете не сме да пије', 'Дете сме да пије'],
    so: ['Ilmuhu ma cabbi karo', 'Ilmuhu wuu cabbi karaa'],
    es: ['No puede beber', 'Puede beber'],
    sw: ['Mtoto hawezi kunywa', 'Mtoto anaweza kunywa'],
    th: ['เด็กดื่มน้ำไม่ได้', 'เด็กดื่มน้ำได้'],
    ti: ['ቆልዓ ማይ ክሰቲ ኣይክእልን', 'ቆልዓ ማይ ክሰቲ ይኽእል'],
    tr: ['Çocuk içemez, değil', 'Çocuk içebilir'],
  };
  const { content } = loadContent('content');
  const negationsOf = new Map(content.searchLexicon.map(({ language, data }) => [language, data.negations]));
  it.each(languageCodes)('are known in %s', (code) => {
    const [with_, without] = sentences[code];
    const negation = wordPattern(negationsOf.get(code) ?? []);
    expect(negation.test(with_)).toBe(true);
    expect(negation.test(without)).toBe(false);
  });
});

it('a lost link is refused', () => {
  expect(said('Läs [ett](page:ett).', 'Read [one](page:ett).')).toEqual([]);
  expect(said('Läs [ett](page:ett).', 'Read one.').join()).toContain('lacks the link to page:ett');
});

describe('another language left in a text', () => {
  const { content } = loadContent('content');
  /** Returns the problems of a language's texts with this paragraph on the fasting page. */
  const lines = (language: string, paragraph: string) =>
    checkForeign({
      ...content,
      page: [],
      // The language itself, and those that it is compared with.
      caregiver: content.caregiver
        .filter((entry) => [language, 'sv', 'en'].includes(entry.language))
        .map((entry) =>
          entry.language === language && entry.data.id === '2658'
            ? { ...entry, body: `${entry.body}\n\n${paragraph}\n` }
            : entry,
        ),
    }).map(({ message }) => message);

  it.each(['de', 'da', 'nb', 'nl', 'fi', 'pl', 'so', 'tr', 'is'])('is refused in %s', (language) => {
    expect(lines(language, 'Följ tiderna i brevet från sjukhuset.').join()).toContain('looks Swedish');
    expect(lines(language, 'Barnet får ofta dricka klar dryck innan sjuksköterskan kommer.').join()).toContain(
      'looks Swedish',
    );
    expect(lines(language, 'Follow the times in the letter from the hospital.').join()).toContain('looks English');
  });

  it('is refused in another script, but names are not', () => {
    expect(lines('ru', 'Read about fasting before general anaesthesia here.').join()).toMatch(/looks English|Latin/);
    expect(lines('ru', 'Это написал в своей подробной книге о наркозе Royal College of Anaesthetists.')).toEqual([]);
  });

  it('is none today', () => {
    expect(checkForeign(content)).toEqual([]);
  });
});

it('a language must use the words that it has settled on', () => {
  const terms = (one: string) => ({
    'terms/sv.json': '{ "red": "röd", "number": "nummer", "heading": "rubrik" }',
    'terms/en.json': `{ "red": "${one}", "number": "${one}", "heading": "${one}" }`,
    'caregivers/sv/ett.md': page('1', { audience: undefined }, swedish).replace('id: 1', 'id: "1"'),
    'caregivers/en/one.md': translated('1', { audience: undefined }, english).replace('id: 1', 'id: "1"'),
  });
  expect(problemsWith(terms('heading')).join('\n')).not.toContain('use these words');
  expect(problemsWith(terms('zebra')).join('\n')).toContain("The pages don't use these words: red, number, heading.");
  expect(problemsWith({ ...terms('heading'), 'terms/en.json': '{ "red": "heading" }' }).join('\n')).toContain(
    'Terms are missing: number, heading.',
  );
});

describe('a translation that is older than its Swedish', () => {
  const { content } = loadContent('content');

  it('is none today', () => {
    expect(olderParts(content).map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });

  it('is found by its part', () => {
    const original = content.caregiver.find(({ language, data }) => language === 'sv' && data.id === '2658');
    if (!original) throw new Error('no page');
    const changed = { ...original, data: { ...original.data, preamble: 'En ny ingress.' } };
    const caregiver = content.caregiver.map((entry) => (entry === original ? changed : entry));
    const older = olderParts({ ...content, caregiver });
    expect(new Set(older.map(({ id, swedish: now }) => `${id} ${now}`))).toEqual(new Set(['2658 En ny ingress.']));
    expect(older).toHaveLength(new Set(content.caregiver.map(({ language }) => language)).size - 1);
    expect(basisOf(changed).split(' ')).toHaveLength(partsOf(original).length);
  });
});

it('a language with texts needs its words for search', () => {
  expect(problemsWith({ 'search/en.json': undefined }).join()).toContain(
    'content/search/en.json:1 This file is missing',
  );
  const changed = (more: object) => JSON.stringify({ ...(JSON.parse(searchLexicon) as object), ...more });
  for (const [more, message] of [
    [{ stemmer: 'klingon' }, 'content/search/sv.json:1 [stemmer]'],
    [{ spellings: [['(', '']] }, 'must be a regular expression'],
    [{ negations: [] }, 'content/search/sv.json:1 [negations]'],
  ] as const)
    expect(problemsWith({ 'search/sv.json': changed(more) }).join()).toContain(message);
});

it('words of a page belong to a page that there is, and every caregiver page has some', () => {
  const wrong = searchLexicon.replace('{', '{\n"pages": { "nowhere": ["ord"] },');
  expect(problemsWith({ 'search/sv.json': wrong }).join()).toContain(
    'content/search/sv.json:2 pages.nowhere: the language has none with this id',
  );
  const { content } = loadContent('content');
  const without = content.searchLexicon.map((entry) => ({ ...entry, data: { ...entry.data, pages: {} } }));
  const told = checkSearchLexicon({ ...content, searchLexicon: without }).map(({ message }) => message);
  expect(told).toHaveLength(content.caregiver.length);
  expect(told.join()).toContain('the caregiver page 2658 has no words');
});
