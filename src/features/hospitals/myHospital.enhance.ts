/** Shows the visitor's own hospital first on the page and on the map. */
import { onPreferences } from '../../client/stores/preferences.ts';
import { bindHospitalButtons, chooseHospital, chosenHospital } from './hospitalChoice.ts';

const list = document.querySelector<HTMLElement>('[data-hospital-list]');

/** Copies the card of the chosen hospital from the list, and marks its region on the map. */
function showMine(): void {
  const panel = document.querySelector<HTMLElement>('[data-my-hospital]');
  const id = chosenHospital();
  const card = list?.querySelector(`[data-hospital="${CSS.escape(id ?? '')}"]`);
  const region = card?.closest<HTMLElement>('[data-hospitals-of]')?.dataset['hospitalsOf'];
  for (const pin of document.querySelectorAll<HTMLElement>('[data-pin], [data-region]')) {
    const isMine = region !== undefined && (pin.dataset['pin'] ?? pin.dataset['region']) === region;
    if (pin.dataset['pin']) pin.toggleAttribute('data-mine', isMine);
    else if (isMine) pin.setAttribute('aria-current', 'true');
    else pin.removeAttribute('aria-current');
  }
  const copy = card?.cloneNode(true);
  if (copy instanceof HTMLElement) copy.removeAttribute('id');
  panel?.querySelector('[data-my-card]')?.replaceChildren(...(copy ? [copy] : []));
  panel?.toggleAttribute('hidden', !copy);
}

if (list) {
  bindHospitalButtons(list);
  document.querySelector('[data-forget]')?.addEventListener('click', () => {
    chooseHospital(undefined);
    // The button is hidden together with its panel.
    document.querySelector<HTMLElement>('[data-hospital-search] input')?.focus();
  });
  showMine();
  // The panel was hidden when the browser resolved the hash, so scroll to it now.
  const panel = document.querySelector<HTMLElement>('[data-my-hospital]:not([hidden])');
  if (panel && location.hash === `#${panel.id}`) {
    panel.scrollIntoView();
    panel.focus({ preventScroll: true });
  }
  onPreferences(showMine);
}
