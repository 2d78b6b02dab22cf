/** The search panel with what other features say in a crisis. */
import { Boundary } from '../client/Boundary.tsx';
import { HelpLines, type helpLinesCopy } from '../features/crisis/HelpLines.tsx';
import { HelpLinesBrief } from '../features/crisis/HelpLinesBrief.tsx';
import type { Copy } from '../i18n/copy.ts';
import { SearchPanel, type SearchPanelProps } from '../features/search/SearchPanel.tsx';
import { PageLines } from '../features/topic/PageLines.tsx';
import { SearchForm } from '../ui/SearchForm/SearchForm.tsx';

export type SearchIslandProps = Omit<SearchPanelProps, 'help' | 'helpInBrief'> & {
  helpCopy: Copy<typeof helpLinesCopy>;
  /** What there is to read in a crisis, in the languages that have it. */
  helpTitle: string;
  helpPages: { id: string; title: string; path: string }[];
};

/** Where the panel breaks, its form is left, which the server answers. */
export function SearchIsland({ helpCopy, helpTitle, helpPages, ...panel }: SearchIslandProps) {
  const { copy, path } = panel;
  return (
    <Boundary
      fallback={
        <SearchForm
          action={path}
          label={copy.search_label}
          submitLabel={copy.search}
          placeholder={copy.search_placeholder}
        />
      }
    >
      <SearchPanel
        {...panel}
        help={
          <>
            <HelpLines copy={helpCopy} />
            {helpPages.length > 0 && <PageLines title={helpTitle} headingId="need" pages={helpPages} />}
          </>
        }
        helpInBrief={<HelpLinesBrief title={helpCopy.help_title} />}
      />
    </Boundary>
  );
}

/**
 * The panel with an answer in it, as the server makes it.
 * @param props its props as JSON: to write down a tree of them took a fifth of the time that a page takes
 */
export const AnsweredSearch = ({ props }: { props: string }) => (
  <SearchIsland {...(JSON.parse(props) as SearchIslandProps)} />
);
