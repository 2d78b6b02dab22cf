/** The contract between browser and server for search: requests and answers. It belongs to neither side. */
import type { LanguageCode } from '../i18n/languages.ts';

export const contentTypes = ['page', 'video', 'faq', 'podcast'] as const;
export type ContentType = (typeof contentTypes)[number];

/** The number of hits of each type. */
export type Facets = Record<ContentType, number>;

export const countTypes = (count: (type: ContentType) => number): Facets =>
  Object.fromEntries(contentTypes.map((type) => [type, count(type)])) as Facets;

/**
 * The part of a record that the server returns, with the field names of the specification [#151]. Some types lack some
 * fields.
 */
export type AnsweredRecord = {
  objectID: string;
  locale: LanguageCode;
  contentType: ContentType;
  title: string;
  alternativeTitle?: string;
  /** For a question, the address of its place in the list. For a podcast, the part after `/podcast/`. */
  path: string;
  /** The last segment of a film's address. A clip has none; its address is `path`. */
  slug?: string;
  preamble: string;
  description?: string;
  /** Titles of the ancestor pages. */
  parents: string[];
  tags: string[];
  question?: string;
  answer?: string;
  /** Always one of our own pictures: a request to another host would need consent first. */
  thumbnailUrl?: string;
  videoFormat?: { name: string; cover?: string };
  providerMetadata?: { thumbnails: { default: { url: string; width: number; height: number } } };
  /** Set if the film is a quick question; those are shown together. */
  groupedVideos?: boolean;
  podcastFormatName?: string;
};

/** A part of a text, highlighted or not. Plain text instead of HTML prevents injection. */
export type Segment = { text: string; mark: boolean };

/** The texts of a hit in which matching words are highlighted. */
export type Highlighted = { title: Segment[]; snippet: Segment[] };

export type Hit = AnsweredRecord & { marked: Highlighted };

/** A help card: whom to call, and in which order. */
export type Help = {
  /** `emergency`: someone is in physical danger. `crisis`: someone needs another person to talk to. */
  kind: 'emergency' | 'crisis';
  id: string;
  /** The card's language; it may differ from the page's. */
  lang: LanguageCode;
  /** Telephone numbers, in display order. */
  numbers: string[];
  title: string;
  /** A text for each number, preceded by a place to go to, if there is one. */
  lines: { text: string; number?: string }[];
  /** The page that answers the question, and the language of its title. */
  path: string;
  page: { title: string; lang: LanguageCode };
  /** A line in the reader's own language, if the card is in another. */
  own?: { text: string; lang: string; dir: 'ltr' | 'rtl' };
};

/** GET /api/search. */
export type SearchAnswer = {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  facets: Facets;
  query: string;
  queryId: string;
  /** Whether no record has all the words as typed, so that the hits have similar words. */
  isApproximate: boolean;
  /**
   * "Did you mean": the question with words from our texts. Set if the answer is approximate and a similar word exists.
   */
  suggestion?: string | undefined;
  /** The card above the hits, if the question may be a call for help or an emergency. It never replaces the hits. */
  help: Help | null;
};

/** A question as given in the address of the search page. */
export type SearchQuery = {
  query: string;
  type?: ContentType | undefined;
  /** From 1. */
  page: number;
};

/** An event for POST /api/insights: what a reader did with hits [#152]. */
export type InsightsEvent = {
  type: 'viewed' | 'clicked' | 'converted';
  objectIDs: string[];
  /** The id of the answer that contained the hits. */
  queryId?: string | undefined;
  /** Positions of the clicked hits in that answer, from 1. */
  positions?: number[] | undefined;
};
