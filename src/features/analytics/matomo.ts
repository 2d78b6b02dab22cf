/** Speaks to Matomo by its HTTP tracking API. Its own script is not used: it would be code of another host. */
import { hasConsent } from '../../client/stores/consent.ts';
import type { TrackedEvent } from '../../client/track.ts';

/** The site's number in Matomo (specification, section 7). */
const siteId = '3';

/** Returns an address without what was asked (`?q=`) and without its fragment; empty where there is none. */
const bare = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * Returns what Matomo is told of the page that is read, or of something that was done on it.
 * @see https://developer.matomo.org/api-reference/tracking-api
 */
export function matomoParameters(event?: TrackedEvent): URLSearchParams {
  return new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    rand: String(Math.random()).slice(2),
    url: bare(location.href),
    urlref: bare(document.referrer),
    ...(event ? { e_c: event.category, e_a: event.action, e_n: event.name } : { action_name: document.title }),
  });
}

/**
 * Tells Matomo of a visit to the page, or of an event on it, without cookies.
 * @param address of the Matomo, without a slash at the end
 * @throws TypeError where it can't be reached
 */
export async function sendToMatomo(address: string, event?: TrackedEvent): Promise<void> {
  // The yes may have been taken back while this code was on its way.
  if (!hasConsent('matomo')) return;
  await fetch(`${address}/matomo.php`, {
    method: 'POST',
    // What it answers is of no use here, so that it needs to allow nothing.
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A press that leads away is told all the same.
    keepalive: true,
    body: matomoParameters(event),
  });
}
