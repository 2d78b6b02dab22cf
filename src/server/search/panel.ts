/** The search page with its panel filled in, for those who have no scripts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import type { LanguageCode } from '../../i18n/languages.ts';
import { searchPath } from '../../i18n/paths.ts';
import type { Asked, SearchAnswer } from '../../search/contract.ts';
import { showAnswer } from '../../search/show.ts';
import type { Asker } from './service.ts';

/** A page that shows what was found. */
export type AnsweredPage = { locale: LanguageCode; asked: Asked; answer: SearchAnswer };

/** Makes the HTML of such a page. */
export type Render = (page: AnsweredPage, asker?: Asker) => Promise<string>;

/** A built page in three: the panel, which is copied and filled in, and what stands around it, which stays text. */
type Template = { before: string; panel: Element; after: string; types: readonly (string | null)[] };

const parse = (html: string) => parseHTML(html).document.querySelector('[data-overlay="search"]');

/** @throws Error where the page has no panel */
function templateOf(html: string, name: string): Template {
  const inPage = parse(html);
  if (!inPage) throw new Error(`${name} has no search panel`);
  const [page, own] = [inPage.ownerDocument.toString(), inPage.toString()];
  const at = page.indexOf(own);
  // Of the page, only its text is kept.
  const panel = parse(`<!doctype html><html><body>${own}</body></html>`) ?? inPage;
  const types = [...panel.querySelectorAll('[data-type]')].map((filter) => filter.getAttribute('data-type'));
  return { before: page.slice(0, at), panel, after: page.slice(at + own.length), types };
}

/**
 * @param outDir the built site; each of its search pages is read once
 * @returns `fill`, a function of a language, what stands in the box, and what fills in a copy of the panel; it gives the
 *   page's HTML. And `typesOf`, what a language's search can be narrowed to. Both throw the file system's error where
 *   there is no such page
 */
export function searchPanels(outDir: string) {
  const templates = new Map<LanguageCode, Template>();
  function templateFor(locale: LanguageCode): Template {
    const name = `${searchPath(locale)}.html`;
    const template = templates.get(locale) ?? templateOf(readFileSync(path.join(outDir, name), 'utf8'), name);
    templates.set(locale, template);
    return template;
  }
  return {
    fill(locale: LanguageCode, query: string, show: (panel: Element) => void): string {
      const template = templateFor(locale);
      const panel = template.panel.cloneNode(true) as Element;
      // linkedom 0.18 leaves "&" in attributes as it is, so that "&lt;" would come out as "<".
      panel.querySelector('input')?.setAttribute('value', query.replaceAll('&', '&amp;'));
      show(panel);
      return template.before + panel.toString() + template.after;
    },
    typesOf: (locale: LanguageCode) => templateFor(locale).types,
  };
}

export type Panels = ReturnType<typeof searchPanels>;

/** @returns the HTML of a page that shows what was found */
export const answeredPage = (panels: Panels, { locale, asked, answer }: AnsweredPage): string =>
  panels.fill(locale, asked.query, (panel) => showAnswer(panel, answer, asked));
