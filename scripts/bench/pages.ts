/** The pages to weigh and audit. */
import { buildSite, pathOf } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';

export type BenchPage = {
  name: string;
  path: string;
  budget: 'caregiverPage' | 'topicPage' | 'anyPage';
  isAudited: boolean;
};

type Choice = Omit<BenchPage, 'path'> & { id: string; language: LanguageCode };

const choices: Choice[] = [
  { name: 'home', id: 'home', language: 'sv', budget: 'topicPage', isAudited: true },
  { name: 'topic', id: 'anaesthesia', language: 'sv', budget: 'topicPage', isAudited: true },
  { name: 'topic, step by step', id: 'before', language: 'sv', budget: 'topicPage', isAudited: false },
  { name: 'caregiver, sv', id: '2534', language: 'sv', budget: 'caregiverPage', isAudited: true },
  { name: 'caregiver, ar', id: '2534', language: 'ar', budget: 'caregiverPage', isAudited: true },
];

const notFound: BenchPage = { name: 'no such page (404)', path: '/finns-inte', budget: 'topicPage', isAudited: false };

/** Returns the pages that exist in the content, and the 404 page. */
export function benchPages(contentDir: string): BenchPage[] {
  const site = buildSite(loadContent(contentDir).content);
  const found = choices.flatMap(({ id, language, ...rest }) => {
    const entry = site.page(id, language);
    return entry ? [{ ...rest, path: pathOf(entry) }] : [];
  });
  return [...found, notFound];
}

/** Returns the names of the pages that do not exist in the content yet. */
export function absentPages(contentDir: string): string[] {
  const present = new Set(benchPages(contentDir).map(({ name }) => name));
  return choices.map(({ name }) => name).filter((name) => !present.has(name));
}
