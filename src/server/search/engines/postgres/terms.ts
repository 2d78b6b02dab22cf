/** Converts records and queries to PostgreSQL's `tsvector` and `tsquery`, with the analyzer's terms only. */
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { LanguageResources } from '../../language/resources.ts';
import { type Clause, mergeClauses } from '../../query/clauses.ts';
import { termsOfText } from '../../query/phrases.ts';
import type { QueryTerm } from '../../query/queryTerms.ts';
import { boosts, type Field, fields, fieldsOf, wordsOf } from '../../query/ranking.ts';

/** PostgreSQL has four weights: A, the heaviest, to D. */
const weightOf: Record<Field, 'A' | 'B' | 'C' | 'D'> = { title: 'A', preamble: 'B', tags: 'C', body: 'D' };

/** Weights for ts_rank, in its order D, C, B, A, scaled to a maximum of 1. */
export const rankWeights = [boosts.body, boosts.tags, boosts.preamble, boosts.title].map(
  (boost) => boost / boosts.title,
);

/** PostgreSQL's limits on positions in a tsvector and per lexeme (its manual, Full Text Search, "Limitations"). */
const lastPlace = 16_383;
const maxPlaces = 255;
/** A lexeme must be under 2 KB. Longer terms are not words; they are cut the same way in records and queries. */
const maxTermLength = 400;

/** Quotes any term for PostgreSQL. NUL is removed: it is the one character that PostgreSQL text can't contain. */
const quoted = (term: string): string =>
  `'${term.slice(0, maxTermLength).toWellFormed().replaceAll('\0', '').replaceAll(/['\\]/g, '$&$&')}'`;

/** Increase with each change to `vectorOf`, so that databases are refilled. */
const vectorFormat = 1;

export const versionOf = ({ version }: Pick<LanguageResources, 'version'>): string => `${version}-${vectorFormat}`;

/** Returns a tsvector literal with every term of a record, its positions and weights. */
export function vectorOf(record: SearchRecord, language: LanguageResources): string {
  const { analyzer } = language;
  const places = new Map<string, string[]>();
  let at = 0;
  const putAtNextPlace = (terms: readonly string[], field: Field) => {
    at = Math.min(at + 1, lastPlace);
    for (const term of terms) {
      const kept = places.get(term) ?? [];
      if (kept.length < maxPlaces) kept.push(`${at}${weightOf[field]}`);
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

/** The clauses of all query terms as parallel arrays, for `unnest`. */
type ClauseColumns = { queryTerm: number[]; matches: string[]; ranks: string[]; weight: number[] };

/**
 * Returns each clause as two tsqueries: `matches`, which a record must satisfy, and `ranks`, which is scored. Equal
 * clauses of a term are merged.
 */
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

/** Returns a tsquery that matches any of the clauses. */
export const anyOf = ({ matches }: ClauseColumns): string => any(matches.map((query) => `(${query})`));
