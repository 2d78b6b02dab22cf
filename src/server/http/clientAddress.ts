/** Whose request it is: the address on the other end, or, where that is a proxy of ours, the one that it names. */
import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP, SocketAddress } from 'node:net';
import { familyOf } from '../../trustedProxies.ts';

/** Returns an address in its one form, IPv4 inside IPv6 as IPv4; nothing where it is none. */
function plainAddress(text: string): string | undefined {
  if (isIP(text) === 0) return undefined;
  const { address } = new SocketAddress({ address: text, family: familyOf(text) });
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/**
 * Returns the client's address: read from the end, the first that is no proxy of ours. What stands before it,
 * or before something that is no address, anybody can have written.
 * @param socketAddress who is on the other end
 * @param forwardedFor X-Forwarded-For: each proxy adds at its end whom it was asked by
 */
export function clientAddress(socketAddress: string, forwardedFor: string, trusted: BlockList): string {
  let client = plainAddress(socketAddress) ?? 'unknown';
  const named = forwardedFor.split(',');
  while (isIP(client) !== 0 && trusted.check(client, familyOf(client))) {
    const before = plainAddress(named.pop()?.trim() ?? '');
    if (before === undefined) break;
    client = before;
  }
  return client;
}

/** Returns the first 64 bits of an IPv6 address, which one household or hospital has to itself; others unchanged. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) => part?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return `${[...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)].slice(0, 4).join(':')}::/64`;
}

/** Returns a function from the address of a connection to the network that it counts for; nothing for a proxy of ours. */
export const networkOfConnection =
  (trusted: BlockList) =>
  (socketAddress: string): string | undefined => {
    const address = plainAddress(socketAddress);
    const isProxy = address !== undefined && trusted.check(address, familyOf(address));
    return isProxy ? undefined : networkOf(address ?? 'unknown');
  };

/** Returns a function from a request to the network that it counts for. */
export const networkOfRequest =
  (trusted: BlockList) =>
  ({ socket, headers }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-for'] ?? '';
    return networkOf(clientAddress(socket.remoteAddress ?? '', String(forwarded), trusted));
  };
