/** What the maker of sheets does before its island is awake: it answers the address, and holds a press until then. */
import { intents } from '../../client/intent.ts';
import { applyAddress } from './handoutChoice.ts';

const form = document.querySelector<HTMLFormElement>('[data-handout]');

/** Wakes the island around the form, which finds there what it was asked. */
function ask(by: 'address' | 'press'): void {
  if (!form) return;
  form.dataset['asked'] = by;
  form.dispatchEvent(new Event(intents[0], { bubbles: true }));
}

if (form && applyAddress(form)) ask('address');

document.addEventListener('submit', (event) => {
  // The island has dealt with it; or there is no network, which is said elsewhere (src/client/openers.ts).
  if (event.target !== form || event.defaultPrevented || !navigator.onLine) return;
  event.preventDefault();
  ask('press');
});
