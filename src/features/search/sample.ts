/** Samples for the gallery and tests: the content of a panel, hits and an answer. */
import type { ExampleContext } from '../../gallery/examples.ts';
import { searchAddress } from '../../search/address.ts';
import type { SearchQuery, Help, Hit, SearchAnswer } from '../../search/contract.ts';
import { searchCopy } from './searchCopy.ts';
import type { PanelContent } from './SearchPanel.tsx';
import type { Link } from './useSearch.ts';

/** Returns a link to a query, which does nothing in the gallery. */
export const linkTo = (asked: SearchQuery): Link => ({ href: searchAddress('/sok', asked), onClick: () => undefined });

/** Returns the content of a panel in the gallery's language. */
export const contentOf = ({ copy, language, say }: ExampleContext): PanelContent => ({
  copy: copy(searchCopy),
  locale: language,
  dir: language === 'ar' ? 'rtl' : 'ltr',
  path: say('/sok', '/ar/search'),
  prefix: say('', '/ar'),
  types: ['page', 'faq'],
  examples: [say('fasta', 'الصيام'), say('vara rädd', 'الخوف')],
  categories: [
    { id: 'a', title: say('Sövas och opereras', 'التخدير والعمليات'), path: '/sovas-och-opereras' },
    { id: 'b', title: say('Sprutor och stick', 'الإبر'), path: '/sprutor-och-stick' },
  ],
});

/** Returns a hit of each type. */
export const hitsOf = ({ language, say }: ExampleContext): Hit[] =>
  (['page', 'faq', 'video', 'podcast'] as const).map((contentType) => ({
    objectID: `${contentType}-1-${language}`,
    locale: language,
    contentType,
    title: say('Fasta före narkos', 'الصيام قبل التخدير'),
    path: contentType === 'podcast' ? 'fasta' : '/narstaende/fasta',
    slug: 'fasta',
    preamble: '',
    parents: contentType === 'page' ? [say('Före', 'قبل')] : [],
    tags: [],
    thumbnailUrl: '/drawings/topic-faq.svg',
    answer: say('Magen ska vara tom.\nFråga vårdpersonalen.', 'يجب أن تكون المعدة فارغة.'),
    marked: {
      title: [
        { text: say('Fasta', 'الصيام'), mark: true },
        { text: say(' före narkos', ' قبل التخدير'), mark: false },
      ],
      snippet: [{ text: say('Magen ska vara tom.', 'يجب أن تكون المعدة فارغة.'), mark: false }],
    },
  }));

/** Returns data of a help card. Its copy belongs to the feature that renders it. */
export const helpOf = ({ language, say }: ExampleContext): Help => ({
  kind: 'crisis',
  id: 'die',
  lang: language,
  numbers: ['112'],
  title: say('Prata med någon nu.', 'تحدّث مع أحد الآن.'),
  lines: [{ text: say('Är du i fara nu?', 'هل أنت في خطر الآن؟'), number: '112' }],
  path: '/',
  page: { title: say('När man inte vill leva', 'عندما لا يريد المرء أن يعيش'), lang: language },
});

/** Returns an answer with the given hits, on the first of three pages. */
export const answerWith = (hits: Hit[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  hits,
  nbHits: hits.length > 0 ? 41 : 0,
  nbPages: hits.length > 0 ? 3 : 0,
  page: 1,
  hitsPerPage: 20,
  facets: { page: hits.length > 0 ? 30 : 0, video: 0, faq: hits.length > 0 ? 11 : 0, podcast: 0 },
  query: 'fasta',
  queryId: 'id-of-query',
  isApproximate: false,
  help: null,
  ...more,
});
