import { pluralForms } from '../../i18n/plural.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { PanelWords } from '../../search/show.ts';

/** @returns what the panel says when it is filled in, in its language */
export const panelWords = (t: Translate, language: LanguageCode): PanelWords => ({
  count: pluralForms(t, 'search_count', language),
  noResults: t('search_noResults', { query: '{query}' }),
  page: t('search_page', { page: '{page}' }),
  loading: t('search_loading'),
  stalled: t('search_stalled'),
  error: t('search_error'),
  tooLong: t('search_too_long'),
  need: t('help_title'),
});
