/** Which addresses of the internet are everybody's: a name must not lead our server into its own network. */
import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not globally reachable (IANA, IPv4 Special-Purpose Address Registry), and multicast. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Of IPv6 only what is given out as global unicast counts (IANA, IPv6 Address Space). Loopback, link-local, unique
 * local, multicast, IPv4 written as IPv6 and NAT64 lie outside of it.
 */
const global6 = '2000::/3';

/** Parts of that which are none (IANA, IPv6 Special-Purpose Address Registry): protocols, documentation, 6to4. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const closed4 = listOf(special4, 'ipv4');
const open6 = listOf([global6], 'ipv6');
const closed6 = listOf(special6, 'ipv6');

/** Tells whether an IP address is globally reachable. What is no address is not; neither is one with a zone (`%eth0`). */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return !closed4.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
