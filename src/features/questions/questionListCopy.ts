import { showAgainCopy } from '../../ui/ShowAgain/ShowAgain.tsx';

export const questionListCopy = [
  ...showAgainCopy,
  'questions_choose',
  'questions_own',
  'questions_own_hint',
  'questions_list',
  'questions_copy',
  'questions_copied',
  'questions_copy_failed',
  'questions_print',
  'questions_forget',
  'questions_forgotten',
  'questions_kept',
  'questions_not_kept',
] as const;
