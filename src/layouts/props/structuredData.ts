/** Structured data of a page for search engines (schema.org). */
import { product } from '../../shared/product.ts';

type Crumb = { title: string; path: string };

export type StructuredDataInput = {
  siteUrl: string;
  url: string;
  language: string;
  title: string;
  description: string;
  changed: string;
  crumbs: Crumb[];
  isClinical: boolean;
  audience: 'child' | 'teen' | 'caregiver' | 'everyone';
  questions?: { question: string; answer: string }[];
};

const audienceTypes = {
  child: 'Children',
  teen: 'Teenagers',
  caregiver: 'Caregivers',
  everyone: 'Children and caregivers',
};

/** A graph of nodes (JSON-LD). */
type Graph = { '@context': string; '@graph': object[] };

/**
 * Returns a graph with the page, its breadcrumbs and its questions, if any. A page that nobody in care has reviewed has
 * no reviewer and no lastReviewed.
 */
export function structuredData(input: StructuredDataInput): Graph {
  const { siteUrl, url, language, title, description, changed, crumbs, isClinical, audience, questions = [] } = input;
  const page = {
    '@type': isClinical ? 'MedicalWebPage' : 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    dateModified: changed,
    isPartOf: { '@type': 'WebSite', name: product.name, url: `${siteUrl}/` },
    ...(isClinical ? { audience: { '@type': 'MedicalAudience', audienceType: audienceTypes[audience] } } : {}),
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { title, path: new URL(url).pathname }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: `${siteUrl}${crumb.path}`,
    })),
  };
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [page, ...(crumbs.length > 0 ? [breadcrumbs] : []), ...(questions.length > 0 ? [faq] : [])],
  };
}

type VideoInput = {
  name: string;
  description: string;
  /** Absolute addresses of the still, and of the film itself or another host's player. */
  thumbnailUrl: string;
  contentUrl?: string | undefined;
  embedUrl?: string | undefined;
  /** As 2026-11-21. */
  uploadDate: string;
  /** Duration in seconds. */
  seconds: number;
  inLanguage: string;
  transcript?: string | undefined;
  /** Its alternatives for those who can't hear it (schema.org). */
  accessibilityFeature?: 'captions'[];
};

/** Returns the graph with the film of its page. */
export const withVideo = (graph: Graph, { seconds, ...video }: VideoInput): Graph => ({
  ...graph,
  '@graph': [...graph['@graph'], { '@type': 'VideoObject', ...video, duration: `PT${Math.round(seconds)}S` }],
});

type EpisodeInput = {
  url: string;
  name: string;
  description: string;
  /** As 2026-11-21. */
  datePublished: string;
  seconds: number;
  inLanguage: string;
  series: { name: string; url: string; webFeed: string };
  /** Absolute addresses of the audio file, or of another host's player. */
  contentUrl?: string | undefined;
  encodingFormat?: string | undefined;
  embedUrl?: string | undefined;
};

/** Returns the graph with the episode of its page. */
export function withEpisode(
  graph: Graph,
  { seconds, series, contentUrl, encodingFormat, embedUrl, ...episode }: EpisodeInput,
): Graph {
  const duration = `PT${Math.round(seconds)}S`;
  const sound = { '@type': 'AudioObject', duration, contentUrl, encodingFormat, embedUrl };
  const node = {
    '@type': 'PodcastEpisode',
    ...episode,
    timeRequired: duration,
    associatedMedia: sound,
    partOfSeries: { '@type': 'PodcastSeries', ...series },
  };
  return { ...graph, '@graph': [...graph['@graph'], node] };
}

type NewsInput = {
  url: string;
  headline: string;
  /** Dates, as 2026-11-22. */
  datePublished: string;
  dateModified: string;
  inLanguage: string;
};

/** Returns the graph with the piece of news of its page. */
export const withNews = (graph: Graph, news: NewsInput): Graph => ({
  ...graph,
  '@graph': [
    ...graph['@graph'],
    { '@type': 'NewsArticle', ...news, author: { '@type': 'Organization', name: product.name } },
  ],
});

/** Serialises a value as JSON that can't end the script element around it. */
export const toScriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
