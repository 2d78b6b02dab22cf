/** Wakes the island of the questions if the visitor has a list, hidden or not. */
import { wakeIsland } from '../../client/intents.ts';
import { getPreferences } from '../../client/stores/preferences.ts';

const { aside, questions } = getPreferences();
if (aside['questions'] ?? questions[0]) wakeIsland(document.querySelector('[data-questions]'));
