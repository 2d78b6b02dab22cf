/** Search finds what readers of 31 languages ask for, knows who is in need, and is better than what it is built on. */
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/i18n/languages.ts';
import { createAnalyzer } from '../../src/server/search/analyzer.ts';
import { createCrisisCheck } from '../../src/server/search/crisis.ts';
import { createEmbeddedEngine } from '../../src/server/search/embedded.ts';
import { createKnowledge, knowledgeOf } from '../../src/server/search/knowledge.ts';
import { createSearchService } from '../../src/server/search/service.ts';
import { suggestionOf } from '../../src/server/search/suggestion.ts';
import { accepted, answersOf, buildCorpus, findWith, findWithStock, questions, scoreOf } from './evaluate.ts';
import { needExamples } from './needExamples.ts';

const { records, words: wordsOf, indexes } = buildCorpus();
const all = questions();
const find = findWith(createEmbeddedEngine(indexes));

describe('the labelled questions', () => {
  it('are at least 300, in every language, and name pages that exist', () => {
    expect([...all.keys()].sort()).toEqual([...languageCodes].sort());
    expect([...all.values()].flat().length).toBeGreaterThanOrEqual(300);
    const ids = new Set(records.map(({ objectID }) => objectID));
    const unknown = [...all].flatMap(([language, list]) =>
      list.flatMap((question) => accepted(question, language).filter((id) => !ids.has(id))),
    );
    expect(unknown).toEqual([]);
  });

  it('are answered among the first five', async () => {
    const tuned = scoreOf(await answersOf(all, 'tune', find));
    const held = scoreOf(await answersOf(all, 'hold', find));
    // The second is the goal, on the half that is only counted; the first what was reached, less
    // two questions in a hundred.
    expect(tuned.recall).toBeGreaterThan(0.97);
    expect(tuned.mrr).toBeGreaterThan(0.89);
    expect(held.recall).toBeGreaterThanOrEqual(0.95);
    expect(held.mrr).toBeGreaterThanOrEqual(0.85);
  });

  it('are answered far better than by MiniSearch alone', async () => {
    const stock = scoreOf(await answersOf(all, 'hold', findWithStock(records)));
    expect(scoreOf(await answersOf(all, 'hold', find)).recall).toBeGreaterThan(stock.recall + 0.2);
  });
});

describe('words of need', () => {
  it('in Swedish and English are heard in every language, and are not what others ask there', () => {
    const service = createSearchService(createEmbeddedEngine(indexes), knowledgeOf(indexes), () => 'id');
    for (const [locale, list] of all) {
      const inNeed = (query: string) => service.answerInNeed({ locale, query, page: 1 }) !== undefined;
      expect(inNeed('jag vill dö'), locale).toBe(true);
      expect(inNeed('i want to kill myself'), locale).toBe(true);
      const taken = list.filter(({ q, ids }) => inNeed(q) && !ids.includes('selfharm'));
      expect(taken, locale).toEqual([]);
    }
  });

  it.each(languageCodes)('in %s are known, and are not what others ask', (code) => {
    const words = wordsOf.get(code);
    if (!words) throw new Error('no words');
    const isCrisis = createCrisisCheck(createAnalyzer(code), words);
    expect(words.crisis.length).toBeGreaterThanOrEqual(15);
    expect(words.crisis.filter((phrase) => !isCrisis(phrase))).toEqual([]);
    expect(words.harmless.filter((phrase) => isCrisis(phrase))).toEqual([]);
    const taken = (all.get(code) ?? []).filter(({ q, ids }) => isCrisis(q) && !ids.includes('selfharm'));
    expect(taken).toEqual([]);
  });

  it.each(languageCodes)('in %s are known in other forms, and beside what only looks like them', (code) => {
    const words = wordsOf.get(code);
    if (!words) throw new Error('no words');
    const isCrisis = createCrisisCheck(createAnalyzer(code), words);
    const { need, harmless } = needExamples[code];
    const own = new Set([...words.crisis, ...words.harmless]);
    expect([...need, ...harmless].filter((phrase) => own.has(phrase))).toEqual([]);
    expect([need.length >= 2, harmless.length >= 3]).toEqual([true, true]);
    expect(need.filter((phrase) => !isCrisis(phrase))).toEqual([]);
    expect(harmless.filter((phrase) => isCrisis(phrase))).toEqual([]);
  });

  it('are in none of our own sentences but those about them', () => {
    const checks = new Map([...wordsOf].map(([code, words]) => [code, createCrisisCheck(createAnalyzer(code), words)]));
    const taken = records.filter(({ locale, title, preamble, body }) =>
      [title, preamble, body].some((text) => text.split(/[\n.!?。؟।።]/).some((line) => checks.get(locale)?.(line))),
    );
    const about = ['selfharm', 'lowmood', 'links'].flatMap((id) => [`page-${id}-en`, `page-${id}-sv`]);
    expect(taken.map(({ objectID }) => objectID).sort()).toEqual(about.sort());
  });

  it('may have others between them, but not many; some count only alone', () => {
    const isCrisis = createCrisisCheck(createAnalyzer('sv'), {
      crisis: ['vill … dö', '=döden'],
      harmless: ['vill inte dö'],
    });
    const asked = [
      'vill dö',
      'jag vill bara verkligen dö',
      'döden',
      'vill du att man inte ska dö',
      'vill inte dö',
      'om döden',
    ];
    expect(asked.map(isCrisis)).toEqual([true, true, true, false, false, false]);
  });

  it.each([
    ['sv', 'jag har självmordstankar', true],
    ['sv', 'JAG VILL DÖ', true],
    ['sv', 'självklart', false],
    ['sv', 'kan man dö av narkos', false],
    ['en', 'suicidal thoughts', true],
    ['en', 'kill myself', true],
    ['en', 'will it kill germs', false],
  ] as const)('%s "%s": %s', (code, query, expected) => {
    const words = wordsOf.get(code);
    expect(words && createCrisisCheck(createAnalyzer(code), words)(query)).toBe(expected);
  });
});

describe('"did you mean"', () => {
  it.each([
    ['sv', 'rädd för narkås', 'rädd för narkos'],
    ['sv', 'opeartion och röngten', 'operation och röntgen'],
    ['sv', 'Narksoläkare?', 'narkosläkare?'],
    ['de', 'Kraknenhaus', 'Krankenhaus'],
    ['en', 'scard of needels', 'scared of needles'],
    ['ar', 'التخذير', 'التخدير'],
    ['ti', 'ናርኮዝ መትባሕቲ', 'ናርኮስ መጥባሕቲ'],
    ['th', 'พาราเซตามอน', 'พาราเซตามอล'],
    ['sr', 'anstezija', 'анестезија'],
    // Nothing is alike; the words are there, without their marks, in another form, or as parts.
    ['sv', 'qqqqqq', undefined],
    ['sv', 'nalradsla', undefined],
    ['sv', 'sprutornas', undefined],
    ['th', 'งดนํ้าก่อนผ่า', undefined],
    ['en', '12 kg', undefined],
    ['sv', '', undefined],
  ] as const)('in %s for "%s": %s', (code, query, expected) => {
    const stored = indexes.get(code);
    if (!stored) throw new Error('no index');
    const { analyzer, lexicon } = createKnowledge(code, stored);
    expect(suggestionOf(query, analyzer, lexicon)).toBe(expected);
  });

  it('comes with the answer, and only where nothing had the very words', async () => {
    const engine = createEmbeddedEngine(indexes);
    const { answer } = createSearchService(engine, knowledgeOf(indexes), () => 'id');
    const asked = (query: string) => answer({ locale: 'sv', query, page: 1 });
    expect(await asked('narkås')).toMatchObject({ isApproximate: true, suggestion: 'narkos' });
    expect(await asked('narkos')).toMatchObject({ isApproximate: false, suggestion: undefined });
    // All words are known, though no page has them all.
    expect(await asked('rullstol blodprov lustgas tolk')).toMatchObject({
      isApproximate: false,
      suggestion: undefined,
    });
    expect(await asked('qqqqqq')).toMatchObject({ hits: [], suggestion: undefined });
  });
});
