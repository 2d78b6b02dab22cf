/** Which addresses of the internet are everybody's: a name must not lead our server into its own network. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Of IPv6 only what is given out as global unicast counts (IANA, IPv6 Address Space). ipaddr.js names the parts with
 * another use in it, and calls what nobody has been given yet unicast as well.
 */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Tells whether an IP address is globally reachable. What is no address is not; neither is one with a zone (`%eth0`). */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast));
}
