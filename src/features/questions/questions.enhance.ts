/**
 * Wakes the island of the questions by itself, as if the focus had come (src/client/intent.ts). A reader who has a list
 * has reached for it before.
 */
import { getPreferences } from '../../client/stores/preferences.ts';

if (getPreferences().questions.length > 0)
  document.querySelector('[data-questions]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
