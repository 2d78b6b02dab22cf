/**
 * Who has a list of questions has reached for it before: its island wakes by itself, as if the focus had come
 * (src/client/intent.ts).
 */
import { getPreferences } from '../../client/stores/preferences.ts';

if (getPreferences().questions.length > 0)
  document.querySelector('[data-questions]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
