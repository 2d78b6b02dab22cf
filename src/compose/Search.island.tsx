/** The search panel with what other features say to who needs help. */
import { HelpCard } from '../features/crisis/HelpCard.tsx';
import { HelpLinesBrief } from '../features/crisis/HelpLinesBrief.tsx';
import { SearchPanel, type SearchPanelProps } from '../features/search/SearchPanel.tsx';

export type SearchIslandProps = Omit<SearchPanelProps, 'helpCard' | 'helpInBrief'>;

/** Renders the search panel with help cards, and the help lines in brief. */
export const SearchIsland = (panel: SearchIslandProps) => (
  <SearchPanel
    {...panel}
    helpCard={(help) => <HelpCard help={help} />}
    helpInBrief={<HelpLinesBrief title={panel.copy.help_title} />}
  />
);

/**
 * Renders the panel with an answer in it, as the server makes it.
 * @param props its props as JSON: to write down a tree of them took a fifth of the time that a page takes
 */
export const AnsweredSearch = ({ props }: { props: string }) => (
  <SearchIsland {...(JSON.parse(props) as SearchIslandProps)} />
);
