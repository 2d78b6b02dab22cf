/** The search panel with what other features say in a crisis. */
import { HelpLines, type helpLinesCopy } from '../features/crisis/HelpLines.tsx';
import { HelpLinesBrief } from '../features/crisis/HelpLinesBrief.tsx';
import type { Copy } from '../i18n/copy.ts';
import { SearchPanel, type SearchPanelProps } from '../features/search/SearchPanel.tsx';
import { PageLines } from '../features/topic/PageLines.tsx';

export type SearchIslandProps = Omit<SearchPanelProps, 'help' | 'helpInBrief'> & {
  helpCopy: Copy<typeof helpLinesCopy>;
  /** What there is to read in a crisis, in the languages that have it. */
  helpTitle: string;
  helpPages: { id: string; title: string; path: string }[];
};

/** Renders the search panel with the help lines, whole and in brief. */
export function SearchIsland({ helpCopy, helpTitle, helpPages, ...panel }: SearchIslandProps) {
  return (
    <SearchPanel
      {...panel}
      help={
        <>
          <HelpLines copy={helpCopy} />
          {helpPages.length > 0 && <PageLines title={helpTitle} headingId="help-pages" pages={helpPages} />}
        </>
      }
      helpInBrief={<HelpLinesBrief title={helpCopy.help_title} />}
    />
  );
}

/**
 * Renders the panel with an answer in it, as the server makes it.
 * @param props its props as JSON: to write down a tree of them took a fifth of the time that a page takes
 */
export const AnsweredSearch = ({ props }: { props: string }) => (
  <SearchIsland {...(JSON.parse(props) as SearchIslandProps)} />
);
