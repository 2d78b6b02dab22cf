/**
 * Counts visits while the reader has said yes to it, where the operator has named a Matomo (MATOMO_URL). Pages that are
 * not counted do not name it (src/layouts/Page.astro).
 */
import { hasConsent, onConsent } from '../../client/stores/consent.ts';
import { type TrackedEvent, trackedEvent } from '../../client/track.ts';

function startAnalytics(address: string): void {
  const send = (event?: TrackedEvent) =>
    import('./matomo.ts')
      .then((matomo) => matomo.sendToMatomo(address, event))
      .catch((error: unknown) => console.warn('A visit could not be counted', error));
  let isCounting = false;
  const follow = () => {
    const isAllowed = hasConsent('matomo');
    if (isAllowed && !isCounting) void send();
    isCounting = isAllowed;
  };
  onConsent(follow);
  follow();
  document.addEventListener(trackedEvent, (event) => {
    if (isCounting) void send((event as CustomEvent<TrackedEvent>).detail);
  });
}

const { matomo } = document.documentElement.dataset;
if (matomo) startAnalytics(matomo);
