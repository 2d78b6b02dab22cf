/**
 * Shows an answer in the search panel. The same code runs in the reader's browser and, for those who have no
 * scripts, on the server: it knows nothing but the panel's elements and the templates that stand in it.
 */
import { addressOf, searchAddress, shownPages } from './address.ts';
import type { Asked, ContentType, Hit, SearchAnswer, Segment } from './contract.ts';
import { countText } from './count.ts';

/** What the panel says, from its attribute `data-words`; `{query}` and `{page}` are put in here. */
export type PanelWords = {
  /** How many hits, by the language's plural categories; `#` stands for the number. */
  count: Partial<Record<Intl.LDMLPluralRule, string>>;
  noResults: string;
  page: string;
  loading: string;
  stalled: string;
  error: string;
  tooLong: string;
  /** Heading of the help lines. */
  need: string;
};

/** What the panel is doing, as its attribute `data-status` says. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export const wordsOf = (panel: Element): PanelWords =>
  JSON.parse(panel.getAttribute('data-words') ?? '{}') as PanelWords;

/** @returns the panel's part of that name; every panel has all of them */
export function partOf(panel: Element, name: string): HTMLElement {
  const part = panel.querySelector<HTMLElement>(`[data-search="${name}"]`);
  if (!part) throw new Error(`The search panel has no part ${name}`);
  return part;
}

function show(element: Element, isShown: boolean): void {
  if (isShown) element.removeAttribute('hidden');
  else element.setAttribute('hidden', '');
}

/** @returns a fresh copy of the first element in a template, or nothing where there is no such template */
function copyOf(panel: Element, selector: string): HTMLElement | undefined {
  const template = panel.querySelector<HTMLTemplateElement>(`template${selector}`);
  const first = template?.content.firstElementChild;
  return first ? (panel.ownerDocument.importNode(first, true) as HTMLElement) : undefined;
}

/** Puts text with its marked words into an element. As text, whatever it holds: no HTML comes from an answer. */
function fill(element: Element | null, segments: readonly Segment[]): void {
  element?.replaceChildren(
    ...segments.map(({ text, mark }) => {
      if (!mark) return element.ownerDocument.createTextNode(text);
      const marked = element.ownerDocument.createElement('mark');
      marked.textContent = text;
      return marked;
    }),
  );
}

function itemOf(panel: Element, hit: Hit): HTMLElement | undefined {
  const item = copyOf(panel, `[data-hit="${hit.contentType}"]`);
  const address = addressOf(hit, panel.getAttribute('data-prefix') ?? '');
  // Of a type that this site does not know there is nothing to show.
  if (!item || address === undefined) return undefined;
  const slot = (name: string) => item.querySelector(`[data-slot="${name}"]`);
  item.setAttribute('data-object', hit.objectID);
  for (const link of item.querySelectorAll('a')) link.setAttribute('href', address);
  const picture = slot('picture');
  if (hit.thumbnailUrl) picture?.setAttribute('src', hit.thumbnailUrl);
  else picture?.remove();
  const kind = slot('kind');
  if (kind && hit.parents.length > 0) kind.textContent = hit.parents.join(' · ');
  fill(slot('title'), hit.marked.title);
  // By its own words a link to a question is like every other.
  fill(slot('question'), [{ text: hit.title, mark: false }]);
  fill(slot('snippet'), hit.marked.snippet);
  slot('answer')?.replaceChildren(
    ...(hit.answer ?? '').split('\n').map((line) => {
      const paragraph = panel.ownerDocument.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
  return item;
}

function showFilters(panel: Element, facets: Partial<Record<string, number>>, chosen: ContentType | undefined): void {
  const filters = partOf(panel, 'filters');
  // A language with one type of content has nothing to choose among.
  show(filters, filters.querySelector('button') !== null);
  for (const button of filters.querySelectorAll('button')) {
    const type = button.getAttribute('data-type') ?? '';
    const count = facets[type] ?? 0;
    const isChosen = type === chosen;
    button.setAttribute('aria-pressed', String(isChosen));
    // Choosing the chosen one again clears it; without scripts, by its value.
    button.setAttribute('value', isChosen ? '' : type);
    if (count === 0 && !isChosen) button.setAttribute('disabled', '');
    else button.removeAttribute('disabled');
    const number = button.querySelector('[data-count]');
    if (number) number.textContent = String(count);
  }
}

function showPages(panel: Element, { page, nbPages }: SearchAnswer, asked: Asked): void {
  const pages = partOf(panel, 'pages');
  const path = panel.getAttribute('data-path') ?? '';
  show(pages, nbPages > 1);
  const label = wordsOf(panel).page;
  const link = (element: Element | null | undefined, to: number) => {
    if (!element) return;
    show(element, to >= 1 && to <= nbPages);
    element.setAttribute('href', searchAddress(path, { ...asked, page: to }));
    element.setAttribute('data-page', String(to));
  };
  link(pages.querySelector('[data-way="previous"]'), page - 1);
  link(pages.querySelector('[data-way="next"]'), page + 1);
  pages.querySelector('ol')?.replaceChildren(
    ...shownPages(page, nbPages).flatMap((number) => {
      const item = copyOf(panel, '[data-page-link]');
      const anchor = item?.querySelector('a');
      if (!item || !anchor) return [];
      link(anchor, number);
      anchor.textContent = String(number);
      anchor.setAttribute('aria-label', label.replace('{page}', String(number)));
      if (number === page) anchor.setAttribute('aria-current', 'page');
      return [item];
    }),
  );
}

/** So much of a question is repeated, in characters: enough to know it by. */
const repeated = 80;

function withQuery(text: string, query: string): string {
  const letters = [...query];
  const shown = letters.length > repeated ? `${letters.slice(0, repeated).join('')}…` : query;
  return text.replace('{query}', () => shown);
}

/** Offers the hits to whoever typed words of need and asked about something else; not where nothing can be searched. */
function showAnyway(panel: Element, asked: Asked | undefined): void {
  const link = partOf(panel, 'anyway');
  show(link, asked !== undefined);
  if (asked)
    link.setAttribute(
      'href',
      searchAddress(panel.getAttribute('data-path') ?? '', { ...asked, page: 1, showAnyway: true }),
    );
}

/** Shows what was found. `asked` is the question, since an answer knows its type and page only in part. */
export function showAnswer(panel: Element, answer: SearchAnswer, asked: Asked): void {
  const words = wordsOf(panel);
  const locale = panel.getAttribute('data-locale') ?? 'sv';
  panel.setAttribute('data-status', 'idle');
  panel.setAttribute('data-query-id', answer.queryId);
  const items = answer.hits.flatMap((hit) => itemOf(panel, hit) ?? []);
  const isHelpOnly = answer.isCrisis && !asked.showAnyway;
  panel.setAttribute('data-answered', items.length > 0 || isHelpOnly ? 'hits' : 'none');
  showFilters(panel, answer.facets, asked.type);
  if (isHelpOnly) show(partOf(panel, 'filters'), false);
  const page = answer.page > 1 ? ` · ${words.page.replace('{page}', String(answer.page))}` : '';
  const found =
    items.length > 0 ? countText(words.count, answer.nbHits, locale) + page : withQuery(words.noResults, asked.query);
  // Whoever hears the page hears of the help lines first.
  const status = partOf(panel, 'status');
  status.textContent = isHelpOnly ? words.need : found;
  // Whoever sees it has the heading.
  status.classList.toggle('visually-hidden', isHelpOnly);
  show(partOf(panel, 'none'), items.length === 0 && !isHelpOnly);
  show(partOf(panel, 'retry'), false);
  show(partOf(panel, 'crisis'), answer.isCrisis);
  show(partOf(panel, 'lines'), false);
  showAnyway(panel, isHelpOnly ? asked : undefined);
  const guess = partOf(panel, 'guess');
  show(guess, answer.isApproximate && items.length > 0);
  const suggestion = guess.querySelector('a');
  if (suggestion) {
    show(suggestion, Boolean(answer.suggestion));
    suggestion.textContent = answer.suggestion ?? '';
    const path = panel.getAttribute('data-path') ?? '';
    suggestion.setAttribute('href', searchAddress(path, { query: answer.suggestion ?? '', page: 1 }));
  }
  partOf(panel, 'hits').replaceChildren(...items);
  showPages(panel, answer, asked);
}

/** Shows the panel as it is before anything was asked. */
export function showStart(panel: Element): void {
  panel.setAttribute('data-status', 'idle');
  panel.removeAttribute('data-answered');
  for (const name of ['filters', 'crisis', 'lines', 'guess', 'none', 'retry', 'pages'])
    show(partOf(panel, name), false);
  partOf(panel, 'status').textContent = '';
  partOf(panel, 'status').classList.remove('visually-hidden');
  partOf(panel, 'hits').replaceChildren();
}

/**
 * Shows that there is no answer, and why, and the way to try again: nothing stands before them. The box keeps what was
 * typed. Nobody has looked whether help is needed, so the numbers stand below in small; words of need that asked for
 * hits all the same have been looked at, and have the help lines.
 */
export function showTrouble(panel: Element, text: string, asked: Asked): void {
  showStart(panel);
  panel.setAttribute('data-status', 'error');
  panel.setAttribute('data-answered', 'none');
  partOf(panel, 'status').textContent = text;
  show(partOf(panel, 'retry'), true);
  const isNeed = asked.showAnyway === true;
  show(partOf(panel, 'crisis'), isNeed);
  show(partOf(panel, 'lines'), !isNeed);
}
