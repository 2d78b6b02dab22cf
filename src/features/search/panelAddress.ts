/** Reads and writes the query in the address of the page that contains the panel. */
import { searchAddress } from '../../search/address.ts';
import type { SearchQuery, ContentType } from '../../search/contract.ts';

/**
 * Parses the query of an address.
 * @param types those of the language; any other type or an invalid page number is ignored
 */
export function queryFromAddress(address: string, types: readonly ContentType[] = []): SearchQuery | undefined {
  const parameters = new URL(address).searchParams;
  const query = parameters.get('q')?.trim() ?? '';
  if (query === '') return undefined;
  const type = types.find((one) => one === parameters.get('type'));
  const page = parameters.get('page') ?? '';
  return { query, type, page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1 };
}

/** Returns the address of this page with or without a query. Keeps its other parameters. */
export function addressWithQuery(question?: SearchQuery): string {
  const address = new URL(location.href);
  for (const name of ['q', 'type', 'page']) address.searchParams.delete(name);
  const asked = new URLSearchParams(question && searchAddress('', question));
  for (const [name, value] of asked) address.searchParams.set(name, value);
  return address.href;
}

/** Writes the query into the address of this page, or removes it. */
export const writeAddress = (question?: SearchQuery): void =>
  history.replaceState(history.state, '', addressWithQuery(question));
