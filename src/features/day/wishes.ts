/** What a child can wish for on the plan card, as it stands in the form and on the card, and how a plan is kept. */
import type { PlanWord } from './planCopy.ts';
import { textsIn } from './textsIn.ts';

/** A wish: its word is its id. */
export type Wish = {
  id: PlanWord;
  /** Address of its drawing. */
  picture: string;
  /** What cannot be wished for at the same time. */
  not?: PlanWord[];
};

const wish = (id: PlanWord, drawing: string, ...not: PlanWord[]): Wish => ({
  id,
  picture: `/drawings/${drawing}.svg`,
  not,
});

/** The questions, each with the wishes that answer it. */
export const questions: readonly { id: PlanWord; wishes: readonly Wish[] }[] = [
  {
    id: 'plan_sleep',
    wishes: [
      wish('plan_mask', 'object-mask', 'plan_cannula', 'plan_unsure'),
      wish('plan_cannula', 'object-cannula', 'plan_mask', 'plan_unsure'),
      wish('plan_unsure', 'topic-faq', 'plan_mask', 'plan_cannula'),
    ],
  },
  {
    id: 'plan_needle',
    wishes: [
      wish('plan_numb', 'object-cream'),
      wish('plan_three', 'object-three-fingers'),
      wish('plan_lookaway', 'object-eye-closed', 'plan_watch'),
      wish('plan_watch', 'object-eye-open', 'plan_lookaway'),
      wish('plan_tell', 'object-speech'),
      wish('plan_pause', 'object-stop-hand'),
      wish('plan_bubbles', 'object-bubbles'),
      wish('plan_hand', 'object-plaster-hand', 'plan_crook'),
      wish('plan_crook', 'object-plaster-arm', 'plan_hand'),
      wish('plan_drawing', 'object-drawing-hand'),
      wish('plan_lying', 'object-lying', 'plan_lap'),
    ],
  },
  {
    id: 'plan_who',
    wishes: [
      wish('plan_mum', 'scene-holding-hands'),
      wish('plan_dad', 'scene-sitting-on-bed'),
      wish('plan_lap', 'scene-plaster-off', 'plan_lying'),
      wish('plan_teddy', 'object-teddy'),
      wish('plan_music', 'object-headphones'),
    ],
  },
  {
    id: 'plan_know',
    wishes: [
      wish('plan_scared', 'topic-needles'),
      wish('plan_talk', 'scene-eye-level'),
      wish('plan_honest', 'topic-hurts'),
      wish('plan_slow', 'object-hourglass'),
    ],
  },
];

export const wishes: readonly Wish[] = questions.flatMap((question) => question.wishes);

/** How many characters a child's own words may have, so that the card stays one sheet. */
export const maxCharacters = 300;

/** So many are read of a plan: what was put out of sight and written anew stands under each other (src/client/bringBack.ts). */
const maxRead = 5 * maxCharacters;

/** A plan: what is wished for, the child's own words, the code of the language beside Swedish. */
export type Plan = {
  wished: string[];
  words: string;
  /** Empty where none is chosen yet; `none` for Swedish alone. */
  second: string;
};

/** A plan written in another version is not read. */
export const planVersion = 1;

export const emptyPlan: Plan = { wished: [], words: '', second: '' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the plan as it lies in the preferences; an empty one where there is none that can be read. */
export function planOf(stored: Record<string, unknown>): Plan {
  if (stored['version'] !== planVersion) return emptyPlan;
  return {
    wished: textsIn(stored['wished']),
    words: textOf(stored['words']).slice(0, maxRead),
    second: textOf(stored['second']),
  };
}

/** Returns a plan as it is stored; nothing of an empty one. */
export const storedPlan = (plan: Plan): Record<string, unknown> =>
  plan.wished.length === 0 && plan.words === '' && plan.second === '' ? {} : { ...plan, version: planVersion };

/** Returns a plan with a wish more, or without it; what it rules out goes. */
export function withWish(plan: Plan, { id, not = [] }: Wish, isWished: boolean): Plan {
  const others = plan.wished.filter((one) => one !== id && !(isWished && not.some((other) => other === one)));
  return { ...plan, wished: isWished ? [...others, id] : others };
}
