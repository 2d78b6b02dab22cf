/** Reads the built pages and takes them apart. Everything happens in the browser; nothing is stored or sent. */
import { createElement, Fragment, type ReactNode } from 'react';
import { fetchCaregiverPages } from '../../client/caregiversMenu.ts';
import { fetchPage } from '../../client/fragment.ts';
import type { Choice } from './handoutChoice.ts';

/** One page in one language, taken apart. */
export type PageText = {
  lang: string;
  dir: string;
  title: string;
  blocks: ReactNode[];
  /** The list of what the text rests on, and its heading; nothing on a text without sources. */
  sources: ReactNode;
  sourcesTitle: string;
  /** What every printed page says at its foot: state, date, address, code. */
  foot: ReactNode;
  /** A machine has translated it, and no native speaker has read it. */
  isMachine: boolean;
};

/** What stands on paper, and as what: headings go below that of the sheet. Of anything else, links too, the words stay. */
const onPaper: Partial<Record<string, string>> = {
  ...Object.fromEntries(
    ['section', 'div', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'bdi', 'span', 'img', 'br', 'wbr'].map((name) => [
      name,
      name,
    ]),
  ),
  h2: 'h4',
  h3: 'h5',
  h4: 'h5',
};
const attributes = ['lang', 'dir', 'src', 'alt', 'width', 'height'];

/** Returns a piece of a built page as it stands on paper. */
function plain(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const tag = onPaper[node.localName];
  const kept = attributes
    .filter((name) => node.hasAttribute(name))
    .map((name) => [name, node.getAttribute(name)] as const);
  return createElement(tag ?? Fragment, tag ? Object.fromEntries(kept) : null, ...[...node.childNodes].map(plain));
}

/**
 * Returns the items of a list, each as a list of its own, so that it stands beside its translation and may begin
 * a new sheet; any other block as it is. Translations have as many items (src/content/checks).
 */
function blocksOf(block: Element): ReactNode[] {
  const items = [...block.querySelectorAll(':scope > ul > li')];
  return items.length === 0 ? [plain(block)] : items.map((item) => createElement('ul', null, plain(item)));
}

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';

/** @throws Error where it is no page for parents */
function takeApart(page: Document): PageText {
  const { lang, dir } = page.documentElement;
  const blocks = [...page.querySelectorAll('[data-pair] > :first-child')];
  const foot = page.querySelector('[data-print-footer]');
  const sources = page.querySelector('[data-sources]');
  if (blocks.length === 0 || !foot) throw new Error(`There is no text for parents on the page ${page.title}`);
  return {
    lang,
    dir,
    title: textOf(page.querySelector('h1')).replaceAll('\u00ad', ''),
    blocks: blocks.flatMap(blocksOf),
    sources: sources && plain(sources),
    sourcesTitle: textOf(sources?.parentElement?.querySelector('summary')),
    foot: plain(foot),
    isMachine: foot.getAttribute('data-print-footer') === 'machine',
  };
}

/**
 * Fetches the texts of a choice.
 * @returns for each page its text in each language
 * @throws Error where one can't be had
 */
export async function fetchTexts({ pages, languages }: Choice): Promise<PageText[][]> {
  if (pages.length === 0) return [];
  const menus = await Promise.all(
    languages.map(async (language) => ({ language, entries: await fetchCaregiverPages(language) })),
  );
  const textsOf = (id: string) =>
    Promise.all(
      menus.map(async ({ language, entries }) => {
        const path = entries.find((entry) => String(entry.id) === id)?.path;
        if (!path) throw new Error(`There is no page ${id} in ${language}`);
        return takeApart(await fetchPage(path));
      }),
    );
  return Promise.all(pages.map(textsOf));
}
