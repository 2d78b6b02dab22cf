/** Checks help cards: each leads to a page, has wordings that ask for it, and has a line for each of its numbers. */
import { siteLanguages } from '../../i18n/languages.ts';
import { readRule, readRules } from '../../search/helpRules.ts';
import type { Problem } from '../problem.ts';
import { pagesOf } from '../site.ts';
import { type Sign, signsOf } from '../signs.ts';
import type { Content, Entry } from '../store.ts';
import { levelsIn } from './toldSigns.ts';

type Card = Entry<'helpCards'>['data'][number];

/** Minimum number of wordings that ask for a card in a language. */
const minWordings = 12;

/** Returns how many wordings ask for a card. A rule with two groups counts every combination of their wordings. */
const wordingsOf = ({ asks }: Card, groups: Record<string, string[]>): number =>
  asks.reduce(
    (sum, rule) => sum + readRule(rule).needs.reduce((product, group) => product * (groups[group]?.length ?? 0), 1),
    0,
  );

/** @param asked groups that some card's rules name */
const checkGroups = ({ file, data, lineOf }: Entry<'helpWords' | 'helpBeyond'>, asked: ReadonlySet<string>) =>
  Object.keys(data.groups)
    .filter((group) => !asked.has(group))
    .map((group): Problem => ({
      file,
      line: lineOf(['groups', group]),
      message: `groups.${group}: no card asks for it in content/help/cards.json.`,
    }));

/**
 * Returns wordings of unknown cards, cards with too few wordings, and duplicates: a wording given to two cards teaches
 * search neither.
 */
function checkWordings({ file, data, lineOf }: Entry<'helpWordings'>, cards: ReadonlyMap<string, Card>): Problem[] {
  const problem = (at: (string | number)[], message: string): Problem => ({ file, line: lineOf(at), message });
  const seen = new Set<string>();
  const twice = (at: string[], texts: readonly string[]) =>
    texts.flatMap((text, place) => {
      if (seen.has(text)) return [problem([...at, place], `${at.join('.')}: "${text}" stands twice. Remove one.`)];
      seen.add(text);
      return [];
    });
  return [
    ...Object.entries(data.wordings).flatMap(([id, texts]) => {
      const at = ['wordings', id];
      if (!cards.has(id)) return [problem(at, `wordings.${id}: there is no such card in content/help/cards.json.`)];
      const few = texts.length < minWordings;
      return [
        ...(few ? [problem(at, `wordings.${id}: has ${texts.length} wordings. Write at least ${minWordings}.`)] : []),
        ...twice(at, texts),
      ];
    }),
    ...twice(['ordinary'], data.ordinary),
  ];
}

/** @param learned the language's whole questions that search learns from, by card */
function checkWords(
  entry: Entry<'helpWords'>,
  cards: ReadonlyMap<string, Card>,
  learned: Readonly<Record<string, readonly string[]>>,
): Problem[] {
  const { file, data, lineOf, language } = entry;
  const problem = (path: string[], message: string): Problem => ({ file, line: lineOf(path), message });
  const isWhole = siteLanguages.some((one) => one === language);
  const checkCard = (id: string, lines: readonly string[]): Problem[] => {
    const card = cards.get(id);
    if (!card) return [problem(['cards', id], `cards.${id}: there is no such card in content/help/cards.json.`)];
    const wordings = wordingsOf(card, data.groups) + (learned[id]?.length ?? 0);
    const wanted = card.numbers.length + (card.hasPlace ? 1 : 0);
    return [
      ...(wordings >= minWordings
        ? []
        : [problem(['groups'], `cards.${id}: is known by ${wordings} wordings. Write at least ${minWordings}.`)]),
      ...(lines.length === wanted
        ? []
        : [problem(['cards', id], `cards.${id}: has ${lines.length} lines, for ${wanted} places and numbers.`)]),
    ];
  };
  return [
    ...(isWhole ? [...cards.keys()] : [])
      .filter((id) => !(id in data.cards))
      .map((id) => problem(['cards'], `cards.${id}: the card has no words here. Write them.`)),
    ...Object.entries(data.cards).flatMap(([id, { lines }]) => checkCard(id, lines)),
  ];
}

/** Returns how a card differs from the highest of its signs: whom to turn to and, in Swedish, which place it names. */
function explainLevel({ kind, signs: ids, hasPlace }: Card, opening: string, signs: ReadonlyMap<string, Sign>) {
  const unknown = ids.filter((id) => !signs.has(id));
  if (unknown.length > 0) return `there is no sign ${unknown.join(', ')} in content/signs/signs.json.`;
  const all = ids.flatMap((id) => signs.get(id) ?? []);
  if (all.length === 0) return kind === 'emergency' ? 'an emergency names the signs that it is for.' : undefined;
  const most = all.find(({ whom: [first] }) => first === '112');
  if (most) return hasPlace ? `${most.id} is 112, and the card names a place first.` : undefined;
  const isNamed = ({ whom: [first] }: Sign) =>
    (first === 'emergency' || first === 'ward') && hasPlace && levelsIn(opening).includes(first);
  const other = all.find((sign) => !isNamed(sign));
  return other && `${other.id} turns to ${other.whom[0]} first, and the card opens with "${opening}".`;
}

/**
 * Returns cards without a page, without 112 first or with another level than their signs, and help words that don't fit
 * the cards.
 */
export function checkHelpCards(content: Content): Problem[] {
  const [entry] = content.helpCards;
  if (!entry) return [];
  const cards = new Map(entry.data.map((card) => [card.id, card]));
  const pages = new Map(siteLanguages.map((language) => [language, new Set<string>()]));
  for (const { language, data } of pagesOf(content)) pages.get(language as 'sv')?.add(data.id);
  const signs = signsOf(content);
  const swedish = content.helpWords.find(({ language }) => language === 'sv');
  const ofCards = entry.data.flatMap((card, at) => {
    const { id, page, numbers } = card;
    const level = explainLevel(card, swedish?.data.cards[id]?.lines[0] ?? '', signs);
    return [
      ...(level ? [{ file: entry.file, line: entry.lineOf([at]), message: `${id}: ${level}` }] : []),
      ...siteLanguages
        .filter((language) => !pages.get(language)?.has(page))
        .map((language) => ({
          file: entry.file,
          line: entry.lineOf([at]),
          message: `${id}: there is no page "${page}" in ${language}. Write it, or name another.`,
        })),
      ...(numbers[0] === '112'
        ? []
        : [{ file: entry.file, line: entry.lineOf([at]), message: `${id}: 112 is the first number of every card.` }]),
    ];
  });
  const rules = readRules(entry.data);
  const asked = new Set(rules.flatMap(({ needs, without }) => [...needs, ...without]));
  return [
    ...ofCards,
    ...[...content.helpWords, ...content.helpBeyond].flatMap((words) => checkGroups(words, asked)),
    ...content.helpWords.flatMap((words) => {
      const learned = content.helpWordings.find(({ slug }) => slug === words.language);
      return checkWords(words, cards, learned?.data.wordings ?? {});
    }),
    ...content.helpWordings.flatMap((wordings) => checkWordings(wordings, cards)),
  ];
}
