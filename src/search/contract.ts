/** The types on the wire between the search panel and the server. Neither side owns them. */
export type { ContentType } from '../content/searchRecords.ts';
export type { Segment } from '../server/search/marks.ts';
export type { Hit, SearchAnswer } from '../server/search/service.ts';
export type { Asked } from './address.ts';
