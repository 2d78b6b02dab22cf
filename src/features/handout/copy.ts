import type { MessageKey, Translate } from '../../i18n/messages.ts';

/**
 * Returns the words of the maker, ready: an island is handed no function.
 * @param t looks up the strings of the page's language
 */
export const handoutCopy = (t: Translate<MessageKey>) => ({
  title: t('handout_title'),
  intro: t('handout_intro'),
  pages: t('handout_pages'),
  all: t('handout_all'),
  first: t('handout_first'),
  second: t('handout_second'),
  noSecond: t('handout_no_second'),
  show: t('handout_show'),
  print: t('handout_print'),
  ready: t('handout_ready'),
  none: t('handout_none'),
  failed: t('handout_failed'),
  sheets: t('handout_sheets'),
  machine: t('handout_machine'),
});

export type HandoutCopy = ReturnType<typeof handoutCopy>;
