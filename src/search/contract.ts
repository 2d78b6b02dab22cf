/** What the search address takes and answers: the one place where browser and server agree. Neither side owns it. */
import type { LanguageCode } from '../i18n/languages.ts';

export const contentTypes = ['page', 'video', 'faq', 'podcast'] as const;
export type ContentType = (typeof contentTypes)[number];

/** How many hits there are of each type. */
export type Facets = Record<ContentType, number>;

/** Returns a count for each type. */
export const countTypes = (count: (type: ContentType) => number): Facets =>
  Object.fromEntries(contentTypes.map((type) => [type, count(type)])) as Facets;

/** What of a record is answered, with the specification's names (section 3: search hit). A type may lack some fields. */
export type AnsweredRecord = {
  objectID: string;
  locale: LanguageCode;
  contentType: ContentType;
  title: string;
  alternativeTitle?: string;
  /** A question's leads to its place in the list; a podcast's is what follows `/podcast/`. */
  path: string;
  /** The last part of a film's address; a clip has none, and is at its `path`. */
  slug?: string;
  preamble: string;
  description?: string;
  /** Titles of the pages above. */
  parents: string[];
  tags: string[];
  question?: string;
  answer?: string;
  /** A picture of our own, never another host's: that would be a request before consent. */
  thumbnailUrl?: string;
  /** The series that a film belongs to. */
  videoFormat?: { name: string; cover?: string };
  providerMetadata?: { thumbnails: { default: { url: string; width: number; height: number } } };
  /** Set where a film is one of the quick questions, which are shown together. */
  groupedVideos?: boolean;
  podcastFormatName?: string;
};

/** A run of text, highlighted or not. No HTML, so that nothing can be smuggled in. */
export type Segment = { text: string; mark: boolean };

/** What of a hit is shown with its words highlighted. */
export type Highlighted = { title: Segment[]; snippet: Segment[] };

export type Hit = AnsweredRecord & { marked: Highlighted };

/** A card: whom to ring, in which order. */
export type Help = {
  /** Somebody's body in danger, or somebody who needs somebody. */
  kind: 'emergency' | 'crisis';
  id: string;
  /** The card's language, which may differ from the page's. */
  lang: LanguageCode;
  /** In the order in which they are shown. */
  numbers: string[];
  title: string;
  /** What is said of each number, and before them of a place to go to. */
  lines: { text: string; number?: string }[];
  /** The page that answers, and its title's language. */
  path: string;
  page: { title: string; lang: LanguageCode };
  /** One line in the asker's own language, where the card is in another. */
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
  /** No record has all the words as typed; these have similar ones. */
  isApproximate: boolean;
  /** "Did you mean": the question in words of the texts, where it is approximate and a similar word exists. */
  suggestion?: string | undefined;
  /** The card above the hits, where the question may be a cry for help or an emergency; it never shuts them out. */
  help: Help | null;
};

/** A question as the address of the search page has it. */
export type Asked = {
  query: string;
  type?: ContentType | undefined;
  /** From 1. */
  page: number;
};

/** POST /api/insights takes these: what a reader did with hits (specification, section 7). */
export type InsightsEvent = {
  type: 'viewed' | 'clicked' | 'converted';
  objectIDs: string[];
  /** Of the answer that held them. */
  queryId?: string | undefined;
  /** Places of clicked hits in that answer, from 1. */
  positions?: number[] | undefined;
};
