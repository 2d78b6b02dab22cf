/**
 * Who has saved a figure of their own has reached for it before, and wants to meet it: its island wakes by itself, as
 * if the focus had come (src/client/intent.ts).
 */
import { getPreferences } from '../../client/stores/preferences.ts';

if (getPreferences().aa_avatar.isSaved)
  for (const figure of document.querySelectorAll('[data-own-figure]'))
    figure.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
