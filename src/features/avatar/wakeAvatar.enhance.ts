/**
 * Wakes the island of a reader's own figure by itself, as if the focus had come (src/client/intent.ts). A reader who has
 * saved one has reached for it before, and wants to meet it.
 */
import { getPreferences } from '../../client/stores/preferences.ts';

if (getPreferences().aa_avatar.isSaved)
  for (const figure of document.querySelectorAll('[data-own-figure]'))
    figure.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
