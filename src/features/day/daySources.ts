/** The sources of My day: the page has those of everything that can be chosen. */

/**
 * Shows, of the page's sources, those that a day rests on; paper, where they are short, has each publisher once.
 * @param wanted their places in the list; all of them where nothing is given
 */
export function showSources(wanted?: readonly number[]): void {
  const named = new Set<string>();
  for (const [index, line] of document.querySelectorAll<HTMLElement>('[data-sources] > li').entries()) {
    line.hidden = wanted !== undefined && !wanted.includes(index);
    const publisher = line.querySelector('bdi')?.textContent ?? '';
    line.toggleAttribute('data-prints', !line.hidden && !named.has(publisher));
    if (!line.hidden) named.add(publisher);
  }
}
