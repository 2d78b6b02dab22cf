/** Resolves the client address, honouring X-Forwarded-For from trusted proxies. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { type Address, parseAddress } from '../../shared/trustedProxies.ts';

type IsTrusted = (address: Address) => boolean;

/**
 * Returns the client's address: the last one that is not a trusted proxy. Entries before it, or before an entry that
 * is not an address, may be forged.
 * @param socketAddress the remote address of the connection
 * @param forwardedFor X-Forwarded-For, to which each proxy appends the address of its own client
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

/** Returns the /64 of an IPv6 address, which belongs to one household or hospital, or the whole IPv4 address. */
export function networkOf(address: Address | undefined): string {
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? 'unknown';
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/** Returns a function from the address of a connection to its network, or `undefined` for a trusted proxy. */
export const networkOfConnection =
  (isTrusted: IsTrusted) =>
  (socketAddress: string): string | undefined => {
    const address = parseAddress(socketAddress);
    return address && isTrusted(address) ? undefined : networkOf(address);
  };

/** Returns a function from a request to the network that it counts against. */
export const networkOfRequest =
  (isTrusted: IsTrusted) =>
  ({ socket, headers }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-for'] ?? '';
    return networkOf(clientAddress(socket.remoteAddress ?? '', String(forwarded), isTrusted));
  };
