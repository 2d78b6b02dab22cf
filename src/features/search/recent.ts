/** How many of the latest searches are kept (specification, section 9). */
const stored = 40;

/**
 * @param recent newest first
 * @returns the list with the query in front, each query once whatever its capitals; unchanged for a blank one
 */
export function withRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '') return [...recent];
  const same = text.toLocaleLowerCase();
  return [text, ...recent.filter((one) => one.toLocaleLowerCase() !== same)].slice(0, stored);
}
