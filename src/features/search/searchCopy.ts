import type { LanguageCode } from '../../i18n/languages.ts';
import { type Copy, copyOf } from '../../i18n/copy.ts';
import type { Translate } from '../../i18n/messages.ts';
import { pluralForms } from '../../i18n/plural.ts';

const keys = [
  'menu_main',
  'search',
  'search_anyway',
  'search_did_you_mean',
  'search_error',
  'search_examples',
  'search_label',
  'search_loading',
  'search_noResults',
  'search_no_results_help',
  'search_page',
  'search_page_next',
  'search_page_previous',
  'search_pages',
  'search_placeholder',
  'search_recent',
  'search_recent_clear',
  'search_reset',
  'search_retry',
  'search_stalled',
  'search_suggestions',
  'search_too_long',
  'search_type_faq',
  'search_type_page',
  'search_type_podcast',
  'search_type_video',
  'search_types',
  'help_title',
] as const;

/** What the panel says; the panel puts in `{query}` and `{page}`, and the number of hits for `#` (src/search/count.ts). */
export type SearchCopy = Copy<(typeof keys)[number]> & { count: ReturnType<typeof pluralForms> };

/** Returns what the panel says in a language. */
export const searchCopy = (t: Translate, language: LanguageCode): SearchCopy => ({
  ...copyOf(t, keys, { query: '{query}', page: '{page}' }),
  count: pluralForms(t, 'search_count', language),
});
