/** Which proxies may say whom they ask for: the setting TRUST_PROXY, read by the settings and by the server. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Returns an address, IPv4 inside IPv6 as IPv4; nothing where it is none. ipaddr.js alone would take `127.1` as well. */
export const parseAddress = (text: string): Address | undefined =>
  isIP(text) === 0 ? undefined : ipaddr.process(text);

function parseRange(range: string): [Address, bits: number] {
  const address = parseAddress(range.replace(/\/[1-9]\d*$/, ''));
  const most = address?.kind() === 'ipv4' ? 32 : 128;
  const bits = Number(range.split('/')[1] ?? most);
  if (!address || bits > most) throw new Error(`${range} is neither an address nor a range such as 10.0.0.0/8`);
  return [address, bits];
}

/**
 * Returns a function that tells whether an address is trusted to say whom it asks for.
 * @param ranges addresses and CIDR ranges, as `10.0.0.0/8` or `::1`
 * @throws Error naming the range that is none. One of everybody (`/0`) is refused as well: then any client could
 *   say that it is somebody else.
 */
export function trustedProxies(ranges: readonly string[]): (address: Address) => boolean {
  const trusted = ranges.map(parseRange);
  return (address) => trusted.some(([from, bits]) => from.kind() === address.kind() && address.match(from, bits));
}
