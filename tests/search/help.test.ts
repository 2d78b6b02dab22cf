/**
 * Search detects a crisis or an emergency, in 31 languages and beyond, on pages in any language, and tells it from
 * questions about a hospital.
 */
import { describe, expect, it } from 'vitest';
import { helpData } from '../../src/content/help.ts';
import { buildSite } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import { type LanguageCode, languageCodes } from '../../src/i18n/languages.ts';
import { createHelpCheck } from '../../src/server/search/help/anyLanguage.ts';
import { createHelp } from '../../src/server/search/help/card.ts';
import { trainHelp } from '../../src/server/search/help/model.ts';
import { asTyped } from '../../src/server/search/help/phrases.ts';
import { createHelpDetector } from '../../src/server/search/help/helpDetector.ts';
import { readRules } from '../../src/search/helpRules.ts';
import { createAllResources } from '../../src/server/search/language/resources.ts';
import { createSearchService } from '../../src/server/search/service.ts';
import { buildCorpus, questions } from './evaluate.ts';
import { crisisExamples } from './crisisExamples.ts';
import { analyzerOf } from './languageData.ts';

const { indexes } = buildCorpus();
const asked = questions();
const resources = createAllResources(indexes);
const site = buildSite(loadContent('content').content);
const help = helpData(site);
const cards = site.content.helpCards.flatMap(({ data }) => data);
const order = help.cards.map(({ id }) => id);
const stored = { ...help, model: trainHelp(help) };
const detect = createHelpCheck(resources, stored);
/** Uses the lists alone, without what is learned from them. */
const listed = createHelpCheck(resources, help);
const cardOf = (query: string, locale: LanguageCode) => detect(query, locale)?.card;
const kindOf = (card = '') => help.cards.find(({ id }) => id === card)?.kind;

/** Returns rules in which a group alone triggers the card of its name. */
const rulesOf = (...ids: string[]) => readRules(ids.map((id) => ({ id, asks: [id] })));

/** Returns the language of another page: English for Swedish, Swedish for the others. */
const elsewhere = (code: LanguageCode): LanguageCode => (code === 'sv' ? 'en' : 'sv');
describe.each(languageCodes)('phrases in %s', (code) => {
  const lists = help.phrases[code];
  const { crisis, falsePositives } = crisisExamples[code];

  it('are known as the list has them, by their card or an earlier one, and its false positives are not', () => {
    const rules = readRules(help.cards).filter(({ needs }) => needs.every((group) => lists?.groups[group]));
    const missed = rules.flatMap(({ card, needs }) => {
      const groups = needs.map((group) => lists?.groups[group] ?? []);
      // Each wording of each group is combined once with some wording of the other groups.
      const most = Math.max(...groups.map(({ length }) => length));
      const all = Array.from({ length: most }, (_, at) =>
        groups.map((wordings) => asTyped(wordings[at % wordings.length] ?? '')).join(' ja '),
      );
      const isFound = (phrase: string) => {
        const found = listed(phrase, code)?.card;
        return found !== undefined && order.indexOf(found) <= order.indexOf(card);
      };
      const found = all.filter(isFound);
      // Some combinations are false positives, or contain what the rule excludes.
      const isKnown = needs.length === 1 ? found.length === all.length : found.length > 0;
      return isKnown ? [] : [`${card}, ${needs.join(' + ')}: ${all.filter((phrase) => !isFound(phrase)).join('; ')}`];
    });
    expect(missed).toEqual([]);
    expect(lists?.falsePositives.filter((phrase) => listed(asTyped(phrase), code))).toEqual([]);
  });

  it('are known as they were learned, nearly all of them', () => {
    const own = help.wordings.filter(({ language }) => language === code);
    const lost = own.filter(({ text, card }) => {
      const found = cardOf(text, code);
      return card ? !found || order.indexOf(found) > order.indexOf(card) : found !== undefined;
    });
    expect(own.length).toBeGreaterThan(700);
    expect(lost.length / own.length, lost.map(({ text }) => text).join('\n')).toBeLessThan(0.08);
  });

  it('of a crisis are known as readers write them, and beside what only looks like them', () => {
    expect([crisis.length >= 15, falsePositives.length >= 5]).toEqual([true, true]);
    expect(crisis.filter((phrase) => !cardOf(phrase, code))).toEqual([]);
    expect(falsePositives.filter((phrase) => kindOf(cardOf(phrase, code)) === 'crisis')).toEqual([]);
  });

  it('are heard on a page in another language', () => {
    const heard = crisis.filter((phrase) => cardOf(phrase, elsewhere(code)));
    // Typos are recognized only in the language of the page.
    expect(heard.length / crisis.length).toBeGreaterThan(0.8);
  });
});

it('takes at most two in a hundred ordinary questions for something else, most of them near a card', () => {
  // A question about an illness, a danger or a crisis is near a card. All other questions are ordinary.
  const near = new Set(
    [...site.content.page, ...site.content.caregiver].flatMap(({ data }) =>
      ('urgent' in data && data.urgent?.groups?.some(({ level }) => level === 'now' || level === 'soon')) ||
      cards.some(({ page }) => page === data.id)
        ? data.id
        : [],
    ),
  );
  const all = [...asked].flatMap(([code, list]) => list.map((question) => ({ code, ...question })));
  const ordinary = all.filter(({ ids }) => !ids.some((id) => near.has(id)));
  const taken = ordinary.flatMap(({ q, code }) => {
    const card = cardOf(q, code);
    return card === undefined ? [] : [`${code}: ${q} (${card})`];
  });
  expect(ordinary.length).toBeGreaterThan(1000);
  expect(taken.length / ordinary.length, taken.join('\n')).toBeLessThan(0.02);
});

describe('phrases', () => {
  it('bring their card without asking an engine, which may be down', async () => {
    const engine = { name: 'down', search: () => Promise.reject(new Error('down')) };
    const service = createSearchService(engine, resources, () => 'id', createHelp(resources, stored));
    const question = (query: string) => ({ locale: 'fi' as const, query, page: 1 });
    for (const query of ['jag vill dö', 'ik wil sterven', '我想死'])
      expect(service.helpAnswer(question(query))).toMatchObject({ help: { id: 'die' }, hits: [], nbHits: 0 });
    expect(service.helpAnswer(question('narkoosi'))).toBeUndefined();
    await expect(service.answer(question('narkoosi'))).rejects.toThrow('down');
  });

  it('have parts that stand in any order, each of them whole', () => {
    const lists = {
      groups: { overdose: ['alvedon + för många'], waking: ['bebis + vaknar inte'] },
      falsePositives: [],
    };
    const { detectCards } = createHelpDetector(analyzerOf('sv'), lists, rulesOf('overdose', 'waking'));
    const cards = (query: string) => [...detectCards(query)].sort();
    expect(cards('för många alvedon')).toEqual(['overdose']);
    expect(cards('alvedon, jag tog för många')).toEqual(['overdose']);
    expect(cards('många alvedon för mamma')).toEqual([]);
    expect(cards('bebisen och för många alvedon, vaknar inte')).toEqual(['overdose', 'waking']);
  });

  it('of several groups ask together, and not beside what a rule excludes', () => {
    const lists = {
      groups: { baby: ['bebis', '3 månader'], fever: ['feber'], vaccine: ['vaccin'], fits: ['krampar'] },
      falsePositives: ['feber nej'],
    };
    const rules = readRules([
      { id: 'seizure', asks: ['fits'] },
      { id: 'babyfever', asks: ['baby + fever - vaccine'] },
    ]);
    const { detectCards } = createHelpDetector(analyzerOf('sv'), lists, rules);
    const cards = (query: string) => [...detectCards(query)];
    expect(cards('feber, hon är 3 månader')).toEqual(['babyfever']);
    expect(cards('bebis som krampar med feber')).toEqual(['seizure', 'babyfever']);
    expect([cards('bebis'), cards('feber'), cards('bebis feber vaccin'), cards('bebis feber nej')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('may have others between them, but not many; some count only alone', () => {
    const lists = { groups: { die: ['vill … dö', '=döden'] }, falsePositives: ['vill inte dö'] };
    const { detectCards } = createHelpDetector(analyzerOf('sv'), lists, rulesOf('die'));
    const isCrisis = (query: string) => detectCards(query).has('die');
    const heard = ['vill dö', 'jag vill bara verkligen dö', 'döden'];
    const others = ['vill du att man inte ska dö', 'vill inte dö', 'om döden'];
    expect([heard.filter((query) => !isCrisis(query)), others.filter((query) => isCrisis(query))]).toEqual([[], []]);
  });

  it('have no slip where a word is one of our texts, nor at the first letter, nor when short and alone', () => {
    const phrases = { groups: { die: ['hatar livet', 'rape'] }, falsePositives: [] };
    const detectors = [
      createHelpDetector(analyzerOf('sv'), phrases, rulesOf('die')),
      createHelpDetector(analyzerOf('sv'), phrases, rulesOf('die'), (stem) => stem === 'hot'),
    ] as const;
    const [isCrisis, withTexts] = detectors.map(
      ({ detectCards }) =>
        (query: string) =>
          detectCards(query).size > 0,
    ) as [(query: string) => boolean, (query: string) => boolean];
    expect(['haatr livet', 'hatxr livet', 'ahtar livet', 'hotar livet'].filter((query) => !isCrisis(query))).toEqual(
      [],
    );
    expect(['matar livet', 'rope', 'hxtxr livet'].filter((query) => isCrisis(query))).toEqual([]);
    expect([isCrisis('hotar livet'), withTexts('hotar livet')]).toEqual([true, false]);
    const elsewhere = ['jag vill inte leva', 'jag vill inte lxva'].map((query) => listed(query, 'en')?.card);
    expect(elsewhere).toEqual(['die', undefined]);
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
    // A false positive hides nothing of what is next to it, in any language.
    ['sv', 'jag vill inte dö', false],
    ['sv', 'jag vill inte dö, i want to kill myself', true],
    ['de', 'spritzen. i want to kill myself', true],
    ['en', 'cut out tonsils. jag vill dö', true],
    ['zh', '割扁桃体 i want to die', true],
    // A word that counts only alone also counts with punctuation, and on any page.
    ['ar', 'dö!', true],
    ['sv', 'sterben.', true],
    ['sv', '¿morir?', true],
  ] as const)('%s "%s": %s', (code, query, expected) => {
    expect(cardOf(query, code) !== undefined).toBe(expected);
  });
});
