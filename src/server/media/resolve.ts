/** From the name of a host to addresses that the fetcher may connect to. */
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './publicAddress.ts';
import { Refusal } from './refusal.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** Two tries of 2 s stay within the 5 s that connecting may take. */
const resolver = new Resolver({ timeout: 2000, tries: 2 });

/**
 * Asks the name servers themselves: no file of hosts and no search domain counts, and none of the threads is taken
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

/** Returns the same, refusing a name that has no address, or one that is not public among its addresses. */
export const publicOnly =
  (resolve: Resolve): Resolve =>
  async (host) => {
    const addresses = await resolve(host);
    if (addresses.length === 0) throw new Refusal(502, 'The host has no address.');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      throw new Refusal(403, 'The host lies in a network that is not public.');
    return addresses;
  };
