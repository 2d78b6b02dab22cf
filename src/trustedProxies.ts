/** Which proxies may say whom they ask for: the setting TRUST_PROXY, read by the settings and by the server. */
import { BlockList, isIP } from 'node:net';

/** Returns the family of an IP address, as `BlockList` wants to know it. */
export const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns who is trusted to say whom it asks for.
 * @param ranges addresses and CIDR ranges, as `10.0.0.0/8` or `::1`
 * @throws Error naming the range that is none. One of everybody (`/0`) is refused as well: then any client could
 *   say that it is somebody else.
 */
export function trustedProxies(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (isIP(address) === 0 || (bits !== undefined && !/^[1-9]\d{0,2}$/.test(bits)) || range.split('/').length > 2)
      throw new Error(`${range} is neither an address nor a range such as 10.0.0.0/8`);
    try {
      if (bits === undefined) list.addAddress(address, familyOf(address));
      else list.addSubnet(address, Number(bits), familyOf(address));
    } catch {
      throw new Error(`${range} is not a range: its number of bits is too large`);
    }
  }
  return list;
}
