/** Prepares help cards for search: what they say in each language, where they lead, and which words ask for them. */
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { signsPageId, turnPageId } from './signs.ts';
import { pathOf, type Site } from './site.ts';
import type { EntryData } from './store.ts';
import { namesOf } from './wordMarks.ts';

type Words = EntryData<'helpWords'>;
type Beyond = EntryData<'helpBeyond'>;

/** A card without its words, and the page that answers in each language. */
type HelpCard = Omit<EntryData<'helpCards'>[number], 'page' | 'facts' | 'signs'> & {
  pages: Partial<Record<LanguageCode, { title: string; path: string }>>;
};

/** What people type, and the card that it asks for; no card for an ordinary question. */
export type Wording = { language: string; text: string; card?: string };

export type HelpData = {
  /** If two cards match, the earlier one is shown. */
  cards: HelpCard[];
  words: Partial<Record<LanguageCode, Words['cards']>>;
  /** What people type, by language. */
  phrases: Partial<Record<LanguageCode, Pick<Words, 'groups' | 'falsePositives'>>>;
  /** Languages that the site doesn't have. */
  beyond: Beyond[];
  /** Whole questions to learn from, in all languages. */
  wordings: Wording[];
};

/**
 * Returns a language's glossary words and the titles of its pages that no card leads to. They are ordinary questions:
 * people who type one are looking for it.
 */
function titlesOf(site: Site, language: LanguageCode): string[] {
  const answering = new Set(site.content.helpCards.flatMap(({ data }) => data.map(({ page }) => page)));
  const own = <T extends { language: LanguageCode }>(entries: readonly T[]) =>
    entries.filter((entry) => entry.language === language);
  return [
    ...own(site.content.glossary).flatMap(({ data }) => data.flatMap(namesOf)),
    ...[...own(site.content.page), ...own(site.content.caregiver)].flatMap(({ data }) =>
      answering.has(data.id) ? [] : [data.title],
    ),
  ];
}

/** Returns all wordings as a flat list. */
const wordingsOf = (site: Site): Wording[] => [
  ...site.content.helpWordings.flatMap(({ slug: language, data: { wordings, ordinary } }) => [
    ...Object.entries(wordings).flatMap(([card, texts]) => texts.map((text) => ({ language, text, card }))),
    ...ordinary.map((text) => ({ language, text })),
  ]),
  ...languageCodes.flatMap((language) => titlesOf(site, language).map((text) => ({ language, text }))),
];

export function helpData(site: Site): HelpData {
  const { helpCards, helpWords, helpBeyond } = site.content;
  const byLanguage = <Value>(value: (data: Words) => Value) =>
    Object.fromEntries(helpWords.map(({ language, data }) => [language, value(data)]));
  return {
    cards: helpCards.flatMap(({ data }) =>
      data.map(({ page, facts, signs, ...card }) => ({
        ...card,
        pages: Object.fromEntries(
          languageCodes.flatMap((language) => {
            // If the language lacks the page, lead to its table of signs or, in a crisis, to the page on whom to call.
            const entry =
              site.page(page, language) ?? site.page(card.kind === 'crisis' ? turnPageId : signsPageId, language);
            return entry ? [[language, { title: entry.data.title, path: pathOf(entry) }]] : [];
          }),
        ),
      })),
    ),
    words: byLanguage(({ cards }) => cards),
    phrases: byLanguage(({ groups, falsePositives }) => ({ groups, falsePositives })),
    beyond: helpBeyond.map(({ data }) => data),
    wordings: wordingsOf(site),
  };
}
