/** Help cards: each leads to a page, has words where it is asked for, and a line for each of its numbers. */
import { siteLanguages } from '../../i18n/languages.ts';
import type { Problem } from '../problem.ts';
import { pagesOf } from '../site.ts';
import type { Content, Entry } from '../store.ts';

type Card = Entry<'helpCards'>['data'][number];

function checkWords(entry: Entry<'helpWords'>, cards: ReadonlyMap<string, Card>): Problem[] {
  const { file, data, lineOf, language } = entry;
  const problem = (path: string[], message: string): Problem => ({ file, line: lineOf(path), message });
  const asked = Object.keys(data.phrases);
  const wanted = siteLanguages.some((one) => one === language) ? [...cards.keys()] : asked;
  return [
    ...asked
      .filter((id) => !cards.has(id))
      .map((id) => problem(['phrases', id], `phrases.${id}: there is no such card in content/help/cards.json.`)),
    ...wanted
      .filter((id) => !asked.includes(id) || !(id in data.cards))
      .map((id) => problem(['cards'], `cards.${id}: the card has no words or no phrases here. Write both.`)),
    ...Object.entries(data.cards).flatMap(([id, { lines }]) => {
      const card = cards.get(id);
      if (!card) return [];
      const count = card.numbers.length + (card.hasPlace ? 1 : 0);
      if (lines.length === count) return [];
      return [problem(['cards', id], `cards.${id}: has ${lines.length} lines, for ${count} places and numbers.`)];
    }),
  ];
}

/** Returns cards without a page, without 112, and languages whose words do not fit the cards. */
export function checkHelpCards(content: Content): Problem[] {
  const [entry] = content.helpCards;
  if (!entry) return [];
  const cards = new Map(entry.data.map((card) => [card.id, card]));
  const pages = new Map(siteLanguages.map((language) => [language, new Set<string>()]));
  for (const { language, data } of pagesOf(content)) pages.get(language as 'sv')?.add(data.id);
  const ofCards = entry.data.flatMap(({ id, page, numbers }, at) => [
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
  ]);
  return [...ofCards, ...content.helpWords.flatMap((words) => checkWords(words, cards))];
}
