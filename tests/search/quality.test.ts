/** Search finds what readers of 31 languages look for, and is better than the library that it is built on. */
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/i18n/languages.ts';
import { createEmbeddedEngine } from '../../src/server/search/engines/embedded/engine.ts';
import { createResources, createAllResources } from '../../src/server/search/language/resources.ts';
import { createSearchService } from '../../src/server/search/service.ts';
import { suggestionOf } from '../../src/server/search/query/suggestion.ts';
import { accepted, answersOf, buildCorpus, findWith, findWithStock, questions, scoreOf } from './evaluate.ts';

const { records, indexes } = buildCorpus();
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
    // On sets that nothing was tuned on, the goal. On the others, the score that was reached, minus two questions in a
    // hundred.
    for (const set of ['fresh', 'hold'] as const) {
      const { recall, mrr } = scoreOf(await answersOf(all, set, find));
      expect([set, recall >= 0.95, mrr >= 0.85]).toEqual([set, true, true]);
    }
    // Written by readers of an older version, who saw neither the vocabulary of the pages nor the texts of today.
    const older = scoreOf(await answersOf(all, 'older', find));
    expect([older.recall >= 0.93, older.mrr >= 0.8]).toEqual([true, true]);
    const tuned = scoreOf(await answersOf(all, 'tune', find));
    expect(tuned.recall).toBeGreaterThan(0.965);
    expect(tuned.mrr).toBeGreaterThan(0.91);
  });

  it('lead to each page that they came with, by at least five of its own', async () => {
    const own = [...all].flatMap(([language, list]) =>
      list.filter(({ set }) => set === 'own').map((question) => ({ language, question })),
    );
    const found = new Map<string, number>();
    for (const { language, question } of own) {
      const [right = ''] = question.ids;
      const first = (await find(language, question.q)).slice(0, 5);
      const isFound = accepted(question, language).some((id) => first.includes(id));
      found.set(right, (found.get(right) ?? 0) + Number(isFound));
    }
    expect(found.size).toBeGreaterThan(100);
    expect([...found].filter(([, count]) => count < 5)).toEqual([]);
  });

  it('are answered far better than by MiniSearch alone', async () => {
    const stock = scoreOf(await answersOf(all, 'hold', findWithStock(records)));
    expect(scoreOf(await answersOf(all, 'hold', find)).recall).toBeGreaterThan(stock.recall + 0.2);
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
    // Nothing is similar; or the words exist, but without their marks, in another form, or as parts.
    ['sv', 'qqqqqq', undefined],
    ['sv', 'nalradsla', undefined],
    ['sv', 'sprutornas', undefined],
    ['th', 'งดนํ้าก่อนผ่า', undefined],
    ['en', '12 kg', undefined],
    ['sv', '', undefined],
  ] as const)('in %s for "%s": %s', (code, query, expected) => {
    const stored = indexes.get(code);
    if (!stored) throw new Error('no index');
    expect(suggestionOf(query, createResources(code, stored))).toBe(expected);
  });

  it('comes with the answer, and only where nothing had the very words', async () => {
    const engine = createEmbeddedEngine(indexes);
    const { answer } = createSearchService(engine, createAllResources(indexes), () => 'id');
    const asked = (query: string) => answer({ locale: 'sv', query, page: 1 });
    expect(await asked('narkås')).toMatchObject({ isApproximate: true, suggestion: 'narkos' });
    expect(await asked('narkos')).toMatchObject({ isApproximate: false, suggestion: undefined });
    // All words are known, although no page has all of them.
    expect(await asked('rullstol blodprov lustgas tolk')).toMatchObject({
      isApproximate: false,
      suggestion: undefined,
    });
    expect(await asked('qqqqqq')).toMatchObject({ hits: [], suggestion: undefined });
  });
});
