/** What an answered search page keeps for its reader before anybody reaches for the panel, which then needs nothing more. */
import { count } from './counting.ts';
import { returnToPlace } from './hitPlace.ts';
import { askedIn, writeAddress } from './panelAddress.ts';
import { remember } from './recent.ts';

const panel = document.querySelector<HTMLElement>('[data-answered]');
const asked = askedIn(location.href);

if (panel && asked) {
  const { search, crisis, queryId = '' } = panel.dataset;
  returnToPlace(panel, location.href);
  // A crisis question stands in no address, no history and no list, for the next one at this screen.
  if (crisis === 'true' || asked.showAnyway) writeAddress();
  else if (search !== 'error') remember(asked.query);
  const objectIDs = [...panel.querySelectorAll<HTMLElement>('[data-object]')].flatMap(
    (hit) => hit.dataset['object'] ?? [],
  );
  count({ type: 'viewed', objectIDs, queryId }, (error) => console.warn('The hits were not counted', error));
}
