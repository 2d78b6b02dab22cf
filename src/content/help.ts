/** Help cards as search needs them: what they say in each language, where they lead, and by which words they are known. */
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { signsPageId, turnPageId } from './signs.ts';
import { pathOf, type Site } from './site.ts';
import type { EntryData } from './store.ts';

type Words = EntryData<'helpWords'>;
type Beyond = EntryData<'helpBeyond'>;

/** A card without its words, and the page that answers, by language. */
type HelpCard = Omit<EntryData<'helpCards'>[number], 'page' | 'facts'> & {
  pages: Partial<Record<LanguageCode, { title: string; path: string }>>;
};

export type HelpData = {
  /** Where two fit, the earlier one is shown. */
  cards: HelpCard[];
  words: Partial<Record<LanguageCode, Words['cards']>>;
  /** What people type, by language. */
  phrases: Partial<Record<LanguageCode, Pick<Words, 'groups' | 'falsePositives'>>>;
  /** Languages that the site does not have. */
  beyond: Beyond[];
};

/** Returns the help cards of a site. */
export function helpData(site: Site): HelpData {
  const { helpCards, helpWords, helpBeyond } = site.content;
  const byLanguage = <Value>(value: (data: Words) => Value) =>
    Object.fromEntries(helpWords.map(({ language, data }) => [language, value(data)]));
  return {
    cards: helpCards.flatMap(({ data }) =>
      data.map(({ page, facts, ...card }) => ({
        ...card,
        pages: Object.fromEntries(
          languageCodes.flatMap((language) => {
            // What has no page in a language leads to its signs, or to whom to ring.
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
  };
}
