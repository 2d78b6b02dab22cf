/**
 * Wakes the island of the questions by itself, as if the focus had come (src/client/intent.ts). A reader who has a list
 * has reached for it before; where it is out of sight, the island says so.
 */
import { getPreferences } from '../../client/stores/preferences.ts';

const { aside, questions } = getPreferences();
if (aside['questions'] ?? questions[0])
  document.querySelector('[data-questions]')?.dispatchEvent(new Event('focusin', { bubbles: true }));
