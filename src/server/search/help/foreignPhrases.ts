/** Searches a question for the phrases of all other languages with spaces between words, in one pass. */
import { setImmediate } from 'node:timers/promises';
import { cardsOfOneGroup, isMet, type Rule } from '../../../search/helpRules.ts';
import { addTo } from '../lists.ts';
import { createFinder } from './finder.ts';
import { type HelpWords, longEnough, readPhrase, withWords } from './phrases.ts';
import { createUnknownCutter } from './unknownLanguage.ts';

/** Splits a question once for all languages. */
const cut = createUnknownCutter(['ar', 'ti', 'hi', 'ru']);

/** Number of phrases read per step, which takes a few ms. */
const atOnce = 500;

/** A card, and the language in which the question asks for it. */
export type Asked = { card: string; language: string };

/** The language and group of a phrase. A false positive has no group. */
type Meaning = { language: string; group: string | undefined };

/**
 * Returns `ask`, which finds the cards that a question asks for in any language, and `load`. Typos are not tolerated,
 * since a word that is nearly one of a phrase is usually a word of another language.
 * @param words phrases and false positives by language
 */
export function createForeignPhrases(words: ReadonlyMap<string, HelpWords>, rules: readonly Rule[]) {
  const sole = cardsOfOneGroup(rules);
  const alone = new Map<string, Asked[]>();
  const { add, find } = createFinder<Meaning>();
  /** Words that are also found at the beginning of longer ones. */
  const long = new Set<string>();
  const beginnings = new Set<string>();
  let longest = 0;

  function read(text: string, value: Meaning): void {
    const [phrase] = withWords([readPhrase(text, value.group)], cut);
    if (!phrase) return;
    const card = sole.get(phrase.group);
    const all = phrase.parts.flat(2);
    if (!phrase.isAlone) add([{ value, parts: phrase.parts }]);
    else if (card !== undefined) addTo(alone, all.join(' '), { card, language: value.language });
    for (const word of all.filter(({ length }) => length >= longEnough)) {
      long.add(word);
      beginnings.add(word.slice(0, longEnough));
      longest = Math.max(longest, word.length);
    }
  }

  function* reading() {
    let count = 0;
    for (const [language, own] of words) {
      const groups = [...Object.entries(own.groups), [undefined, own.falsePositives] as const];
      for (const [group, texts] of groups) {
        const value = { language, group };
        for (const text of texts) {
          read(text, value);
          if (++count % atOnce === 0) yield;
        }
      }
    }
  }
  const unread = reading();
  const readNext = () => unread.next().done !== true;
  /** Reads the phrases in steps, so that no request waits for all of them. The first question reads what is left. */
  async function load(): Promise<void> {
    while (readNext()) await setImmediate();
  }

  const formsOf = (word: string) => {
    const forms = [word];
    if (!beginnings.has(word.slice(0, longEnough))) return forms;
    for (let length = longEnough; length < Math.min(word.length, longest + 1); length++)
      if (long.has(word.slice(0, length))) forms.push(word.slice(0, length));
    return forms;
  };

  /** @param isPageWord returns whether a word is in the page's language, and so not foreign ("die" in German) */
  const ask = (query: string, isPageWord: (word: string) => boolean): Asked[] => {
    while (readNext());
    const typed = cut(query);
    const isForeign = new Map<number, boolean>();
    const isForeignAt = (at: number) => {
      const known = isForeign.get(at) ?? !isPageWord(typed[at] ?? '');
      isForeign.set(at, known);
      return known;
    };
    const found = Map.groupBy(find(typed.map(formsOf)), ({ value }) => value.language);
    const asked = [...found].flatMap(([language, all]) => {
      const isFalse = new Set(all.flatMap(({ value, places }) => (value.group === undefined ? places : [])));
      /** By group, whether any of its words is not in the page's language. */
      const groups = new Map<string, boolean>();
      for (const {
        value: { group },
        places,
      } of all) {
        if (group === undefined || groups.get(group) || places.some((at) => isFalse.has(at))) continue;
        groups.set(group, places.some(isForeignAt));
      }
      return rules.flatMap((rule) =>
        isMet(rule, groups) && rule.needs.some((group) => groups.get(group)) ? [{ card: rule.card, language }] : [],
      );
    });
    const whole = alone.get(typed.join(' ')) ?? [];
    return whole.length === 0 || typed.every(isPageWord) ? asked : [...asked, ...whole];
  };
  return { ask, load };
}
