/** Loads one language's index into memory and ranks its results. */
import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { Language } from '../../language/resources.ts';
import { withGuesses } from '../../query/guesses.ts';
import { queryTermsOf } from '../../query/queryTerms.ts';
import type { StoredRecords } from './buildIndex.ts';
import { hasQueryTerm, type IndexedRecord, optionsOf, queryOf } from './miniSearch.ts';

type Found = { results: SearchResult[]; isApproximate: boolean };
export type LoadedIndex = { search: (query: string) => Found; byId: ReadonlyMap<string, SearchRecord> };

/** Loads the index. Words that match no record as typed are searched with guesses; the result is approximate then. */
export function loadIndex(stored: StoredRecords, language: Language): LoadedIndex {
  const { faqWeight, coveragePower, minOfBest, minOfBestGuess } = language.ranking;
  const index = MiniSearch.loadJS<IndexedRecord>(stored.index, optionsOf(language));
  const byId = new Map(stored.records.map((record) => [record.objectID, record]));
  const typeWeight = (id: string) => (byId.get(id)?.contentType === 'faq' ? faqWeight : 1);

  function search(query: string): Found {
    const asked = queryTermsOf(query, language);
    if (asked.length === 0) return { results: [], isApproximate: false };
    const asTyped = index.search(queryOf(asked));
    const queryTerms = asked.map((term) =>
      asTyped.some(({ terms }) => hasQueryTerm(term, terms)) ? term : withGuesses(term, language),
    );
    const isGuess = queryTerms.map((term) => !asked.includes(term));
    const isApproximate = isGuess.includes(true);
    const scored = (isApproximate ? index.search(queryOf(queryTerms)) : asTyped).map((result) => {
      const count = queryTerms.filter((term) => hasQueryTerm(term, result.terms)).length;
      const coverage = (count / queryTerms.length) ** coveragePower;
      return { result, score: result.score * coverage * typeWeight(String(result.id)) };
    });
    scored.sort((a, b) => b.score - a.score);
    const least = (scored[0]?.score ?? 0) * (isGuess.includes(false) ? minOfBest : minOfBestGuess);
    return { results: scored.filter(({ score }) => score >= least).map(({ result }) => result), isApproximate };
  }

  return { search, byId };
}
