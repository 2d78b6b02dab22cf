// @vitest-environment happy-dom
/** What "leave quickly" hides: nothing is lost, whatever was there before or is added later. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bringBack } from '../../../src/client/bringBack.ts';
import { getPreferences, setPreferences } from '../../../src/client/stores/preferences.ts';
import { dayOf, emptyDay } from '../../../src/features/day/dayState.ts';
import { emptyPlan, planOf } from '../../../src/features/day/wishes.ts';
import { defaults } from '../../../src/shared/preferences.ts';

const plan = { version: 1, wished: ['plan_mask'], words: 'Jag är rädd.', second: '' };
const day = { version: 1, picked: ['mask'], done: ['mask.0'], at: 'mask.1', isPicking: false, order: [] };
const leave = () => document.querySelector<HTMLElement>('[data-leave]')?.click();

beforeEach(() => {
  // There is no storage here. What is kept lasts for the test only.
  vi.spyOn(console, 'warn').mockReturnValue();
  setPreferences(structuredClone(defaults));
  vi.spyOn(location, 'replace').mockReturnValue();
});
beforeAll(async () => {
  document.body.innerHTML = '<a data-leave href="https://weather.example/">Leave</a>';
  await import('../../../src/features/discreet/leaveBar.enhance.ts');
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('is empty in its place, and comes back whole, each by itself', () => {
  setPreferences({ plan, day, questions: ['Min?'], hospitalId: 'a' });
  leave();
  expect(getPreferences()).toMatchObject({ questions: [], hospitalId: 'a' });
  expect(planOf(getPreferences().plan)).toEqual(emptyPlan);
  expect(dayOf(getPreferences().day)).toEqual(emptyDay);
  expect(Object.keys(getPreferences().aside)).toEqual(['questions', 'day', 'plan']);
  bringBack('plan');
  expect(getPreferences()).toMatchObject({ plan, questions: [] });
  expect(getPreferences().aside).not.toHaveProperty('plan');
  bringBack('questions');
  bringBack('day');
  expect(getPreferences()).toMatchObject({ plan, day, questions: ['Min?'], aside: {} });
});

it('changes nothing where nothing was made', () => {
  const before = getPreferences();
  leave();
  expect(location.replace).toHaveBeenCalledWith('https://weather.example/');
  expect(getPreferences()).toBe(before);
});

it('keeps what is made since beside it, however often one leaves', () => {
  setPreferences({ plan, day, questions: ['Min?', 'Två?'] });
  leave();
  setPreferences({
    plan: { ...plan, wished: ['plan_numb'], words: 'Räkna till tre.' },
    day: { ...day, picked: ['needle'], done: [], at: 'needle.0' },
    questions: ['Två?', 'Tre?'],
  });
  leave();
  setPreferences({ plan: { ...plan, words: 'x'.repeat(300) } });
  for (const field of ['plan', 'day', 'questions'] as const) bringBack(field);
  const kept = getPreferences();
  expect(planOf(kept.plan)).toEqual({
    wished: ['plan_mask', 'plan_numb'],
    words: `Jag är rädd.\nRäkna till tre.\n${'x'.repeat(300)}`,
    second: '',
  });
  expect(dayOf(kept.day)).toMatchObject({ picked: ['mask', 'needle'], done: ['mask.0'], at: 'needle.0' });
  expect(kept.questions).toEqual(['Min?', 'Två?', 'Tre?']);
});

it('takes what somebody else has put there for nothing, and loses no plan to it', () => {
  for (const aside of [{ plan: 'x' }, { plan: [1, 'x', null, ['y']] }, { plan: null }, { plan: { a: 1 } }]) {
    setPreferences({ aside, plan });
    leave();
    expect(planOf(getPreferences().plan)).toEqual(emptyPlan);
    bringBack('plan');
    expect(planOf(getPreferences().plan)).toEqual(planOf(plan));
  }
  setPreferences({ aside: { questions: [['Min?', 5, null], 7] }, questions: [] });
  bringBack('questions');
  expect(getPreferences().questions).toEqual(['Min?']);
});
