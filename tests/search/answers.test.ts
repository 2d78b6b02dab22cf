/** What search must not do with the real texts: mistake one word for another, or guess when nothing matches. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { createEmbeddedEngine } from '../../src/server/search/engines/embedded/engine.ts';
import { createAllResources } from '../../src/server/search/language/resources.ts';
import { createSearchService } from '../../src/server/search/service.ts';
import { termsOfText } from '../../src/server/search/query/phrases.ts';
import { buildCorpus } from './evaluate.ts';

const { indexes, words } = buildCorpus();
const resources = createAllResources(indexes);
const { answer } = createSearchService(createEmbeddedEngine(indexes, resources), resources, () => 'id');
const ask = (locale: LanguageCode, query: string) => answer({ locale, query, page: 1 });

/** Returns the words that are marked in the hits, each once, in lower case. */
async function markedBy(locale: LanguageCode, query: string): Promise<string[]> {
  const { hits } = await ask(locale, query);
  const segments = hits.flatMap(({ marked }) => [...marked.title, ...marked.snippet]);
  return [...new Set(segments.flatMap(({ text, mark }) => (mark ? [text.toLowerCase()] : [])))];
}

async function idsBy(locale: LanguageCode, query: string): Promise<string[]> {
  const { hits } = await ask(locale, query);
  return hits.map(({ objectID }) => objectID);
}

describe('a letter with a mark', () => {
  it.each([
    ['sv', 'hår', ['hår'], ['har', 'här', 'hård', 'hårt']],
    ['sv', 'håret', ['håret'], ['har', 'här', 'hårt']],
    ['sv', 'är', ['är'], ['år', 'ar']],
    ['sv', 'här', ['här'], ['har', 'hår']],
  ] as const)('of its own is none without it: %s "%s"', async (locale, query, found, other) => {
    const marked = await markedBy(locale, query);
    expect(marked).toEqual(expect.arrayContaining([...found]));
    expect(marked.filter((word) => (other as readonly string[]).includes(word))).toEqual([]);
  });

  it('may be left out, or typed where the texts have none', async () => {
    expect(await markedBy('sv', 'nal')).toContain('nålen');
    expect(await markedBy('sv', 'lakare')).toContain('läkare');
    expect(await markedBy('sv', 'narkös')).toContain('narkos');
    expect(await markedBy('pl', 'bol')).toContain('ból');
  });
});

it('words that nobody can guess make no guess of those that were found', async () => {
  for (const query of ['narkos minecraft', 'har ni pizza efter operationen']) {
    const { hits, isApproximate } = await ask('sv', query);
    expect([query, hits.length > 0, isApproximate]).toEqual([query, true, false]);
  }
});

it('invisible signs within a word are nothing', async () => {
  expect(await idsBy('sv', 'nar\u200bkos')).toEqual(await idsBy('sv', 'narkos'));
});

it('every phrase of the synonyms is found where it stands', () => {
  const unfound = [...resources].flatMap(([code, { analyzer, lexicon }]) => {
    const isTelling = (word: string) => !lexicon.stopwords.has(analyzer.normalize(word));
    const rootsOf = (phrase: string) => analyzer.words(phrase).map(({ text }) => lexicon.rootOf(text));
    return (words.get(code)?.synonyms ?? [])
      .filter((group) => lexicon.phrases.size > 0 && new Set(group.map((phrase) => rootsOf(phrase).join(' '))).size > 1)
      .flat()
      .filter((phrase) => phrase.includes(' ') && phrase.split(' ').every(isTelling))
      .filter((phrase) => termsOfText(phrase, false, { analyzer, lexicon }).length === 0)
      .map((phrase) => `${code} ${phrase}`);
  });
  expect(unfound).toEqual([]);
});

it('a short word is not cut down to a stop word', async () => {
  expect((await markedBy('sv', 'mens')).filter((word) => !word.startsWith('mens'))).toEqual([]);
});

describe('a phrase of the synonyms', () => {
  it('is found and marked only as a whole, and comes after the word in its other spelling', async () => {
    const { hits } = await ask('en', 'anesthesia');
    const marks = hits.map(({ marked }) =>
      [...marked.title, ...marked.snippet].flatMap(({ text, mark }) => (mark ? [text.toLowerCase()] : [])),
    );
    const hasWord = marks.map((words) => words.some((word) => /an(?:a)?esthe/.test(word)));
    expect(hasWord.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => true));
    // Never "go" or "under" of "go under" alone.
    const alone = marks.filter((words) => words.includes('go') !== words.includes('under'));
    expect(alone).toEqual([]);
  });
});

it('the Arabic article with one letter begins no other words', async () => {
  const marked = await markedBy('ar', 'ألم');
  expect(marked).toContain('الألم');
  expect(marked.filter((word) => !/[أا]لم$/.test(word))).toEqual([]);
});

describe('a guess', () => {
  it.each([
    ...['covid', 'corona', 'dinosaurie', 'xylofon'].map((query) => ['sv', query] as const),
    ...['xylophone', 'minecraft'].map((query) => ['en', query] as const),
  ])('is not made where no word of the texts is meant: %s "%s"', async (locale, query) => {
    expect(await ask(locale, query)).toMatchObject({ hits: [], suggestion: undefined });
  });

  it.each([
    ['sv', 'alvedn', 'page-2379-sv', 'alvedon'],
    ['sv', 'narksoläkare', 'word-narkoslakare-sv', 'narkosläkare'],
    ['sv', 'tandläkre', 'page-dentalfear-sv', 'tandläkare'],
    ['en', 'stomahc', 'page-stomach-en', 'stomach'],
  ] as const)('is made of a slip: %s "%s"', async (locale, query, id, meant) => {
    expect((await ask(locale, query)).suggestion?.toLowerCase()).toBe(meant);
    expect((await idsBy(locale, query)).slice(0, 5)).toContain(id);
  });
});

describe('what readers ask for', () => {
  it.each([
    ['sv', 'magnetkameran', 'word-magnetkamera-sv'],
    ['sv', 'mr', 'page-gadgetmri-sv'],
    ['sv', 'blodprov', 'page-needles-sv'],
    ['sv', 'blodprovet', 'page-needles-sv'],
    ['sv', 'droppet', 'word-dropp-sv'],
    ['sv', 'morfin', 'page-2317-sv'],
    ['sv', 'kateter', 'word-kateter-sv'],
    ['sv', 'får jag ha mobilen', 'page-sleep-sv'],
    ['en', 'mri scan', 'word-magnetkamera-en'],
    ['en', 'blood pressure', 'word-blodtryck-en'],
    ['en', 'catheter', 'word-kateter-en'],
    ['en', 'morphine', 'page-2317-en'],
  ] as const)('is among the first: %s "%s"', async (locale, query, id) => {
    expect((await idsBy(locale, query)).slice(0, 5)).toContain(id);
  });

  it('is first told by the word and by pages, then by questions about what may happen', async () => {
    const ids = await idsBy('sv', 'narkos');
    expect(ids[0]).toBe('word-narkos-sv');
    const [page, question] = ['page-', 'faq-'].map((kind) => ids.findIndex((id) => id.startsWith(kind)));
    expect(page).toBeLessThan(question === -1 ? ids.length : (question ?? 0));
    expect((await idsBy('sv', 'kan man dö av narkos')).slice(0, 5)).toContain('faq-afraiddying-sv');
  });
});
