/** Wakes the island of the questions if the visitor has a list, hidden or not. */
import { wakeEvent } from '../../client/intents.ts';
import { getPreferences } from '../../client/stores/preferences.ts';

const { aside, questions } = getPreferences();
if (aside['questions'] ?? questions[0])
  document.querySelector('[data-questions]')?.closest('astro-island')?.dispatchEvent(new Event(wakeEvent));
