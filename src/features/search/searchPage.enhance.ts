/**
 * Handles a search page that was answered by the server, until the panel wakes; the panel then need not repeat any of
 * it. The query came from a link, so it is not added to the latest searches.
 */
import { sendPlain } from '../../client/sendPlain.ts';
import { isTraceless } from '../../client/traceless.ts';
import { reportHits } from './reportHits.ts';
import { restoreScroll } from './restoreScroll.ts';
import { queryFromAddress, writeAddress } from './panelAddress.ts';

// An awake panel has handled the event already. Submitting the form would leave the query in the browser's history.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (event.defaultPrevented || !submitter || form.role !== 'search') return;
  event.preventDefault();
  import('./wakePanel.ts').then(
    (code) => code.wakePanel(form, submitter),
    () => sendPlain(form, submitter, () => submitter.click()),
  );
});

const panel = document.querySelector<HTMLElement>('[data-answered]');
const asked = queryFromAddress(location.href);

if (panel && asked) {
  const { helped, queryId = '' } = panel.dataset;
  restoreScroll(panel, location.href);
  // A cry for help must not remain in the address, the history or the list for the next person at this screen. Nor is
  // it counted.
  const isKept = helped !== 'true' && !isTraceless();
  if (!isKept) writeAddress();
  const objectIDs = [...panel.querySelectorAll<HTMLElement>('[data-object]')].flatMap(
    (hit) => hit.dataset['object'] ?? [],
  );
  if (isKept)
    reportHits({ type: 'viewed', objectIDs, queryId }, (error) => console.warn('The hits were not counted', error));
}
