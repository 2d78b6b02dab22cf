/** Makes sheets to hand out from the built pages. Everything happens in the browser; nothing is stored or sent. */
import { fetchCaregiverPages, type MenuEntry } from '../../../client/caregiversMenu.ts';
import { fetchPage } from '../../../client/fragment.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';

/** One page in one language, taken apart. */
type Text = {
  language: LanguageCode;
  title: string;
  blocks: HTMLElement[];
  /** The list of what the text rests on, and its heading; none on a text without sources. */
  sources: HTMLElement | undefined;
  sourcesTitle: string;
  /** What every printed page says at its foot: state, date, address, code. */
  foot: HTMLElement;
};

/** @returns the element that must be there */
function need(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** @returns a part of a sheet */
const partOf = (sheet: HTMLElement, name: string): HTMLElement => need(sheet, `[data-part="${name}"]`);

/** @returns direction and code as the choice of languages has them: the table of languages weighs as much as this tool */
const langAttributes = (code: LanguageCode) => {
  const dir = document.querySelector<HTMLElement>(`[data-handout] option[lang="${code}"]`)?.dir ?? 'ltr';
  return { lang: code, dir };
};

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';

/** @returns a block as it stands on paper: plain elements, a level below the sheet's heading, no links */
function plainBlock(block: Element): HTMLElement {
  const copy = document.importNode(block, true) as HTMLElement;
  for (const heading of copy.querySelectorAll('h2, h3')) {
    const lower = document.createElement(heading.tagName === 'H2' ? 'h4' : 'h5');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    element.removeAttribute('class');
    element.removeAttribute('id');
  }
  return copy;
}

/**
 * @returns the items of a list, each as a list of its own, so that it stands beside its translation and may begin
 * a new sheet; any other block as it is. Translations have as many items (src/content/checks).
 */
function itemsOf(block: HTMLElement): HTMLElement[] {
  const items = [...block.querySelectorAll(':scope > ul > li')];
  if (items.length === 0) return [block];
  return items.map((item) => {
    const list = document.createElement('ul');
    list.append(item);
    return list;
  });
}

async function readText(id: string, language: LanguageCode, pages: MenuEntry[]): Promise<Text> {
  const path = pages.find((entry) => String(entry.id) === id)?.path;
  if (!path) throw new Error(`There is no page ${id} in ${language}`);
  const page = await fetchPage(path);
  need(page, '[data-pair]');
  const sources = page.querySelector('[data-sources]');
  return {
    language,
    title: textOf(page.querySelector('h1')).replaceAll('\u00ad', ''),
    blocks: [...page.querySelectorAll('[data-pair] > :first-child')].map(plainBlock).flatMap(itemsOf),
    sources: sources ? plainBlock(sources) : undefined,
    sourcesTitle: textOf(sources?.parentElement?.querySelector('summary')),
    foot: plainBlock(need(page, '[data-print-footer]')),
  };
}

/** Makes sheets of chosen pages. */
function createPress(maker: HTMLElement) {
  const copyOf = (name: string): HTMLElement => {
    const { content } = need(maker, `template[data-handout-${name}]`) as HTMLTemplateElement;
    return need(content, '*').cloneNode(true) as HTMLElement;
  };

  /** A row of the sheet: the same thing in each language. */
  const rowOf = (texts: Text[], cellOf: (text: Text) => Node | string | undefined): HTMLElement[] =>
    texts.map((text) => {
      const cell = document.createElement('div');
      Object.assign(cell, langAttributes(text.language));
      cell.append(cellOf(text) ?? '');
      return cell;
    });

  function sheetOf(texts: Text[]): HTMLElement {
    const sheet = copyOf('sheet');
    const title = (text: Text) => Object.assign(document.createElement('h3'), { textContent: text.title });
    sheet.dir = langAttributes(texts[0]?.language ?? 'sv').dir;
    partOf(sheet, 'head').append(...rowOf(texts, title));
    const rows = Math.max(...texts.map(({ blocks }) => blocks.length));
    for (let index = 0; index < rows; index++) {
      const row = copyOf('row');
      row.append(...rowOf(texts, ({ blocks }) => blocks[index]));
      partOf(sheet, 'text').append(row);
    }
    // Sources are the same in every language: named once, below their heading in each.
    const list = texts[0]?.sources;
    if (list) {
      const sources = copyOf('sources');
      sources.append(...rowOf(texts, ({ sourcesTitle }) => sourcesTitle), ': ', list);
      partOf(sheet, 'text').append(sources);
    }
    partOf(sheet, 'foot').append(...rowOf(texts, ({ foot }) => foot));
    return sheet;
  }

  return async (ids: string[], languages: LanguageCode[]): Promise<HTMLElement[]> => {
    const menus = await Promise.all(
      languages.map(async (language) => ({ language, pages: await fetchCaregiverPages(language) })),
    );
    const textsOf = (id: string) => Promise.all(menus.map(({ language, pages }) => readText(id, language, pages)));
    return Promise.all(ids.map(async (id) => sheetOf(await textsOf(id))));
  };
}

/** Lets what a sheet does not hold go on over further sheets, each with its number. */
function spread(sheet: HTMLElement): void {
  const sheets = [sheet];
  const isTooLong = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight;
  partOf(sheet, 'number').textContent = '1/1';
  for (const last of sheets) {
    if (!isTooLong(last)) break;
    const next = last.cloneNode(true) as HTMLElement;
    const [rows, rest] = [partOf(last, 'text'), partOf(next, 'text')];
    rest.replaceChildren();
    // A heading goes along with what follows it.
    while (rows.children.length > 1 && (isTooLong(last) || rows.lastElementChild?.matches(':not(:has(p, li))')))
      rest.prepend(rows.lastElementChild ?? '');
    // One row alone is longer than a sheet: the browser breaks it.
    if (isTooLong(last)) last.style.blockSize = 'auto';
    if (rest.children.length === 0) break;
    last.after(next);
    sheets.push(next);
  }
  for (const [index, part] of sheets.entries()) partOf(part, 'number').textContent = `${index + 1}/${sheets.length}`;
}

function start(maker: HTMLElement, form: HTMLFormElement, preview: HTMLElement, status: HTMLElement): void {
  const press = createPress(maker);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name="page"]')];
  const selects = [...form.querySelectorAll('select')];
  const print = form.querySelector<HTMLElement>('[data-handout-print]');

  /** The latest choice counts, however long its texts take. */
  let turn = 0;

  async function show(): Promise<void> {
    const own = ++turn;
    const ids = boxes.filter((box) => box.checked).map((box) => box.value);
    const languages = [...new Set(selects.map(({ value }) => value))].filter((code) => code !== '') as LanguageCode[];
    // The choice is in the address, so that a ward can keep it as a bookmark.
    const url = new URL(location.href);
    url.searchParams.set('pages', ids.join(','));
    url.searchParams.set('languages', languages.join(','));
    history.replaceState(history.state, '', url);
    let words = status.dataset['none'];
    let sheets: HTMLElement[] = [];
    try {
      sheets = await press(ids, languages);
    } catch (error) {
      console.warn('The sheets could not be made', error);
      words = status.dataset['failed'];
    }
    if (own !== turn) return;
    preview.hidden = false;
    preview.replaceChildren(...sheets);
    // It is wider than a phone: it starts where its first language does.
    preview.dir = sheets[0]?.dir ?? '';
    await document.fonts.ready;
    sheets.forEach(spread);
    if (sheets.length > 0) words = `${status.dataset['ready']} ${preview.children.length}`;
    preview.hidden = preview.children.length === 0;
    if (print) print.hidden = preview.hidden;
    document.documentElement.toggleAttribute('data-sheets', !preview.hidden);
    status.textContent = words ?? '';
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // On a phone the form fills the screen: what comes next, printing and the sheets, is led into sight.
    void show().then(() => {
      print?.focus({ preventScroll: true });
      print?.scrollIntoView({ block: 'start' });
    });
  });
  // What is shown is what is chosen: no sheet of an earlier choice is printed.
  form.addEventListener('change', () => {
    if (document.documentElement.hasAttribute('data-sheets')) void show();
  });
  print?.addEventListener('click', () => window.print());
  form.querySelector('[data-handout-all]')?.addEventListener('click', () => {
    const all = !boxes.every((box) => box.checked);
    for (const box of boxes) box.checked = all;
    form.dispatchEvent(new Event('change'));
  });
  // The preview is wider than a phone: what scrolls takes the focus.
  preview.tabIndex = 0;
  maker.hidden = false;

  const asked = new URLSearchParams(location.search);
  const ids = asked.get('pages')?.split(',') ?? [];
  for (const box of boxes) box.checked = ids.includes(box.value);
  const languages = asked.get('languages')?.split(',') ?? [];
  selects.forEach((select, index) => {
    const code = languages[index] ?? '';
    if (languages.length > 0 && [...select.options].some(({ value }) => value === code)) select.value = code;
  });
  if (boxes.some((box) => box.checked)) void show();
}

const maker = document.querySelector<HTMLElement>('[data-handout]');
const form = maker?.querySelector('form');
const preview = maker?.querySelector<HTMLElement>('[data-handout-sheets]');
const status = maker?.querySelector<HTMLElement>('[data-handout-status]');
if (maker && form && preview && status) start(maker, form, preview, status);
