/**
 * Who has begun a day or a plan has reached for it before: its island wakes by itself, as if the focus had come
 * (src/client/intent.ts). So it does where it has to say that something is out of sight.
 */
import { getPreferences } from '../../client/stores/preferences.ts';

for (const field of ['day', 'plan'] as const)
  if (field in getPreferences().aside || Object.keys(getPreferences()[field]).length > 0)
    document.querySelector(`[data-kept="${field}"]`)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
