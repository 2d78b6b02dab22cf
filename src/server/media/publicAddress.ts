/** Recognizes public IP addresses, so that no host name can lead the server into its own network. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The only IPv6 block allocated as global unicast (IANA, IPv6 Address Space). ipaddr.js recognizes the special-use
 * ranges within it, but also reports unallocated addresses outside it as `unicast`.
 */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Returns whether text is a globally reachable IP address. An address with a zone (`%eth0`) is not. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast));
}
