/** Reads the address that a proxy is asked for. */
import { Refusal } from './refusal.ts';

/** In characters: what an address bar takes. */
const longest = 2048;

/**
 * Returns the address, which the fetcher may ask.
 * @param given the parameter `url`, as it was asked for
 * @param hosts exact names of the hosts that may be asked
 * @throws Refusal 400 where it is no address or not of the one form allowed, 403 where its host is another. An IP
 *   address is never the name of a host, however it is written: the parser turns every form into the plain one.
 */
export function readTarget(given: unknown, hosts: readonly string[]): URL {
  const url = typeof given === 'string' && given.length <= longest ? URL.parse(given) : null;
  if (!url) throw new Refusal(400, 'The parameter url must be a whole web address.');
  if (!hosts.includes(url.hostname)) throw new Refusal(403, 'This host may not be asked.');
  if (url.protocol !== 'https:' || url.username || url.password || url.port)
    throw new Refusal(400, 'The parameter url must begin with https:// and have neither user nor port.');
  return url;
}
