/** Props that all layouts share, from the registry. */
import { readConfig } from '../../config.ts';
import type { PublicSource } from '../../content/facts.ts';
import { factsOf, stateOf, swedishOf } from '../../content/held.ts';
import { getSite } from '../../content/queries.ts';
import { audienceOf, hrefsIn, type PageEntry, pathOf, type Site } from '../../content/site.ts';
import type { Entry } from '../../content/store.ts';
import { provenanceCopy } from '../../features/provenance/Provenance.tsx';
import type { PageCard } from '../../features/topic/PageList.tsx';
import { copyOf } from '../../i18n/copy.ts';
import { isSiteLanguage, type LanguageCode, type SiteLanguage } from '../../i18n/languages.ts';
import { translator } from '../../i18n/messages.ts';
import { type DrawingName, isDrawingName, isSceneName } from '../../ui/Drawing/Drawing.tsx';
import { structuredData } from './structuredData.ts';

/** Returns the public sources of a list of fact rows, each once. */
export function sourcesOf(site: Site, factIds: readonly string[]): PublicSource[] {
  const sources = factIds.flatMap((id) => site.content.facts.get(id)?.sources ?? []);
  return [...new Map(sources.map((source) => [source.key, source])).values()];
}

/**
 * Returns the drawing that a content file names, or `undefined` if it names none.
 * @throws Error naming the file if there is no such drawing
 */
export function drawingOf(name: string | undefined, file: string): DrawingName | undefined {
  if (name === undefined || isDrawingName(name)) return name;
  throw new Error(`${file}: there is no drawing "${name}". Choose one of src/ui/Drawing.`);
}

/**
 * Returns the drawing that a content file names, with a label if it is a scene. Other drawings are decorative, because
 * the words beside them name them.
 * @throws Error naming the file if there is no such drawing
 */
export function pictureProps(name: string | undefined, file: string, language: SiteLanguage) {
  const picture = drawingOf(name, file);
  const pictureLabel = picture && isSceneName(picture) ? translator(language)(`picture_${picture}`) : undefined;
  return { picture, pictureLabel };
}

export function cardOf(entry: PageEntry): PageCard {
  return {
    id: entry.data.id,
    title: entry.data.title,
    path: pathOf(entry),
    text: entry.data.preamble,
    picture: 'picture' in entry.data ? drawingOf(entry.data.picture, entry.file) : undefined,
  };
}

export type Question = { question: string; answer: string };

/** Returns the props that all layouts share. */
export function pageProps<Code extends LanguageCode>(
  entry: PageEntry & { language: Code },
  questions: Question[] = [],
) {
  const site = getSite();
  const config = readConfig();
  const { language } = entry;
  const data = stateOf(site, entry);
  const path = pathOf(entry);
  const t = translator(language);
  const crumbs = site.ancestorsOf(entry).map((above) => ({
    title: above.data.id === 'home' ? t('home') : above.data.title,
    path: pathOf(above),
  }));
  const pageHref = hrefsIn(site, language);
  const swedish = swedishOf(site, entry);
  const provenance = {
    copy: copyOf(language, provenanceCopy),
    language,
    data,
    sources: sourcesOf(site, factsOf(site, entry)),
    swedishPath: swedish && pathOf(swedish),
  };
  return {
    site,
    config,
    path,
    crumbs,
    /** Resolves a link of the text: `page:ID`, or `page:contact` for CONTACT_EMAIL. */
    hrefOf: (id: string) => (id === 'contact' ? `mailto:${config.contactEmail}` : pageHref(id)),
    swedish,
    t,
    provenance,
    /** Shown before the text of a translation whose Swedish nobody in care has read. */
    state: data.translation === 'machine' && data.review === 'unreviewed' ? provenance : undefined,
    related: data.related.flatMap((id) => site.page(id, language) ?? []).map(cardOf),
    head: {
      title: data.title,
      description: data.description,
      language,
      path,
      isCaregiversPage: entry.kind === 'caregiver',
      translationLinks: site.alternatesOf(data.id),
      structuredData: structuredData({
        siteUrl: config.siteUrl,
        url: `${config.siteUrl}${path}`,
        language,
        title: data.title,
        description: data.description,
        changed: data.changed,
        crumbs,
        isClinical: data.review !== 'not-clinical',
        audience: audienceOf(entry),
        questions,
      }),
    },
  };
}

export type TopicEntry = Entry<'page'>;
/** A page outside the caregiver section. In other languages only its tools exist: menu, search and languages. */
export type SiteTopicEntry = TopicEntry & { language: SiteLanguage };

/**
 * Narrows a page to Swedish or English, the languages that have the messages of such pages.
 * @throws Error if the page is in another language
 */
export function asSitePage<One extends PageEntry>(entry: One): One & { language: SiteLanguage } {
  const isSite = (page: One): page is One & { language: SiteLanguage } => isSiteLanguage(page.language);
  if (isSite(entry)) return entry;
  throw new Error(`${entry.file}: in this language only menu, search and languages can be such pages.`);
}
