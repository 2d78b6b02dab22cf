/** Search detects a crisis question, in 31 languages and on the pages of any, and tells it from questions about a hospital. */
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '../../src/i18n/languages.ts';
import { createCrisisDetector } from '../../src/server/search/crisis/crisisDetector.ts';
import { createAllResources } from '../../src/server/search/language/resources.ts';
import { createCrisisCheck } from '../../src/server/search/crisis/anyLanguage.ts';
import { createSearchService } from '../../src/server/search/service.ts';
import { buildCorpus, questions } from './evaluate.ts';
import { crisisExamples } from './crisisExamples.ts';
import { analyzerOf } from './languageData.ts';

const { records, words: wordsOf, indexes } = buildCorpus();
const asked = questions();
const resources = createAllResources(indexes);
const detectCrisis = createCrisisCheck(resources);

/** A page in another language: English for Swedish, Swedish for the others. */
const elsewhere = (code: LanguageCode): LanguageCode => (code === 'sv' ? 'en' : 'sv');

describe.each(languageCodes)('crisis phrases in %s', (code) => {
  const words = wordsOf.get(code);
  const { crisis, falsePositives } = crisisExamples[code];

  it('are known as the list has them, and its false positives are not', () => {
    expect(words?.crisisPhrases.length).toBeGreaterThanOrEqual(15);
    expect(
      words?.crisisPhrases.filter((phrase) => !detectCrisis(phrase.replaceAll('…', ' ').replace('=', ''), code)),
    ).toEqual([]);
    expect(words?.falsePositives.filter((phrase) => detectCrisis(phrase.replaceAll('…', ' '), code))).toEqual([]);
  });

  it('are known as readers write them, and beside what only looks like them', () => {
    const own = new Set([...(words?.crisisPhrases ?? []), ...(words?.falsePositives ?? [])]);
    expect([...crisis, ...falsePositives].filter((phrase) => own.has(phrase))).toEqual([]);
    expect([crisis.length >= 15, falsePositives.length >= 5]).toEqual([true, true]);
    expect(crisis.filter((phrase) => !detectCrisis(phrase, code))).toEqual([]);
    expect(falsePositives.filter((phrase) => detectCrisis(phrase, code))).toEqual([]);
  });

  it('are heard on a page in another language', () => {
    const heard = crisis.filter((phrase) => detectCrisis(phrase, elsewhere(code)));
    // Slips of the keyboard are known only in the language of the page.
    expect(heard.length / crisis.length).toBeGreaterThan(0.8);
  });

  it('and of any other language are not what others ask there', () => {
    const taken = (asked.get(code) ?? []).filter(
      ({ q, ids }) => detectCrisis(q, code) && !ids.some((id) => id === 'selfharm' || id === 'hurtbyothers'),
    );
    expect(taken).toEqual([]);
  });
});

describe('crisis phrases', () => {
  it('are answered without asking an engine, which may be down', async () => {
    const engine = { name: 'down', search: () => Promise.reject(new Error('down')) };
    const service = createSearchService(engine, resources, () => 'id');
    const question = (query: string) => ({ locale: 'fi' as const, query, page: 1 });
    for (const query of ['jag vill dö', 'ik wil sterven', '我想死'])
      for (const answer of [await service.answer(question(query)), service.crisisAnswer(question(query))])
        expect(answer).toMatchObject({ isCrisis: true, hits: [], nbHits: 0 });
    expect(service.crisisAnswer(question('narkoosi'))).toBeUndefined();
    await expect(service.answer(question('narkoosi'))).rejects.toThrow('down');
  });

  it('are in none of our own sentences but those about them', () => {
    const taken = records.filter(({ locale, title, preamble, body }) =>
      [title, preamble, body].some((text) => text.split(/[\n.!?。؟।።]/).some((line) => detectCrisis(line, locale))),
    );
    const named = (ids: string[]) => ids.flatMap((id) => [`page-${id}-en`, `page-${id}-sv`]);
    const most = named(['selfharm', 'lowmood', 'links']);
    const others = named([
      'mental',
      'firstvisit',
      'grief',
      'hurtbyothers',
      'illliver',
      'liver',
      'siblings',
      'teenalone',
      'urgent',
    ]);
    const found = taken.map(({ objectID }) => objectID);
    expect(found).toEqual(expect.arrayContaining(most));
    // To parents: a child who hurts itself, does not want to live, or is done harm to.
    const toParents = ['2472', '2813', '2286'].flatMap((id) => languageCodes.map((code) => `page-${id}-${code}`));
    const known = [...most, ...others, ...toParents, 'faq-tellharm-sv', 'faq-tellharm-en'];
    expect(found.filter((id) => !known.includes(id))).toEqual([]);
    // Every sentence of the site is asked about.
  }, 120_000);

  it('may have others between them, but not many; some count only alone', () => {
    const { detectCrisis: isCrisis } = createCrisisDetector(analyzerOf('sv'), {
      crisisPhrases: ['vill … dö', '=döden'],
      falsePositives: ['vill inte dö'],
    });
    const heard = ['vill dö', 'jag vill bara verkligen dö', 'döden'];
    const others = ['vill du att man inte ska dö', 'vill inte dö', 'om döden'];
    expect([heard.filter((query) => !isCrisis(query)), others.filter((query) => isCrisis(query))]).toEqual([[], []]);
  });

  it('have no slip where a word is one of our texts, nor at the first letter, nor when short and alone', () => {
    const phrases = { crisisPhrases: ['hatar livet', 'rape'], falsePositives: [] };
    const { detectCrisis: isCrisis } = createCrisisDetector(analyzerOf('sv'), phrases);
    const { detectCrisis: withTexts } = createCrisisDetector(analyzerOf('sv'), phrases, (stem) => stem === 'hot');
    expect(['haatr livet', 'hatxr livet', 'ahtar livet', 'hotar livet'].filter((query) => !isCrisis(query))).toEqual(
      [],
    );
    expect(['matar livet', 'rope', 'hxtxr livet'].filter((query) => isCrisis(query))).toEqual([]);
    expect([isCrisis('hotar livet'), withTexts('hotar livet'), isCrisis('hatxr livet', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['sv', 'jag har självmordstankar', true],
    ['sv', 'JAG VILL DÖ', true],
    ['sv', 'jag vill dööööö', true],
    ['sv', 'självklart', false],
    ['sv', 'min kill ska sövas', false],
    ['en', 'I don’t want to be alive', true],
    ['en', 'will it kill germs', false],
    ['en', 'do', false],
    ['de', 'die', false],
    ['nl', 'die', false],
    ['ja', '麻酔で死ぬことはありますか', false],
    ['fa-AF', 'میخواهم\u200cبمیرم', true],
    ['fa-AF', 'میخواهمبمیرم', true],
    ['sv', 'morir', true],
    // A false positive takes nothing from what stands beside it, in whichever language.
    ['sv', 'jag vill inte dö', false],
    ['sv', 'jag vill inte dö, i want to kill myself', true],
    ['de', 'spritzen. i want to kill myself', true],
    ['en', 'cut out tonsils. jag vill dö', true],
    ['zh', '割扁桃体 i want to die', true],
    // A word that counts only alone is alone with a full stop, and on any page.
    ['ar', 'dö!', true],
    ['sv', 'sterben.', true],
    ['sv', '¿morir?', true],
  ] as const)('%s "%s": %s', (code, query, expected) => {
    expect(detectCrisis(query, code)).toBe(expected);
  });
});
