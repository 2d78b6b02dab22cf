import { expect, it } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { copyOf } from '../../i18n/copy.ts';
import { cardOf, isBlank } from './card.ts';
import { chosenParts, dayOf, dayVersion, emptyDay, reordered, stepsOf, storedDay } from './dayState.ts';
import { planWords } from './planCopy.ts';
import { emptyPlan, maxCharacters, planOf, planVersion, questions, storedPlan, wishes, withWish } from './wishes.ts';

const words = copyOf('sv', planWords);
const wishOf = (id: string) => {
  const wish = wishes.find((one) => one.id === id);
  if (!wish) throw new Error(`There is no wish ${id}`);
  return wish;
};

it('reads a day as it was written, nothing of another version, and no more than texts', () => {
  const day = { picked: ['xray'], done: ['xray.0'], at: 'xray.1', isPicking: true, order: ['xray'] };
  expect(dayOf(storedDay(day))).toEqual(day);
  expect(dayOf({ ...storedDay(day), version: dayVersion + 1 })).toEqual(emptyDay);
  expect(dayOf({ version: dayVersion, picked: ['xray', 7, null], done: 'all', at: {} })).toEqual({
    ...emptyDay,
    picked: ['xray'],
  });
});

it('stores nothing of an empty day and an empty plan', () => {
  expect(storedDay({ ...emptyDay, done: ['xray.0'] })).toEqual({});
  expect(storedPlan(emptyPlan)).toEqual({});
});

it('reads a day of before a day could be changed: in the day where it has a place, else being chosen', () => {
  const old = { version: dayVersion, picked: ['xray'], done: [] };
  expect(dayOf({ ...old, at: 'xray.1' })).toEqual({ ...emptyDay, picked: ['xray'], at: 'xray.1', isPicking: false });
  expect(dayOf({ ...old, at: '' }).isPicking).toBe(true);
});

const parts = ['drip', 'xray', 'home'].map((id) => ({ id, title: id, picture: '', path: '', sources: [] }));
const idsOf = (picked: string[], order: string[]) => chosenParts(parts, { picked, order }).map(({ id }) => id);

it('puts the parts in the order of the site, whatever was chosen first, until one is moved', () => {
  expect(idsOf(['xray', 'drip', 'gone'], [])).toEqual(['drip', 'xray']);
  expect(idsOf(['xray', 'drip'], ['xray', 'drip'])).toEqual(['xray', 'drip']);
});

it('gives what is chosen later its place, and knows no part twice', () => {
  expect(idsOf(['home', 'xray', 'drip'], ['home', 'drip', 'home', 'gone'])).toEqual(['xray', 'home', 'drip']);
  expect(idsOf(['xray'], ['home', 'xray'])).toEqual(['xray']);
});

it('moves a part one place, and none over the edge', () => {
  expect(reordered(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(reordered(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(reordered(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(reordered(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  expect(reordered(['a', 'b'], 'gone', 1)).toEqual(['a', 'b']);
});

it('keeps the order of the steps within a part, and numbers them there', () => {
  const step = { title: '', happens: '', rows: [], can: [] };
  const steps = stepsOf(chosenParts(parts, { picked: ['drip', 'xray'], order: [] }), {
    drip: [step, step],
    xray: [step],
  });
  expect(steps.map(({ key, number }) => [key, number])).toEqual([
    ['drip.0', 1],
    ['drip.1', 2],
    ['xray.0', 1],
  ]);
});

it('reads a plan as it was written, nothing of another version, and no endless words', () => {
  const plan = { wished: ['plan_mask'], words: 'Hej', second: 'ar' };
  expect(planOf(storedPlan(plan))).toEqual(plan);
  expect(planOf({ ...storedPlan(plan), version: planVersion + 1 })).toEqual(emptyPlan);
  expect(planOf({ version: planVersion, wished: 3, words: 'a'.repeat(9000), second: [] })).toEqual({
    ...emptyPlan,
    words: 'a'.repeat(5 * maxCharacters),
  });
});

it('lets no two wishes stand that contradict each other', () => {
  const away = withWish(emptyPlan, wishOf('plan_lookaway'), true);
  expect(withWish(away, wishOf('plan_watch'), true).wished).toEqual(['plan_watch']);
  expect(withWish(away, wishOf('plan_watch'), false).wished).toEqual(['plan_lookaway']);
  for (const { id, not = [] } of wishes) for (const other of not) expect(wishOf(other).not).toContain(id);
});

it('repeats on the card what was wished for, in the order of the form', () => {
  const card = cardOf({ ...emptyPlan, wished: ['plan_music', 'plan_mask', 'gone'] }, words, undefined);
  expect(card.rows.map(({ id }) => id)).toEqual(['plan_mask', 'plan_music']);
  expect(isBlank(card)).toBe(false);
  expect(isBlank(cardOf({ ...emptyPlan, words: '  ' }, words, undefined))).toBe(true);
});

it.each(languageCodes)('says every question and wish in %s, and no two alike', (code) => {
  const said = copyOf(code, planWords);
  const asked = [...questions.map(({ id }) => id), ...wishes.map(({ id }) => id)].map((id) => said[id]);
  expect(new Set(asked).size).toBe(asked.length);
  if (code !== 'sv') expect(asked.filter((text) => Object.values(words).includes(text))).toEqual([]);
});
