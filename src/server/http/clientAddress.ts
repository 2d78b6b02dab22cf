/** Whose request it is: the address on the other end, or, where that is a proxy of ours, the one that it names. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { type Address, parseAddress } from '../../trustedProxies.ts';

type IsTrusted = (address: Address) => boolean;

/**
 * Returns the client's address: read from the end, the first that is no proxy of ours. What stands before it,
 * or before something that is no address, anybody can have written.
 * @param socketAddress who is on the other end
 * @param forwardedFor X-Forwarded-For: each proxy adds at its end whom it was asked by
 */
export function clientAddress(socketAddress: string, forwardedFor: string, isTrusted: IsTrusted): Address | undefined {
  let client = parseAddress(socketAddress);
  const named = forwardedFor.split(',');
  while (client && isTrusted(client)) {
    const before = parseAddress(named.pop()?.trim() ?? '');
    if (!before) break;
    client = before;
  }
  return client;
}

/** Returns the first 64 bits of an IPv6 address, which one household or hospital has to itself; of IPv4 all. */
export function networkOf(address: Address | undefined): string {
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? 'unknown';
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/** Returns a function from the address of a connection to the network that it counts for; nothing for a proxy of ours. */
export const networkOfConnection =
  (isTrusted: IsTrusted) =>
  (socketAddress: string): string | undefined => {
    const address = parseAddress(socketAddress);
    return address && isTrusted(address) ? undefined : networkOf(address);
  };

/** Returns a function from a request to the network that it counts for. */
export const networkOfRequest =
  (isTrusted: IsTrusted) =>
  ({ socket, headers }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-for'] ?? '';
    return networkOf(clientAddress(socket.remoteAddress ?? '', String(forwarded), isTrusted));
  };
