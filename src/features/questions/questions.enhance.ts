/** Wakes the island of the questions for a reader who has a list, in sight or not. */
import { wakeEvent } from '../../client/intents.ts';
import { getPreferences } from '../../client/stores/preferences.ts';

const { aside, questions } = getPreferences();
if (aside['questions'] ?? questions[0])
  document.querySelector('[data-questions]')?.closest('astro-island')?.dispatchEvent(new Event(wakeEvent));
