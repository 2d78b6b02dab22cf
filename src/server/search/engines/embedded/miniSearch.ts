/** MiniSearch with our terms in place of its own. */
import type { Options, Query } from 'minisearch';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { Words } from '../../language/resources.ts';
import { type Clause, mergeClauses } from '../../query/clauses.ts';
import { isPhraseTerm, termsOfText } from '../../query/phrases.ts';
import type { QueryTerm } from '../../query/queryTerms.ts';
import { bm25, boosts, type Field, fields, fieldsOf, wordsOf } from '../../query/ranking.ts';

/** A record as MiniSearch indexes it. */
export type IndexedRecord = { objectID: string } & Record<Field, string>;

/** Returns a record with the fields that are searched and no others. */
export const indexedRecord = (record: SearchRecord): IndexedRecord => ({
  objectID: record.objectID,
  ...fieldsOf(record),
});

/** Returns the options with which an index is built and loaded. */
export const optionsOf = (words: Words): Options<IndexedRecord> => ({
  idField: 'objectID',
  fields,
  tokenize: (text, field) => [
    ...wordsOf(text, field as Field, words.analyzer),
    ...termsOfText(text, field === 'title', words),
  ],
  processTerm: (word) => (isPhraseTerm(word) ? word : words.analyzer.terms(word)),
  searchOptions: { bm25, tokenize: (term) => [term], processTerm: (term) => term },
});

const boostedBy = (weight: number) =>
  Object.fromEntries(fields.map((field) => [field, boosts[field] * weight])) as Record<Field, number>;

/** Returns the query of some terms. A record may have any of them; how many it has is counted afterwards. */
export const queryOf = (queryTerms: readonly QueryTerm[]): Query => ({
  combineWith: 'OR',
  queries: mergeClauses(queryTerms.flatMap(({ clauses }) => clauses)).map(({ allOf, isPrefix, weight }) => ({
    combineWith: 'AND',
    queries: allOf.map((terms) => ({ combineWith: 'OR', queries: terms })),
    prefix: isPrefix,
    boost: boostedBy(weight),
  })),
});

const isFound = ({ allOf, isPrefix }: Clause, terms: readonly string[]): boolean =>
  allOf.every((anyOf) =>
    anyOf.some((term) => terms.some((found) => (isPrefix ? found.startsWith(term) : found === term))),
  );

/** Returns whether a record that was found by these terms has the query term. */
export const hasQueryTerm = ({ clauses }: QueryTerm, terms: readonly string[]): boolean =>
  clauses.some((clause) => isFound(clause, terms));
