/** Search as the address answers it: an engine's hits with their words marked, pages counted. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { hitsPerPage } from '../../search/address.ts';
import {
  type ContentType,
  countTypes,
  type Highlighted,
  type Hit,
  type InsightsEvent,
  type SearchAnswer,
} from '../../search/contract.ts';
import type { Payer } from '../http/limit.ts';
import type { LanguageKnowledge, SearchEngine } from './engine.ts';
import { createMarking } from './marks.ts';
import { createNeedCheck } from './needAnywhere.ts';
import { suggestionOf } from './suggestion.ts';
import { withShortWords } from './words.ts';

/** Letters of a question (specification, section 9). */
export const longestQuery = 512;

export type SearchQuestion = {
  locale: LanguageCode;
  query: string;
  contentType?: ContentType | undefined;
  page: number;
  /** Hits are wanted also where it may be a cry for help. */
  showAnyway?: boolean | undefined;
};

/** The request that something is done for: how long it is waited for, and who pays. */
export type Asker = { signal?: AbortSignal | undefined; payer?: Payer | undefined };

export type SearchService = {
  engine: string;
  answer: (question: SearchQuestion, asker?: Asker) => Promise<SearchAnswer>;
  /** Tells the engine what readers did, if it has use for that. */
  send: (events: readonly InsightsEvent[]) => Promise<void>;
  /** @returns the answer to a cry for help, which asks no engine; nothing to other questions */
  answerInNeed: (question: SearchQuestion) => SearchAnswer | undefined;
};

/** The text itself is not sent: its snippet is shown. */
function hitOf({ record: { body, words, ...hit }, marked }: { record: SearchRecord; marked: Highlighted }): Hit {
  return { ...hit, marked };
}

/** @returns the answer to a question for which nothing is searched */
export const withoutHits = ({ query, page }: SearchQuestion, queryId: string, isCrisis: boolean): SearchAnswer => ({
  page,
  hitsPerPage,
  query,
  queryId,
  hits: [],
  nbHits: 0,
  nbPages: 0,
  facets: countTypes(() => 0),
  isApproximate: false,
  isCrisis,
});

/** Of a language of which nothing is known. */
const unmarked = (record: SearchRecord): { record: SearchRecord; marked: Highlighted } => ({
  record,
  marked: { title: [{ text: record.title, mark: false }], snippet: [{ text: record.preamble, mark: false }] },
});

/**
 * @param engine finds the records
 * @param knowledge by language; one without it has no marks and no words of need
 * @param createId gives each question a name for what is told of its hits
 */
export function createSearchService(
  engine: SearchEngine,
  knowledge: ReadonlyMap<LanguageCode, LanguageKnowledge>,
  createId: () => string,
): SearchService {
  const isNeed = createNeedCheck(knowledge);

  const markings = new Map([...knowledge].map(([language, known]) => [language, createMarking(known)]));

  const emptyFor = (question: SearchQuestion) =>
    withoutHits(question, createId(), isNeed(question.query, question.locale));

  return {
    engine: engine.name,
    send: async (events) => engine.send?.(events),
    answerInNeed(question) {
      const empty = emptyFor(question);
      return empty.isCrisis ? empty : undefined;
    },
    async answer(question, { signal } = {}) {
      const { locale, contentType, page } = question;
      const empty = emptyFor(question);
      // What shares a word with a cry for help does not answer it: the help lines do, and the pages that stand with them.
      if ((empty.isCrisis && !question.showAnyway) || question.query.trim() === '') return empty;
      const query = withShortWords(question.query, locale);
      const found = await engine.search({ locale, query, contentType, page, hitsPerPage }, signal);
      const known = knowledge.get(locale);
      const asked = known?.analyzer.words(query).length ?? 0;
      const marked = markings.get(locale)?.(found.hits, found, asked) ?? found.hits.map(unmarked);
      return {
        ...empty,
        queryId: found.queryId ?? empty.queryId,
        hits: marked.map(hitOf),
        nbHits: found.nbHits,
        nbPages: Math.ceil(found.nbHits / hitsPerPage),
        facets: found.facets,
        isApproximate: found.isApproximate,
        suggestion: found.isApproximate && known ? suggestionOf(query, known.analyzer, known.lexicon) : undefined,
      };
    },
  };
}
