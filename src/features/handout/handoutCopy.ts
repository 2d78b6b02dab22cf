import type { Copy } from '../../i18n/copy.ts';

/** What the maker says. */
export const handoutCopy = [
  'handout_title',
  'handout_intro',
  'handout_pages',
  'handout_all',
  'handout_first',
  'handout_second',
  'handout_no_second',
  'handout_show',
  'handout_print',
  'handout_ready',
  'handout_none',
  'handout_failed',
  'handout_sheets',
  'handout_machine',
] as const;

export type HandoutCopy = Copy<typeof handoutCopy>;
