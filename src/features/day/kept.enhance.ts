/**
 * Who has begun a day or a plan has reached for it before: its island wakes by itself, as if the focus had come
 * (src/client/intent.ts).
 */
import { getPreferences } from '../../client/stores/preferences.ts';

for (const field of ['day', 'plan'] as const)
  if (Object.keys(getPreferences()[field]).length > 0)
    document.querySelector(`[data-kept="${field}"]`)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
