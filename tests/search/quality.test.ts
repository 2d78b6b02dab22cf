/** Search finds what readers of 31 languages ask for, knows who is in need, and is better than what it is built on. */
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { searchRecords } from '../../src/content/searchRecords.ts';
import { buildSite } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { createAnalyzer } from '../../src/server/search/analyzer.ts';
import { createCrisisCheck } from '../../src/server/search/crisis.ts';
import { buildIndex, createEmbeddedEngine } from '../../src/server/search/embedded.ts';
import { indexWordsOf } from '../../src/server/search/store.ts';
import { accepted, questions, scoreOf } from './evaluate.ts';

const site = buildSite(loadContent('content').content);
const records = searchRecords(site);
const wordsOf = new Map(site.content.searchWords.map(({ language, data }) => [language, indexWordsOf(data)]));
const indexes = new Map(
  [...wordsOf].map(([language, words]) => {
    const own = records.filter(({ locale }) => locale === language);
    // As the server gets it: through a file.
    return [language, JSON.parse(JSON.stringify(buildIndex(language, own, words))) as ReturnType<typeof buildIndex>];
  }),
);
const engine = createEmbeddedEngine(indexes);
const all = questions();

async function answersOf(set: 'tune' | 'hold') {
  const answers = [];
  for (const [language, list] of all) {
    for (const question of list.filter((one) => one.set === set)) {
      const { hits } = await engine.search({ locale: language, query: question.q, page: 1, hitsPerPage: 20 });
      answers.push({ found: hits.map(({ record }) => record.objectID), right: accepted(question, language) });
    }
  }
  return answers;
}

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
    const tuned = scoreOf(await answersOf('tune'));
    const held = scoreOf(await answersOf('hold'));
    // What was reached, less two questions in a hundred: a change that loses more is to be looked at.
    expect(tuned.recall).toBeGreaterThan(0.93);
    expect(tuned.mrr).toBeGreaterThan(0.87);
    expect(held.recall).toBeGreaterThan(0.9);
    expect(held.mrr).toBeGreaterThan(0.83);
  });

  it('are answered far better than by MiniSearch alone', async () => {
    const stock = [...all].flatMap(([language, list]) => {
      const plain = new MiniSearch({ idField: 'objectID', fields: ['title', 'preamble', 'body'] });
      plain.addAll(records.filter(({ locale }) => locale === language));
      return list
        .filter(({ set }) => set === 'hold')
        .map((question) => ({
          found: plain.search(question.q, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }).map(({ id }) => String(id)),
          right: accepted(question, language),
        }));
    });
    expect(scoreOf(await answersOf('hold')).recall).toBeGreaterThan(scoreOf(stock).recall + 0.2);
  });
});

describe('words of need', () => {
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
