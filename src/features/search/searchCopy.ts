import type { Copy } from '../../i18n/copy.ts';

/**
 * Copy of the panel. The panel itself replaces `{query}`, `{page}` and, with the number of hits, `#`
 * (src/i18n/countText.ts).
 */
export const searchCopy = [
  'menu_main',
  'search',
  'search_count',
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

export type SearchCopy = Copy<typeof searchCopy>;
