/** The choice of a hospital leaves the groups of clowns who come there, and says so in the address. */
import { countText } from '../../i18n/countText.ts';

const filter = document.querySelector<HTMLElement>('[data-clown-filter]');
const select = filter?.querySelector('select');
const groups = document.querySelectorAll<HTMLElement>('[data-hospitals]');
const key = 'hospital';

/** @param isAsked whether the reader has just chosen: of all groups there is nothing to say otherwise */
function show(hospital: string, isAsked: boolean): void {
  let shown = 0;
  for (const group of groups) {
    group.hidden = hospital !== '' && !(group.dataset['hospitals'] ?? '').split(' ').includes(hospital);
    if (!group.hidden) shown++;
  }
  const status = filter?.querySelector<HTMLElement>('[data-clown-status]');
  const forms = JSON.parse(status?.dataset['count'] ?? '{}') as Parameters<typeof countText>[0];
  if (status && isAsked) status.textContent = countText(forms, shown, document.documentElement.lang);
}

if (filter && select) {
  filter.hidden = false;
  const asked = new URLSearchParams(location.search).get(key) ?? '';
  if ([...select.options].some(({ value }) => value === asked)) select.value = asked;
  show(select.value, select.value !== '');
  select.addEventListener('change', () => {
    const url = new URL(location.href);
    if (select.value) url.searchParams.set(key, select.value);
    else url.searchParams.delete(key);
    history.replaceState(history.state, '', url);
    show(select.value, true);
  });
}
