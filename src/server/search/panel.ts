/** The search page with its panel filled in, for those who have no scripts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '../../i18n/languages.ts';
import { searchPath } from '../../i18n/paths.ts';
import type { render } from '../../integrations/render.ts';
import type { SearchIslandProps } from '../../layouts/Search.island.tsx';
import type { Asked, ContentType, Hit, SearchAnswer } from '../../search/contract.ts';
import type { Asker } from './service.ts';

/** A page that shows what was found, or says why nothing is. */
export type AnsweredPage = {
  locale: LanguageCode;
  asked?: Asked;
  answer?: SearchAnswer;
  failed?: 'error' | 'tooLong';
};

/** Makes the HTML of such a page. */
export type Render = (page: AnsweredPage, asker?: Asker) => Promise<string>;

/** A built page around its panel, which stays text, and what the panel is given in each answer. */
type Template = { before: string; after: string; props: SearchIslandProps };

/** Where the panel stands in the built page (src/layouts/Search.astro). */
const marks = /<!--panel-->[^]*<!--\/panel-->/;

/** Leaves out what only an answer of the API is asked for: every byte of a page is read twice, here and in the browser. */
const shownOf = ({ alternativeTitle, preamble, description, tags, question, ...shown }: Hit) => shown;

/**
 * Makes search pages from those of the built site. Each file is read once.
 * @returns `page`, which throws the file system's error where the site was not built; and `typesOf`, what a language's
 *   search can be narrowed to
 */
export function searchPanels(outDir: string) {
  const templates = new Map<LanguageCode, Template>();
  // At once: help is not to wait for it. What is wrong with it, the first page tells.
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
