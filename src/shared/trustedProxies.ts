/**
 * Parses the setting TRUST_PROXY: the proxies whose X-Forwarded-For header is trusted. Used by the configuration and by
 * the server.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Parses an IP address; an IPv4-mapped IPv6 address becomes IPv4. Returns `undefined` for an invalid address. `isIP`
 * comes first because ipaddr.js accepts `127.1` as well.
 */
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
 * Returns a function that tells whether an address belongs to a trusted proxy.
 * @param ranges addresses and CIDR ranges, such as `10.0.0.0/8` or `::1`
 * @throws Error that names the invalid range. A range that covers every address (`/0`) is refused as well, because any
 *   client could then claim any address.
 */
export function trustedProxies(ranges: readonly string[]): (address: Address) => boolean {
  const trusted = ranges.map(parseRange);
  return (address) => trusted.some(([from, bits]) => from.kind() === address.kind() && address.match(from, bits));
}
