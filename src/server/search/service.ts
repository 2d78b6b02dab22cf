/** Search as the address answers it: an engine's hits with their words highlighted, pages counted. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { hitsPerPage } from '../../search/address.ts';
import { countTypes, type Help, type Hit, type InsightsEvent, type SearchAnswer } from '../../search/contract.ts';
import type { Payer } from '../http/limit.ts';
import type { SearchEngine } from './engines/engine.ts';
import type { HelpFor } from './help/card.ts';
import { createHighlighter, type HighlightedRecord } from './highlight/highlighter.ts';
import type { LanguageResources } from './language/resources.ts';
import { truncateWords } from './normalize/words.ts';
import { suggestionOf } from './query/suggestion.ts';
import type { SearchQuestion } from './question.ts';

/** The request that something is done for: how long it is waited for, and who pays. */
export type Asker = { signal?: AbortSignal | undefined; payer?: Payer | undefined };

export type SearchService = {
  engine: string;
  /** Returns the hits of a question; with its card too, where the service that finds hits knows the cards. */
  answer: (question: SearchQuestion, asker?: Asker) => Promise<SearchAnswer>;
  /** Tells the engine what readers did, if it has use for that. */
  send: (events: readonly InsightsEvent[]) => Promise<void>;
  /** Returns the card of a question, and an answer without hits for where there are none to be had. */
  helpAnswer: (question: SearchQuestion) => SearchAnswer | undefined;
};

/** The text itself is not sent: its snippet is shown. */
function hitOf({ record: { body, words, ...hit }, marked }: HighlightedRecord): Hit {
  return { ...hit, marked };
}

/** Returns the answer to a question for which nothing is searched. */
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

/** Returns a record without highlights, for a language that has no resources. */
const withoutHighlights = (record: SearchRecord): HighlightedRecord => ({
  record,
  marked: { title: [{ text: record.title, mark: false }], snippet: [{ text: record.preamble, mark: false }] },
});

/**
 * Returns search over an engine.
 * @param resources by language; one without them has no highlights
 * @param createId gives each question a name for what is told of its hits
 * @param helpFor finds the card of a question; else it has none
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
