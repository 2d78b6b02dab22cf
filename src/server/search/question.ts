/** Parses the parameters of a search. */
import { isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import { contentTypes, type ContentType } from '../../search/contract.ts';
import type { Query } from '../http/query.ts';

/** Maximum length of a query, in code points [#126]. */
const maxQueryLength = 512;
/** No search has this many pages: a larger number is a mistake or a probe. */
const maxPages = 1000;

export type SearchQuestion = {
  locale: LanguageCode;
  query: string;
  contentType?: ContentType | undefined;
  /** From 1. */
  page: number;
};

const isContentType = (value: unknown): value is ContentType => contentTypes.some((type) => type === value);

/** Parses the query parameters, or returns a message that says what is wrong. */
export function readQuestion({ locale, q = '', type, page = '1' }: Query): SearchQuestion | string {
  if (typeof locale !== 'string' || !isLanguageCode(locale)) return 'Give the parameter locale, as in locale=sv.';
  if (typeof q !== 'string') return 'Give the parameter q once.';
  if ([...q].length > maxQueryLength) return `The parameter q has at most ${maxQueryLength} characters.`;
  if (type !== undefined && type !== '' && !isContentType(type))
    return `The parameter type is one of ${contentTypes.join(', ')}.`;
  const number = typeof page === 'string' && /^\d{1,4}$/.test(page) ? Number(page) : 0;
  if (number < 1 || number > maxPages) return `The parameter page is a number from 1 to ${maxPages}.`;
  return {
    locale,
    // A lone surrogate can't be encoded as UTF-8 and means nothing.
    query: q.toWellFormed(),
    contentType: isContentType(type) ? type : undefined,
    page: number,
  };
}
