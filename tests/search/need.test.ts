/** Search knows who is in need, in 31 languages and on the pages of any, and who only asks about a hospital. */
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '../../src/i18n/languages.ts';
import { createAnalyzer } from '../../src/server/search/analyzer.ts';
import { createCrisisCheck } from '../../src/server/search/crisis.ts';
import { knowledgeOf } from '../../src/server/search/knowledge.ts';
import { createNeedCheck } from '../../src/server/search/needAnywhere.ts';
import { createSearchService } from '../../src/server/search/service.ts';
import { buildCorpus, questions } from './evaluate.ts';
import { needExamples } from './needExamples.ts';

const { records, words: wordsOf, indexes } = buildCorpus();
const asked = questions();
const knowledge = knowledgeOf(indexes);
const isNeed = createNeedCheck(knowledge);

/** A page in another language: English for Swedish, Swedish for the others. */
const elsewhere = (code: LanguageCode): LanguageCode => (code === 'sv' ? 'en' : 'sv');

describe.each(languageCodes)('words of need in %s', (code) => {
  const words = wordsOf.get(code);
  const { need, harmless } = needExamples[code];

  it('are known as the list has them, and are not what it calls harmless', () => {
    expect(words?.crisis.length).toBeGreaterThanOrEqual(15);
    expect(words?.crisis.filter((phrase) => !isNeed(phrase.replaceAll('…', ' ').replace('=', ''), code))).toEqual([]);
    expect(words?.harmless.filter((phrase) => isNeed(phrase.replaceAll('…', ' '), code))).toEqual([]);
  });

  it('are known as readers write them, and beside what only looks like them', () => {
    const own = new Set([...(words?.crisis ?? []), ...(words?.harmless ?? [])]);
    expect([...need, ...harmless].filter((phrase) => own.has(phrase))).toEqual([]);
    expect([need.length >= 15, harmless.length >= 5]).toEqual([true, true]);
    expect(need.filter((phrase) => !isNeed(phrase, code))).toEqual([]);
    expect(harmless.filter((phrase) => isNeed(phrase, code))).toEqual([]);
  });

  it('are heard on a page in another language', () => {
    const heard = need.filter((phrase) => isNeed(phrase, elsewhere(code)));
    // Slips of the keyboard are known only in the language of the page.
    expect(heard.length / need.length).toBeGreaterThan(0.8);
  });

  it('and of any other language are not what others ask there', () => {
    const taken = (asked.get(code) ?? []).filter(({ q, ids }) => isNeed(q, code) && !ids.includes('selfharm'));
    expect(taken).toEqual([]);
  });
});

describe('words of need', () => {
  it('are answered without asking an engine, which may be down', async () => {
    const engine = { name: 'down', search: () => Promise.reject(new Error('down')) };
    const service = createSearchService(engine, knowledge, () => 'id');
    const question = (query: string) => ({ locale: 'fi' as const, query, page: 1 });
    for (const query of ['jag vill dö', 'ik wil sterven', '我想死'])
      for (const answer of [await service.answer(question(query)), service.answerInNeed(question(query))])
        expect(answer).toMatchObject({ isCrisis: true, hits: [], nbHits: 0 });
    expect(service.answerInNeed(question('narkoosi'))).toBeUndefined();
    await expect(service.answer(question('narkoosi'))).rejects.toThrow('down');
  });

  it('are in none of our own sentences but those about them', () => {
    const taken = records.filter(({ locale, title, preamble, body }) =>
      [title, preamble, body].some((text) => text.split(/[\n.!?。؟।።]/).some((line) => isNeed(line, locale))),
    );
    const about = ['selfharm', 'lowmood', 'links'].flatMap((id) => [`page-${id}-en`, `page-${id}-sv`]);
    expect(taken.map(({ objectID }) => objectID).sort()).toEqual(about.sort());
  });

  it('may have others between them, but not many; some count only alone', () => {
    const { isNeed: isCrisis } = createCrisisCheck(createAnalyzer('sv'), {
      crisis: ['vill … dö', '=döden'],
      harmless: ['vill inte dö'],
    });
    const heard = ['vill dö', 'jag vill bara verkligen dö', 'döden'];
    const others = ['vill du att man inte ska dö', 'vill inte dö', 'om döden'];
    expect([heard.filter((query) => !isCrisis(query)), others.filter((query) => isCrisis(query))]).toEqual([[], []]);
  });

  it('have no slip where a word is one of our texts, nor at the first letter, nor when short and alone', () => {
    const need = { crisis: ['hatar livet', 'rape'], harmless: [] };
    const { isNeed: isCrisis } = createCrisisCheck(createAnalyzer('sv'), need);
    const { isNeed: withTexts } = createCrisisCheck(createAnalyzer('sv'), need, (stem) => stem === 'hot');
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
    // What is harmless takes nothing from what stands beside it, in whichever language.
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
    expect(isNeed(query, code)).toBe(expected);
  });
});
