/**
 * Wakes the island of the questions by itself, as if it had received the focus (src/client/intent.ts). A visitor with a
 * list has used it before; if the list is hidden, the island says so.
 */
import { getPreferences } from '../../client/stores/preferences.ts';

const { aside, questions } = getPreferences();
if (aside['questions'] ?? questions[0])
  document.querySelector('[data-questions]')?.dispatchEvent(new Event('focusin', { bubbles: true }));
