/** Records and questions in PostgreSQL's terms: its `tsvector` and `tsquery`, made of the analyzer's terms alone. */
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { LanguageResources } from '../../language/resources.ts';
import { type Clause, mergeClauses } from '../../query/clauses.ts';
import { termsOfText } from '../../query/phrases.ts';
import type { QueryTerm } from '../../query/queryTerms.ts';
import { boosts, type Field, fields, fieldsOf, wordsOf } from '../../query/ranking.ts';

/** PostgreSQL knows four weights, the heaviest first. */
const weightOf: Record<Field, 'A' | 'B' | 'C' | 'D'> = { title: 'A', preamble: 'B', tags: 'C', body: 'D' };

/** What each weight counts, as ts_rank takes it: D, C, B, A, the highest 1. */
export const rankWeights = [boosts.body, boosts.tags, boosts.preamble, boosts.title].map(
  (boost) => boost / boosts.title,
);

/** Limits of PostgreSQL, "Limitations" of its chapter on text search: places in a text, and places of one word. */
const lastPlace = 16_383;
const mostPlaces = 255;
/** A lexeme has less than 2 KB; what is longer is no word, and is cut the same in records and questions. */
const longestTerm = 400;

/** Returns a term as PostgreSQL reads it, whatever is in it; NUL is the one sign that no text there can hold. */
const quoted = (term: string): string =>
  `'${term.slice(0, longestTerm).toWellFormed().replaceAll('\0', '').replaceAll(/['\\]/g, '$&$&')}'`;

/** To be raised with each change of `vectorOf`: a database that was filled otherwise is then filled anew. */
const vectorFormat = 1;

/** Returns the version of a language's index in the database. */
export const versionOf = ({ version }: Pick<LanguageResources, 'version'>): string => `${version}-${vectorFormat}`;

/** Returns the text of a tsvector with every term of a record, its places and weights. */
export function vectorOf(record: SearchRecord, language: LanguageResources): string {
  const { analyzer } = language;
  const places = new Map<string, string[]>();
  let at = 0;
  const putAtNextPlace = (terms: readonly string[], field: Field) => {
    at = Math.min(at + 1, lastPlace);
    for (const term of terms) {
      const kept = places.get(term) ?? [];
      if (kept.length < mostPlaces) kept.push(`${at}${weightOf[field]}`);
      places.set(term, kept);
    }
  };
  const texts = fieldsOf(record);
  for (const field of fields) {
    const text = texts[field];
    for (const word of wordsOf(text, field, analyzer)) putAtNextPlace(analyzer.terms(word), field);
    for (const term of termsOfText(text, field === 'title', language)) putAtNextPlace([term], field);
  }
  return [...places].map(([term, kept]) => `${quoted(term)}:${kept.join(',')}`).join(' ');
}

const any = (queries: readonly string[]): string => queries.join(' | ');

const termListsOf = ({ allOf, isPrefix }: Clause): string[][] =>
  allOf.map((terms) => [...new Set(terms)].map((term) => quoted(term) + (isPrefix ? ':*' : '')));

/** The clauses of all query terms, column by column. */
type ClauseColumns = { queryTerm: number[]; matches: string[]; ranks: string[]; weight: number[] };

/** Returns each clause as two tsqueries: what a record must have, and what of it counts; equal ones of a term are one. */
export function columnsOf(queryTerms: readonly QueryTerm[]): ClauseColumns {
  const columns: ClauseColumns = { queryTerm: [], matches: [], ranks: [], weight: [] };
  queryTerms.forEach(({ clauses }, index) => {
    for (const clause of mergeClauses(clauses)) {
      const lists = termListsOf(clause);
      columns.queryTerm.push(index);
      columns.matches.push(lists.map((terms) => `(${any(terms)})`).join(' & '));
      columns.ranks.push(any(lists.flat()));
      columns.weight.push(clause.weight);
    }
  });
  return columns;
}

/** Returns a tsquery of everything that has any of the clauses. */
export const anyOf = ({ matches }: ClauseColumns): string => any(matches.map((query) => `(${query})`));
