/** Fills in the search panel of the built search pages, for readers without JavaScript. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '../../i18n/languages.ts';
import { searchPath } from '../../i18n/paths.ts';
import type { render } from '../../integrations/render.ts';
import type { SearchIslandProps } from '../../compose/Search.island.tsx';
import type { SearchQuery, ContentType, Hit, SearchAnswer } from '../../search/contract.ts';
import type { Requester } from './service.ts';

/** State of a search page: the results, or the reason why there are none. */
export type AnsweredPage = {
  locale: LanguageCode;
  asked?: SearchQuery;
  answer?: SearchAnswer;
  failed?: 'error' | 'tooLong';
};

/** Renders such a page to HTML. */
export type Render = (page: AnsweredPage, requester?: Requester) => Promise<string>;

/** A built page split around its panel, and the panel's props that are the same in every answer. */
type Template = { before: string; after: string; props: SearchIslandProps };

/** The panel in the built page (src/layouts/Search.astro). */
const marks = /<!--panel-->[^]*<!--\/panel-->/;

/** Drops fields that only the API returns: every byte of a page is parsed twice, here and in the browser. */
const shownOf = ({ alternativeTitle, preamble, description, tags, question, ...shown }: Hit) => shown;

/**
 * Creates a renderer of search pages from the built site. Reads each file once.
 * @returns `page`, which throws the file system's error if the site is not built, and `typesOf`, the content types by
 *   which a language's search can be filtered
 */
export function searchPanels(outDir: string) {
  const templates = new Map<LanguageCode, Template>();
  // Import at once, so that a help card does not wait for it. If it fails, the first page that is rendered throws.
  const code = import(pathToFileURL(path.resolve(outDir, '.server/entry.mjs')).href) as Promise<{
    render: typeof render;
  }>;
  code.catch(() => undefined);

  function templateOf(locale: LanguageCode): Template {
    const known = templates.get(locale);
    if (known) return known;
    const name = `${searchPath(locale)}.html`;
    const [before, after, ...others] = readFileSync(path.join(outDir, name), 'utf8').split(marks);
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`${name} has no search panel`);
    const copy = readFileSync(path.join(outDir, `data/copy/search.${locale}.json`), 'utf8');
    const template = { before, after, props: JSON.parse(copy) as Template['props'] };
    templates.set(locale, template);
    return template;
  }

  return {
    page: async ({ locale, answer, ...state }: AnsweredPage): Promise<string> => {
      const { before, after, props } = templateOf(locale);
      const shown = answer && { ...answer, hits: answer.hits.map(shownOf) };
      const panel = JSON.stringify({ ...props, ...state, answer: shown });
      const response = await (await code).render('/answers', { panel });
      if (!response.ok) throw new Error(`The search panel answered ${response.status}`);
      return before + (await response.text()) + after;
    },
    typesOf: (locale: LanguageCode): readonly ContentType[] => templateOf(locale).props.types,
  };
}
