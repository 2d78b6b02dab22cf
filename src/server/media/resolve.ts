/** Resolves a host name to addresses that the fetcher may connect to. */
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './publicAddress.ts';
import { Refusal } from './refusal.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** Two tries of 2 s fit into the 5 s allowed for connecting. */
const resolver = new Resolver({ timeout: 2000, tries: 2 });

/**
 * Queries the name servers directly. This bypasses the hosts file and search domains, and takes none of the threads
 * that read files.
 */
export const askNameServers: Resolve = async (host) => {
  const found = await Promise.all(
    [
      resolver.resolve4(host).then((all) => all.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(host).then((all) => all.map((address) => ({ address, family: 6 }))),
    ].map((answer) => answer.catch(() => [])),
  );
  return found.flat();
};

/** Wraps a resolver to refuse names without an address, or with any address that is not public. */
export const publicOnly =
  (resolve: Resolve): Resolve =>
  async (host) => {
    const addresses = await resolve(host);
    if (addresses.length === 0) throw new Refusal(502, 'The host has no address.');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      throw new Refusal(403, 'The host lies in a network that is not public.');
    return addresses;
  };
