/** The reader's latest searches, as they are shown below the box. */
import { getPreferences, setPreferences } from '../../../client/stores/preferences.ts';
import { searchAddress } from '../../../search/address.ts';
import { partOf } from '../../../search/show.ts';
import { withRecent } from '../recent.ts';

/** How many are shown (specification, section 9). */
const shown = 5;

export const remember = (query: string): void =>
  setPreferences({ recentSearches: withRecent(getPreferences().recentSearches, query) });

/** Shows the latest ones, while the box is empty. */
export function show(panel: HTMLElement, isBoxEmpty: boolean): void {
  const recent = getPreferences().recentSearches.slice(0, shown);
  const part = partOf(panel, 'recent');
  part.hidden = recent.length === 0 || !isBoxEmpty;
  const template = part.querySelector<HTMLTemplateElement>('template');
  part.querySelector('ul')?.replaceChildren(
    ...recent.flatMap((query) => {
      const item = template?.content.cloneNode(true) as DocumentFragment;
      const link = item.querySelector('a');
      if (!link) return [];
      link.textContent = query;
      link.href = searchAddress(panel.dataset['path'] ?? '', { query, page: 1 });
      return [item];
    }),
  );
}
