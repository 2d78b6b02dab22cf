/** The address of the page that the search panel stands in. */
import { searchAddress } from '../../search/address.ts';
import type { Asked, ContentType } from '../../search/contract.ts';

/**
 * Reads what an address asks.
 * @param types those that the language has; another type, or a page that there is not, counts as none
 */
export function askedIn(address: string, types: readonly ContentType[] = []): Asked | undefined {
  const parameters = new URL(address).searchParams;
  const query = parameters.get('q')?.trim() ?? '';
  if (query === '') return undefined;
  const type = types.find((one) => one === parameters.get('type'));
  const page = parameters.get('page') ?? '';
  return { query, type, page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1 };
}

/** Returns this page's address with a question or without one, and with whatever else it holds. */
export function withSearch(question?: Asked): string {
  const address = new URL(location.href);
  for (const name of ['q', 'type', 'page']) address.searchParams.delete(name);
  const asked = new URLSearchParams(question && searchAddress('', question));
  for (const [name, value] of asked) address.searchParams.set(name, value);
  return address.href;
}

/** Writes the question into this page's address, or takes it out. */
export const writeAddress = (question?: Asked): void => history.replaceState(history.state, '', withSearch(question));
