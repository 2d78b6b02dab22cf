/** Configures MiniSearch to use the analyzer's terms instead of its own tokenizer. */
import type { Options, Query } from 'minisearch';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { Words } from '../../language/resources.ts';
import { type Clause, mergeClauses } from '../../query/clauses.ts';
import { isPhraseTerm, termsOfText } from '../../query/phrases.ts';
import type { QueryTerm } from '../../query/queryTerms.ts';
import { bm25, boosts, type Field, fields, fieldsOf, wordsOf } from '../../query/ranking.ts';

export type IndexedRecord = { objectID: string } & Record<Field, string>;

/** Returns a record reduced to its id and searchable fields. */
export const indexedRecord = (record: SearchRecord): IndexedRecord => ({
  objectID: record.objectID,
  ...fieldsOf(record),
});

/** Returns the MiniSearch options. Loading an index needs the same options as building it. */
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

/** Builds a query that matches records with any of the terms; `loadIndex` scores how many of them each record has. */
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

/** Returns whether the terms by which a record was found satisfy a query term. */
export const hasQueryTerm = ({ clauses }: QueryTerm, terms: readonly string[]): boolean =>
  clauses.some((clause) => isFound(clause, terms));
