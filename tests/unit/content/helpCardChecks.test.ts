/** Help cards lead somewhere, begin with 112, and have a text wherever they can be triggered. */
import { expect, it } from 'vitest';
import { problemsWith } from './fixture.ts';

const card = {
  id: 'die',
  kind: 'crisis',
  numbers: ['112', '116 111'],
  page: 'ett',
  asks: ['die', 'want + death'],
  facts: ['1.1'],
};
const words = {
  cards: { die: { title: 'Prata med någon', lines: ['Är du i fara?', 'Under 18'] } },
  groups: { die: Array.from({ length: 12 }, (_, index) => `nöd ${index}`) },
  falsePositives: [],
};

const wordings = {
  wordings: { die: Array.from({ length: 12 }, (_, index) => `jag är i nöd ${index}`) },
  ordinary: ['hur länge sitter gipset'],
};

/** Returns the problems of the fixture with one card, or with these changes to the card and its words. */
const problemsOf = (change: { card?: object; sv?: object; typed?: object } = {}) =>
  problemsWith({
    'help/cards.json': JSON.stringify([{ ...card, ...change.card }]),
    'help/words/sv.json': JSON.stringify({ ...words, ...change.sv }),
    'help/words/en.json': JSON.stringify(words),
    'help/wordings/so.json': JSON.stringify({ ...wordings, ...change.typed }),
  }).join('\n');

it('takes a card that has all', () => expect(problemsOf()).toBe(''));

const sign = { when: 'hours', body: 'skin', facts: ['1.1'], pages: ['ett'] };
const table = [
  { ...sign, id: 'bitten', when: 'now', whom: ['112'] },
  { ...sign, id: 'cast', whom: ['emergency', 'ward'] },
  { ...sign, id: 'fever', whom: ['ward', 'emergency'] },
];

/** Returns the problems with the level of an emergency card that has these signs and this opening. */
const levelsOf = (signs: string[], opening?: string) =>
  problemsWith({
    'signs/signs.json': JSON.stringify(table),
    'help/cards.json': JSON.stringify([{ ...card, kind: 'emergency', signs, hasPlace: opening !== undefined }]),
    'help/words/sv.json': JSON.stringify({
      ...words,
      cards: { die: { title: 'A', lines: [...(opening === undefined ? [] : [opening]), 'Ring 112.', 'Ring.'] } },
    }),
  })
    .filter((problem) => problem.includes('help/cards.json'))
    .join('\n');

it.each<[string, string[], string | undefined]>([
  ['at 112', ['bitten'], undefined],
  ['at a place', ['cast'], 'Åk till akuten nu.'],
  ['at the ward', ['fever'], 'Ring avdelningen nu.'],
  ['at either', ['fever', 'cast'], 'Åk till akuten, eller ring avdelningen, nu.'],
  ['at the highest', ['cast', 'bitten'], undefined],
])('takes a card with the level of its signs: %s', (_name, signs, opening) =>
  expect(levelsOf(signs, opening)).toBe(''),
);

it.each<[string, string[], string | undefined, string]>([
  ['no sign', [], undefined, 'an emergency names the signs'],
  ['a sign that is not there', ['blue'], undefined, 'there is no sign blue'],
  ['a place where its sign is 112', ['bitten'], 'Åk till akuten nu.', 'bitten is 112'],
  ['no place where its sign has one', ['cast'], undefined, 'cast turns to emergency first'],
  ['another place than its sign', ['cast'], 'Ring avdelningen nu.', 'cast turns to emergency first'],
  ['the place of one of two', ['cast', 'fever'], 'Åk till akuten nu.', 'fever turns to ward first'],
  ['a place where one of two is 112', ['cast', 'bitten'], 'Åk till akuten nu.', 'bitten is 112'],
])('refuses an emergency card with %s', (_name, signs, opening, message) =>
  expect(levelsOf(signs, opening)).toContain(message),
);

it.each([
  ['a page that there is not', { card: { page: 'nowhere' } }, 'die: there is no page "nowhere" in sv'],
  ['another number first', { card: { numbers: ['116 111', '112'] } }, '112 is the first number'],
  ['a line too few', { sv: { cards: { die: { title: 'A', lines: ['B'] } } } }, 'has 1 lines, for 2'],
  ['a place without a line', { card: { hasPlace: true } }, 'has 2 lines, for 3'],
  ['no words', { sv: { cards: {} } }, 'cards.die: the card has no words here'],
  [
    'a group for which no card asks',
    { sv: { groups: { ...words.groups, dei: words.groups.die } } },
    'groups.dei: no card asks for it',
  ],
  [
    'too few phrases',
    { sv: { groups: { die: ['nöd'], want: ['vill', 'ska'], death: ['dö', 'döden'] } } },
    'is known by 5 wordings',
  ],
  ['too few wordings to learn from', { typed: { wordings: { die: ['nöd'] } } }, 'wordings.die: has 1 wordings'],
  [
    'wordings of no card',
    { typed: { wordings: { dei: wordings.wordings.die } } },
    'wordings.dei: there is no such card',
  ],
  [
    'a wording that is an ordinary one too',
    { typed: { ordinary: ['jag är i nöd 3'] } },
    'ordinary: "jag är i nöd 3" stands twice',
  ],
])('refuses %s', (_name, change, message) => expect(problemsOf(change)).toContain(message));
