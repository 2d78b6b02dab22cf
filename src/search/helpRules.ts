/** Rules for help cards: which word groups a question must contain. The rules are the same in all languages. */

/** A card, the groups that a question must contain, and those that it must not contain. */
export type Rule = { card: string; needs: readonly string[]; without: readonly string[] };

/** Parses a rule, such as "sugar + tooLow - fasting". */
export function readRule(text: string, card = ''): Rule {
  const [needs = '', ...without] = text.split(' - ');
  return { card, needs: needs.split(' + '), without };
}

/**
 * Returns the rules of all cards from content/help/cards.json, which writes them as "baby + fever" or "sugar + tooLow -
 * fasting".
 */
export const readRules = (cards: readonly { id: string; asks: readonly string[] }[]): Rule[] =>
  cards.flatMap(({ id, asks }) => asks.map((text) => readRule(text, id)));

/** Tells whether the groups found in a question meet a rule. */
export const isMet = ({ needs, without }: Rule, groups: { has: (group: string) => boolean }): boolean =>
  needs.every((group) => groups.has(group)) && !without.some((group) => groups.has(group));

/** Returns the cards whose rules are met by the groups found in a question. */
export const cardsOf = (rules: readonly Rule[], groups: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(rules.flatMap((rule) => (isMet(rule, groups) ? [rule.card] : [])));

/** Maps each group that is enough on its own to its card. */
export const cardsOfOneGroup = (rules: readonly Rule[]): ReadonlyMap<string, string> =>
  new Map(rules.flatMap(({ card, needs: [group = '', ...others] }) => (others.length === 0 ? [[group, card]] : [])));
