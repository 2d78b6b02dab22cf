/** Which groups of words must stand in a question for a help card: the same in all languages. */

/** A card, the groups that must stand in a question, and those that must not. */
export type Rule = { card: string; needs: readonly string[]; without: readonly string[] };

/** Returns a rule without its signs. */
export function readRule(text: string, card = ''): Rule {
  const [needs = '', ...without] = text.split(' - ');
  return { card, needs: needs.split(' + '), without };
}

/** Returns the rules of all cards, as content/help/cards.json writes them: "baby + fever", "sugar + tooLow - fasting". */
export const readRules = (cards: readonly { id: string; asks: readonly string[] }[]): Rule[] =>
  cards.flatMap(({ id, asks }) => asks.map((text) => readRule(text, id)));

/** Returns whether a rule is met by the groups that stand in a question. */
export const isMet = ({ needs, without }: Rule, groups: { has: (group: string) => boolean }): boolean =>
  needs.every((group) => groups.has(group)) && !without.some((group) => groups.has(group));

/** Returns the cards for which the groups that stand in a question ask. */
export const cardsOf = (rules: readonly Rule[], groups: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(rules.flatMap((rule) => (isMet(rule, groups) ? [rule.card] : [])));

/** Returns the cards by the groups that ask for them alone. */
export const cardsOfOneGroup = (rules: readonly Rule[]): ReadonlyMap<string, string> =>
  new Map(rules.flatMap(({ card, needs: [group = '', ...others] }) => (others.length === 0 ? [[group, card]] : [])));
