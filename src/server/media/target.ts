/** Reads the address that a proxy is to fetch. */
import { Refusal } from './refusal.ts';

/** In characters: the length that a browser's address bar accepts. */
const longest = 2048;

/**
 * Returns an address that the fetcher may request.
 * @param given the parameter `url`, as received
 * @param hosts exact names of the allowed hosts
 * @throws Refusal 400 if it is not an address in the one allowed form, 403 if its host is not allowed. An IP address
 *   never matches a host name in any notation, since the URL parser normalizes all of them.
 */
export function readTarget(given: unknown, hosts: readonly string[]): URL {
  const url = typeof given === 'string' && given.length <= longest ? URL.parse(given) : null;
  if (!url) throw new Refusal(400, 'The parameter url must be a whole web address.');
  if (!hosts.includes(url.hostname)) throw new Refusal(403, 'This host may not be asked.');
  if (url.protocol !== 'https:' || url.username || url.password || url.port)
    throw new Refusal(400, 'The parameter url must begin with https:// and have neither user nor port.');
  return url;
}
