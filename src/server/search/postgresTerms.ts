/** Records and questions in PostgreSQL's terms: its `tsvector` and `tsquery`, made of the analyzer's terms alone. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageKnowledge } from './engine.ts';
import { termsOfText } from './phrases.ts';
import { type Group, mergedWays, type Way } from './query.ts';
import { boosts, type Field, fields, fieldsOf, wordsOf } from './ranking.ts';

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

/** @returns a term as PostgreSQL reads it, whatever is in it; NUL is the one sign that no text there can hold */
const quoted = (term: string): string =>
  `'${term.slice(0, longestTerm).toWellFormed().replaceAll('\0', '').replaceAll(/['\\]/g, '$&$&')}'`;

/** To be raised with each change of `vectorOf`: a database that was filled otherwise is then filled anew. */
const vectorFormat = 1;

/** @returns the version of a language's index in the database */
export const versionOf = ({ version }: Pick<LanguageKnowledge, 'version'>): string => `${version}-${vectorFormat}`;

/** @returns the text of a tsvector with every term of a record, its places and weights */
export function vectorOf(record: SearchRecord, { analyzer, vocabulary, lexicon }: LanguageKnowledge): string {
  const places = new Map<string, string[]>();
  let at = 0;
  const put = (term: string, field: Field) => {
    const own = places.get(term) ?? [];
    if (own.length < mostPlaces) own.push(`${at}${weightOf[field]}`);
    places.set(term, own);
  };
  const texts = fieldsOf(record);
  for (const field of fields) {
    const text = texts[field];
    for (const word of wordsOf(text, field, analyzer)) {
      at = Math.min(at + 1, lastPlace);
      for (const term of analyzer.terms(word, vocabulary)) put(term, field);
    }
    for (const term of termsOfText(text, field === 'title', analyzer, lexicon)) {
      at = Math.min(at + 1, lastPlace);
      put(term, field);
    }
  }
  return [...places].map(([term, own]) => `${quoted(term)}:${own.join(',')}`).join(' ');
}

const any = (queries: readonly string[]): string => queries.join(' | ');

const termsOf = ({ all, isPrefix }: Way): string[][] =>
  all.map((terms) => [...new Set(terms)].map((term) => quoted(term) + (isPrefix ? ':*' : '')));

/** The ways of all groups, column by column. */
export type WayColumns = { group: number[]; matches: string[]; ranks: string[]; weight: number[] };

/** @returns each way as two tsqueries: what a record must have, and what of it counts; equal ways of a word are one */
export function columnsOf(groups: readonly Group[]): WayColumns {
  const columns: WayColumns = { group: [], matches: [], ranks: [], weight: [] };
  groups.forEach(({ ways }, index) => {
    for (const way of mergedWays(ways)) {
      const lists = termsOf(way);
      columns.group.push(index);
      columns.matches.push(lists.map((terms) => `(${any(terms)})`).join(' & '));
      columns.ranks.push(any(lists.flat()));
      columns.weight.push(way.weight);
    }
  });
  return columns;
}

/** @returns a tsquery of everything that has any of the ways */
export const anyOf = ({ matches }: WayColumns): string => any(matches.map((query) => `(${query})`));
