import type { Copy } from '../../i18n/copy.ts';
import { showAgainCopy } from '../../ui/ShowAgain/ShowAgain.tsx';

/** The words of the plan card, in every language: questions, wishes, what the card says to staff. */
export const planWords = [
  'plan_title',
  'plan_staff',
  'plan_sleep',
  'plan_mask',
  'plan_cannula',
  'plan_unsure',
  'plan_needle',
  'plan_numb',
  'plan_three',
  'plan_lookaway',
  'plan_watch',
  'plan_tell',
  'plan_pause',
  'plan_bubbles',
  'plan_hand',
  'plan_crook',
  'plan_drawing',
  'plan_lying',
  'plan_who',
  'plan_mum',
  'plan_dad',
  'plan_lap',
  'plan_teddy',
  'plan_music',
  'plan_know',
  'plan_scared',
  'plan_talk',
  'plan_honest',
  'plan_slow',
  'plan_own',
  'plan_name',
  'plan_why',
] as const;

export type PlanWord = (typeof planWords)[number];
export type PlanWords = Copy<typeof planWords>;

/** What the page around the card says. */
export const planCopy = [
  ...showAgainCopy,
  'plan_intro',
  'plan_kept',
  'plan_language',
  'plan_no_language',
  'plan_language_failed',
  'plan_own_help',
  'plan_own_untranslated',
  'plan_wishes',
  'plan_card',
  'day_nothing',
  'day_not_kept',
  'day_undo',
  'plan_nothing',
  'plan_figure',
  'plan_show',
  'plan_print',
  'plan_close',
  'plan_clear',
  'plan_cleared',
  'plan_undone',
  'plan_actions',
  'status_unreviewed',
  'status_machine',
  'handout_machine',
] as const;

export type PlanCopy = Copy<typeof planCopy>;
