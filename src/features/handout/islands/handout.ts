/** Makes sheets to hand out from the built pages. Everything happens in the browser; nothing is stored or sent. */
import { fetchCaregiverPages, type MenuEntry } from '../../../browser/caregiversMenu.ts';
import { fetchPage } from '../../../browser/fragment.ts';
import { langAttributes, type LanguageCode, isLanguageCode } from '../../../i18n/languages.ts';

/** Sizes of letters in points: as large as fits, at least what can still be read on paper. */
const largest = 11.5;
const smallest = 6.5;
const step = 0.25;

/** One page in one language, taken apart. */
type Text = {
  language: LanguageCode;
  title: string;
  blocks: HTMLElement[];
  qr: string;
  address: string;
  status: string;
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

async function readText(id: string, language: LanguageCode, pages: MenuEntry[]): Promise<Text> {
  const path = pages.find((entry) => String(entry.id) === id)?.path;
  if (!path) throw new Error(`There is no page ${id} in ${language}`);
  const page = await fetchPage(path);
  const blocks = [...page.querySelectorAll('[data-pair]')].flatMap((pair) => pair.firstElementChild ?? []);
  if (blocks.length === 0) throw new Error(`${path} has no text`);
  return {
    language,
    title: textOf(page.querySelector('h1')).replaceAll('\u00ad', ''),
    blocks: blocks.map(plainBlock),
    qr: `/qr/${id}-${language}.svg`,
    address: textOf(page.querySelector('[data-short-address]')),
    status: `${textOf(page.querySelector('[data-status]'))} ${textOf(page.querySelector('[data-changed]'))}.`,
  };
}

/** Makes sheets of chosen pages. */
function createPress(maker: HTMLElement) {
  const copyOf = (name: string): HTMLElement => {
    const template = maker.querySelector<HTMLTemplateElement>(`template[data-handout-${name}]`);
    const copy = template?.content.firstElementChild?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error(`There is no pattern for ${name}`);
    return copy;
  };

  /** A row of the sheet: the same thing in each language. */
  const rowOf = (texts: Text[], cellOf: (text: Text) => Node | undefined): HTMLElement[] =>
    texts.map((text) => {
      const cell = document.createElement('div');
      Object.assign(cell, langAttributes(text.language));
      cell.append(cellOf(text) ?? '');
      return cell;
    });

  function footOf({ qr, address, status }: Text): HTMLElement {
    const foot = copyOf('foot');
    foot.querySelector('img')?.setAttribute('src', qr);
    const [where, said] = [foot.querySelector('bdi'), foot.querySelector('[data-part="status"]')];
    if (where) where.textContent = address;
    if (said) said.textContent = status;
    return foot;
  }

  function sheetOf(texts: Text[]): HTMLElement {
    const sheet = copyOf('sheet');
    const part = (name: string) => sheet.querySelector(`[data-part="${name}"]`);
    const title = (text: Text) => Object.assign(document.createElement('h3'), { textContent: text.title });
    sheet.dir = langAttributes(texts[0]?.language ?? 'sv').dir;
    part('head')?.append(...rowOf(texts, title));
    const rows = Math.max(...texts.map(({ blocks }) => blocks.length));
    for (let index = 0; index < rows; index++) {
      const row = copyOf('row');
      row.append(...rowOf(texts, ({ blocks }) => blocks[index]));
      part('text')?.append(row);
    }
    part('foot')?.append(...rowOf(texts, footOf));
    // Whoever hands it out reads this page's language, perhaps not the sheet's.
    const machine = part('machine');
    if (machine)
      machine.toggleAttribute(
        'hidden',
        texts.every(({ language }) => language === 'sv'),
      );
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

/** Makes the letters as large as the sheet holds. What would be too small to read takes a second sheet. */
function fit(sheet: HTMLElement): void {
  sheet.style.removeProperty('block-size');
  const overflows = (points: number) => {
    sheet.style.setProperty('--sheet-size', `${points}pt`);
    return sheet.scrollHeight > sheet.clientHeight;
  };
  // Halving: each look makes the browser lay the sheet out anew.
  let [fits, tooLarge] = [0, Math.round((largest - smallest) / step) + 1];
  while (tooLarge - fits > 1) {
    const middle = Math.floor((fits + tooLarge) / 2);
    if (overflows(smallest + middle * step)) tooLarge = middle;
    else fits = middle;
  }
  if (overflows(smallest + fits * step)) sheet.style.blockSize = 'auto';
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
    const languages = [...new Set(selects.map(({ value }) => value))].filter(isLanguageCode);
    // The choice is in the address, so that a ward can keep it as a bookmark.
    const url = new URL(location.href);
    url.searchParams.set('pages', ids.join(','));
    url.searchParams.set('languages', languages.join(','));
    history.replaceState(history.state, '', url);
    let words = status.dataset['none'];
    let sheets: HTMLElement[] = [];
    try {
      sheets = await press(ids, languages);
      if (ids.length > 0) words = `${status.dataset['ready']} ${sheets.length}`;
    } catch (error) {
      console.warn('The sheets could not be made', error);
      words = status.dataset['failed'];
    }
    if (own !== turn) return;
    preview.hidden = false;
    preview.replaceChildren(...sheets);
    await document.fonts.ready;
    sheets.forEach(fit);
    preview.hidden = preview.children.length === 0;
    if (print) print.hidden = preview.hidden;
    document.documentElement.toggleAttribute('data-sheets', !preview.hidden);
    status.textContent = words ?? '';
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  // What is shown is what is chosen: no sheet of an earlier choice is printed.
  form.addEventListener('change', () => {
    if (document.documentElement.hasAttribute('data-sheets')) void show();
  });
  // Print styles change more than the eye sees; the letters are fitted to them as well.
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (!matches) return;
    for (const sheet of preview.querySelectorAll<HTMLElement>('article')) fit(sheet);
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
