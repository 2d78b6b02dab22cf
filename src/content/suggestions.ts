/** Builds the suggestions of the search box: words and questions that are sure to lead somewhere. */
import type { LanguageCode } from '../i18n/languages.ts';
import { safetyPhrases } from './kinds/termBase.ts';
import type { Site } from './site.ts';
import { namesOf } from './wordMarks.ts';

/** Terms offered to readers as examples. */
const exampleTerms = ['fasting', 'anaesthesia', 'needle', 'pain', 'fear'] as const;

/** Splits a term into its synonyms, at the commas of its script. Explanations in parentheses are removed. */
const wordsOfTerm = (term: string): string[] =>
  term
    .replace(/\s*[(（][^)）]*[)）]/gu, '')
    .split(/\s*[,،、，;/]\s*/u)
    .filter((word) => word !== '');

const termsOf = (site: Site, language: LanguageCode): Readonly<Record<string, string>> =>
  site.content.termBase.find((entry) => entry.language === language)?.data ?? {};

/** Returns a language's terms, glossary words, titles and questions, each once regardless of case. */
export function suggestionsOf(site: Site, language: LanguageCode): string[] {
  const { caregiver, page, film, series, clip, episode, faq, glossary } = site.content;
  const own = <T extends { language: LanguageCode }>(entries: readonly T[]) =>
    entries.filter((entry) => entry.language === language);
  const all = [
    ...Object.entries(termsOf(site, language)).flatMap(([key, term]) =>
      safetyPhrases.has(key) ? [] : wordsOfTerm(term),
    ),
    ...own(glossary).flatMap(({ data }) => data.flatMap(namesOf)),
    ...[...own(caregiver), ...own(page), ...own(film), ...own(series), ...own(clip), ...own(episode)].map(
      ({ data }) => data.title,
    ),
    ...own(faq).map(({ data }) => data.question),
  ];
  return [...new Map(all.map((text) => [text.toLocaleLowerCase(language), text])).values()];
}

/** Returns a few example searches in the language. */
export const exampleQueriesOf = (site: Site, language: LanguageCode): string[] =>
  exampleTerms.flatMap((id) => wordsOfTerm(termsOf(site, language)[id] ?? '')[0] ?? []);
