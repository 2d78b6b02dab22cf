/** The table of signs: one level for each sign, wherever it is mentioned. */
import { describe, expect, it } from 'vitest';
import { checkSigns } from '../../../src/content/checks/signs.ts';
import { loadContent } from '../../../src/content/store.ts';
import { fillSigns, levelOf, signsOf } from '../../../src/content/signs.ts';
import { contentWith, page, problemsWith, translated } from './fixture.ts';

const sign = { id: 'blue', when: 'now', whom: ['112'], body: 'breath', facts: ['1.1'], pages: ['lungs'] };
const said = (adult: string) => ({ adult, child: `Du: ${adult}` });
const words = (text: string) => JSON.stringify({ blue: said(text) });

const two = (blue: string, pale: string) => JSON.stringify({ blue: said(blue), pale: said(pale) });

type Changes = { sign?: object; sv?: string; en?: object; told?: string; typed?: string };
const files = ({
  sign: change = {},
  sv = words('Läpparna är blå.'),
  en = {},
  told = '[blue]',
  typed,
}: Changes = {}) => ({
  'signs/signs.json': JSON.stringify([{ ...sign, ...change }]),
  'signs/words/sv.json': sv,
  'signs/words/en.json': JSON.stringify({ blue: { ...said('The lips are blue.'), ...en } }),
  'pages/sv/lungor.md': page('lungs', { urgent: `{ signs: ${told}${typed ? `, ${typed}` : ''} }` }),
  'pages/en/lungs.md': translated('lungs', { urgent: '{ signs: [blue] }' }),
});

it.each([
  ['to the adult', 'child', 'Läpparna är blå. Håll huvudet högt.'],
  ['to the teenager', 'teen', 'Du: Läpparna är blå. Håll huvudet högt.'],
] as const)('speaks %s, and says what to do while waiting', (_name, audience, told) => {
  const sv = JSON.stringify({ blue: { ...said('Läpparna är blå.'), waiting: 'Håll huvudet högt.' } });
  const { content } = contentWith({
    ...files({ sv }),
    'pages/sv/lungor.md': page('lungs', { audience, urgent: '{ signs: [blue] }' }),
  });
  expect(
    content.page.find(({ data, language }) => data.id === 'lungs' && language === 'sv')?.data.urgent?.groups,
  ).toEqual([{ level: 'now', whom: ['112'], told: [told] }]);
});

it('is taken where each sign has words, a page and the first number of its level', () =>
  expect(problemsWith(files())).toEqual([]));

describe('refuses', () => {
  it.each<[string, Changes, string]>([
    ['a page that names no sign of the table', { told: '[blue, pale]' }, 'There is no sign "pale"'],
    ['a page with a sign in its own words', { told: '["Läpparna är blå."]' }, 'must be lower-case words'],
    ['a level typed into a page', { typed: 'now: [Läpparna är blå.]' }, 'There is no such field: now'],
    ['a sign without words in Swedish', { sv: '{}' }, 'There is no sign "blue" in content/signs/words/sv.json'],
    ['another number in another language', { sv: words('Läpparna är blå i 5 minuter.') }, 'lacks the number 5'],
    [
      'another number in what a child alone does while waiting',
      {
        sv: JSON.stringify({ blue: { ...said('Läpparna är blå.'), childWaiting: 'Räkna till 20.' } }),
        en: { childWaiting: 'Count to 30.' },
      },
      'blue.childWaiting',
    ],
    [
      'words of no sign',
      { sv: words('Blå.').replace('}}', '}, "pale": { "adult": "Blek.", "child": "Du är blek." }}') },
      'no such sign',
    ],
    ['a level below its number', { sign: { when: 'today' } }, '"now" is 112'],
    ['112 that is not first', { sign: { whom: ['1177', '112'] } }, '"now" is 112'],
    ['the staff at home', { sign: { when: 'hours', whom: ['staff'] } }, 'the staff are told in hospital alone'],
    ['a sign that rests on nothing', { sign: { facts: [] } }, 'must rest on rows of facts'],
    ['a row of facts that is not there', { sign: { facts: ['99.9'] } }, '99.9'],
  ])('%s', (_name, changes, message) => expect(problemsWith(files(changes)).join('\n')).toContain(message));

  it.each([
    ['forgets', '[pale]', 'blue: the page "lungs" does not tell it in sv'],
    ['adds', '[blue, pale]', 'pale: the page "lungs" tells it in sv'],
  ])('a page that %s a sign', (_name, told, message) => {
    const { 'signs/signs.json': table, ...others } = files({ told, sv: two('Blå läppar.', 'Blek hud.') });
    const signs = JSON.stringify([...(JSON.parse(table) as object[]), { ...sign, id: 'pale', pages: ['skin'] }]);
    const english = { 'signs/words/en.json': two('Blue lips.', 'Pale skin.') };
    expect(problemsWith({ ...others, ...english, 'signs/signs.json': signs }).join('\n')).toContain(message);
  });
});

describe("the line of danger on a caregiver's page", () => {
  const rings = '## När du ska ringa\n\nRing [112](tel:112).\n';
  const withLine = (urgentLine: string | undefined, body: string) =>
    problemsWith({
      ...files(),
      'caregivers/sv/hemma.md': page('1', { id: '"1"', audience: undefined, urgentLine }, body),
    }).join('\n');

  it('is missed where a section tells when to ring 112', () =>
    expect(withLine(undefined, rings)).toContain('Name the danger and 112 in urgentLine'));

  it('is refused where no section does, or without the number', () => {
    expect(withLine('Blod? Ring 112', 'Vila.\n')).toContain('Take it out');
    expect(withLine('Blod? Ring nu', rings)).toContain('must name 112');
  });
});

describe('each of twenty signs', () => {
  const { content } = loadContent('content');
  const all = [...signsOf(content).values()];
  const twenty = all.filter((_sign, at) => at % Math.floor(all.length / 20) === 0).slice(0, 20);
  const tellingPages = (id: string) => content.page.filter(({ data }) => data.urgent?.signs.includes(id));

  it.each(twenty.map(({ id }) => [id] as const))('%s is missed where a page forgets it', (id) => {
    const [told] = tellingPages(id);
    if (!told?.data.urgent) throw new Error(`No page tells ${id}.`);
    const { signs } = told.data.urgent;
    told.data.urgent.signs = signs.filter((one) => one !== id);
    const problems = checkSigns(content).map(({ message }) => message);
    told.data.urgent.signs = signs;
    expect(problems).toEqual([
      `${id}: the page "${told.data.id}" does not tell it in ${told.language}. Name it there.`,
    ]);
  });

  it.each(twenty.map((row) => [row.id, row] as const))('%s changes on every page with the table', (id, row) => {
    const before = structuredClone(row);
    const other = levelOf(row) === 'now' ? 'today' : 'now';
    Object.assign(row, other === 'now' ? { when: 'now', whom: ['112'] } : { when: 'today', whom: ['1177'] });
    expect(fillSigns(content)).toEqual([]);
    const telling = tellingPages(id).map(({ data: { id: page, urgent }, language }) => {
      const words = content.signWords.find((entry) => entry.language === language)?.data[id];
      const texts = words ? [words.adult, words.child] : [];
      const isTold = (told: string) => texts.some((text) => told.startsWith(text));
      return { page, levels: (urgent?.groups ?? []).filter(({ told }) => told.some(isTold)).map(({ level }) => level) };
    });
    Object.assign(row, before);
    fillSigns(content);
    expect(telling.length).toBeGreaterThan(0);
    for (const { page, levels } of telling) expect(levels, page).toEqual([other]);
  });
});

describe('the signs that hold for everyone', () => {
  const general = [...signsOf(loadContent('content').content).values()].filter(({ isGeneral }) => isGeneral);

  it.each([
    ['breath', 'very-hard-to-breathe'],
    ['waking', 'floppy-or-hard-to-wake'],
    ['colour', 'very-pale-or-blue-tongue-or-inside-lips'],
    ['a seizure', 'seizure-without-epilepsy-or-five-minutes'],
    ['a rash that stays', 'rash-that-stays'],
    ['much blood', 'bleeding-much'],
    ['about to die by suicide', 'about-to-take-your-life'],
  ])('tell %s', (_name, id) => expect(general.map((sign) => sign.id)).toContain(id));

  it('are 112, now, whatever the age and the illness', () =>
    expect(general.filter((sign) => levelOf(sign) !== 'now' || sign.for !== undefined)).toEqual([]));
});
