/** Turns an engine's result into the answer of the API: highlights the hits, counts pages, adds help and suggestion. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { hitsPerPage } from '../../search/address.ts';
import { countTypes, type Help, type Hit, type InsightsEvent, type SearchAnswer } from '../../search/contract.ts';
import type { Account } from '../http/limit.ts';
import type { SearchEngine } from './engines/engine.ts';
import type { HelpFor } from './help/card.ts';
import { createHighlighter, type HighlightedRecord } from './highlight/highlighter.ts';
import type { LanguageResources } from './language/resources.ts';
import { truncateWords } from './normalize/words.ts';
import { suggestionOf } from './query/suggestion.ts';
import type { SearchQuestion } from './question.ts';

/** The request behind a search: when to abort, and the network that is charged for the processor time. */
export type Requester = { signal?: AbortSignal | undefined; account?: Account | undefined };

export type SearchService = {
  engine: string;
  /** Resolves to the hits. `help` is set only if the service was created with help cards. */
  answer: (question: SearchQuestion, requester?: Requester) => Promise<SearchAnswer>;
  /** Passes readers' events to the engine, if it takes any. */
  send: (events: readonly InsightsEvent[]) => Promise<void>;
  /** Returns an answer with the query's help card and no hits, or `undefined` if no card matches. */
  helpAnswer: (question: SearchQuestion) => SearchAnswer | undefined;
};

/** Drops the body: the client shows only the snippet. */
function hitOf({ record: { body, words, ...hit }, marked }: HighlightedRecord): Hit {
  return { ...hit, marked };
}

/** Returns an answer without hits. */
export const withoutHits = ({ query, page }: SearchQuestion, queryId: string, help: Help | null): SearchAnswer => ({
  page,
  hitsPerPage,
  query,
  queryId,
  hits: [],
  nbHits: 0,
  nbPages: 0,
  facets: countTypes(() => 0),
  isApproximate: false,
  help,
});

/** Stands in for the highlighter in a language without resources. */
const withoutHighlights = (record: SearchRecord): HighlightedRecord => ({
  record,
  marked: { title: [{ text: record.title, mark: false }], snippet: [{ text: record.preamble, mark: false }] },
});

/**
 * Creates the search service over an engine.
 * @param resources by language; without them, hits have no highlights
 * @param createId generates the `queryId` to which events refer, if the engine gives none
 * @param helpFor finds the help card; without it, answers have none
 */
export function createSearchService(
  engine: SearchEngine,
  resources: ReadonlyMap<LanguageCode, LanguageResources>,
  createId: () => string,
  helpFor: HelpFor = () => null,
): SearchService {
  const highlighters = new Map([...resources].map(([language, known]) => [language, createHighlighter(known)]));
  const emptyAnswer = (question: SearchQuestion) =>
    withoutHits(question, createId(), helpFor(question.query, question.locale));

  return {
    engine: engine.name,
    send: async (events) => engine.send?.(events),
    helpAnswer(question) {
      const empty = emptyAnswer(question);
      return empty.help ? empty : undefined;
    },
    async answer(question, { signal } = {}) {
      const { locale, contentType, page } = question;
      const empty = emptyAnswer(question);
      if (question.query.trim() === '') return empty;
      const query = truncateWords(question.query, locale);
      const found = await engine.search({ locale, query, contentType, page, hitsPerPage }, signal);
      const known = resources.get(locale);
      const asked = known?.analyzer.words(query).length ?? 0;
      const highlighted = highlighters.get(locale)?.(found.hits, found, asked) ?? found.hits.map(withoutHighlights);
      return {
        ...empty,
        queryId: found.queryId ?? empty.queryId,
        hits: highlighted.map(hitOf),
        nbHits: found.nbHits,
        nbPages: Math.ceil(found.nbHits / hitsPerPage),
        facets: found.facets,
        isApproximate: found.isApproximate,
        suggestion: found.isApproximate && known ? suggestionOf(query, known) : undefined,
      };
    },
  };
}
