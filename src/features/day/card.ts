/** The plan card: what was wished for, in Swedish and, where one is chosen, in another language beside it. */
import type { LangAttributes } from './language.ts';
import type { PlanWord, PlanWords } from './planCopy.ts';
import { type Plan, type Wish, wishes } from './wishes.ts';

/** The words of the card in a language. */
export type CardLanguage = LangAttributes & { words: PlanWords };

export type Card = {
  /** Swedish, which the staff read; then another language, or none. */
  languages: readonly CardLanguage[];
  /** What was wished for, in the order of the form. */
  rows: readonly Wish[];
  /** The child's own words, as they were typed. */
  own: string;
};

/** Returns the card of a plan. */
export const cardOf = (plan: Plan, swedish: PlanWords, second: CardLanguage | undefined): Card => ({
  languages: [{ lang: 'sv', dir: 'ltr', words: swedish }, ...(second ? [second] : [])],
  rows: wishes.filter(({ id }) => plan.wished.includes(id)),
  own: plan.words.trim(),
});

/** Tells whether there is nothing on a card: on paper it is one to tick by hand. */
export const isBlank = ({ rows, own }: Card): boolean => rows.length === 0 && own === '';

/** Tells whether a machine's words stand beside the Swedish. */
export const hasTranslation = ({ languages }: Card): boolean => languages.length > 1;

/** A word of the card in one of its languages. */
export type CardWord = PlanWord;
