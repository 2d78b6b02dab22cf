/**
 * What an answered search page does before anybody reaches for the panel, which then needs nothing more. Its question came
 * by a link: it is none of the reader's latest searches.
 */
import { sendPlain } from '../../client/sendPlain.ts';
import { isTraceless } from '../../client/traceless.ts';
import { count } from './counting.ts';
import { restoreScroll } from './savedScroll.ts';
import { askedIn, writeAddress } from './panelAddress.ts';

// The panel, where it is awake, has answered. A form that is sent would leave its words in the browser's history.
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
const asked = askedIn(location.href);

if (panel && asked) {
  const { helped, queryId = '' } = panel.dataset;
  restoreScroll(panel, location.href);
  // A cry for help stands in no address, no history and no list, for the next one at this screen. Nor is it counted.
  const isKept = helped !== 'true' && !isTraceless();
  if (!isKept) writeAddress();
  const objectIDs = [...panel.querySelectorAll<HTMLElement>('[data-object]')].flatMap(
    (hit) => hit.dataset['object'] ?? [],
  );
  if (isKept)
    count({ type: 'viewed', objectIDs, queryId }, (error) => console.warn('The hits were not counted', error));
}
