/** The review sheet of a language: its pages beside the Swedish, block by block, for a nurse or interpreter with a pen. */
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from '../../src/content/parts.ts';
import type { Content, Entry } from '../../src/content/store.ts';
import { langAttributes, languageOf, type LanguageCode } from '../../src/i18n/languages.ts';

type Page = Entry<'caregiver'>;

const style = readFileSync(path.join(import.meta.dirname, 'sheet.css'), 'utf8');

/** The reader's part of the work, in Swedish: who reads has both languages. */
const steps = [
  'Läs varje stycke på ditt språk. Läs sedan svenskan bredvid. Gör en förälder samma sak efter att ha läst det ena som det andra?',
  'Kryssa i Rätt eller Ändra. Vid Ändra: stryk och skriv det som ska stå där, på ditt språk. Låter det konstigt men betyder rätt, skriv hellre hur du skulle säga det.',
  'Stycken med en svart kant är sådana som någon kan handla fel på: mat och dryck, medicin, när man ska ringa. Börja med dem om tiden är kort.',
  'Skriv längst ner vem du är, om du har läst allt. Då står ditt namn på sidorna. Ingen skriver under för någon annan.',
];

const box = (label: string): ReactNode => h('label', { key: label }, h('input', { type: 'checkbox' }), ` ${label}`);

function pageTable(original: Page, own: Page, starts: string[]): ReactNode {
  const parts = partsOf(own);
  const rows = partsOf(original).map(({ words }, index) =>
    h(
      'tr',
      { key: index, className: starts.some((start) => words.startsWith(start)) ? 'safety' : undefined },
      h('td', null, index + 1),
      h('td', langAttributes(own.language), parts[index]?.words),
      h('td', { lang: 'sv' }, words),
      h('td', null, box('Rätt'), box('Ändra')),
    ),
  );
  return h(
    'section',
    { key: original.data.id },
    h('h2', null, `${original.data.title} `, h('small', null, `${own.file}, ändrad ${own.data.changed}`)),
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          ...['', languageOf(own.language).nativeName, 'Svenska', ''].map((name, at) => h('th', { key: at }, name)),
        ),
      ),
      h('tbody', null, rows),
    ),
  );
}

/**
 * Returns the review sheet of a language as a page of HTML that prints on A4.
 * @param id one page alone; all 21 without it
 * @param sendTo the address to which the sheet goes when it is filled in
 * @throws where the language has no such page
 */
export function reviewSheet(content: Content, language: LanguageCode, id: string | undefined, sendTo: string): string {
  const safety = content.safetyParts[0]?.data ?? {};
  const inLanguage = (code: LanguageCode) =>
    content.caregiver.filter((entry) => entry.language === code && (!id || entry.data.id === id));
  const originals = new Map(inLanguage('sv').map((entry) => [entry.data.id, entry]));
  const pages = language === 'sv' ? [] : inLanguage(language);
  if (pages.length === 0)
    throw new Error(
      `There is no translation ${[language, id].filter(Boolean).join(' ')}. Give a language, and a page's id.`,
    );
  const { nativeName, swedishName } = languageOf(language);
  const heading = `Granskningsblad: ${swedishName} (${nativeName})`;
  const sheet = h(
    'html',
    { lang: 'sv' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', null, heading),
      h('style', { dangerouslySetInnerHTML: { __html: style } }),
    ),
    h(
      'body',
      null,
      h('h1', null, heading),
      h(
        'p',
        null,
        'Texterna är översatta av en maskin. Ingen som har språket som modersmål har läst dem. Tack för att du gör det.',
      ),
      h(
        'ol',
        null,
        steps.map((step) => h('li', { key: step }, step)),
      ),
      h('p', null, `Skicka bladet till ${sendTo}, eller ta bilder av sidorna och skicka dem.`),
      pages.map((own) => {
        const original = originals.get(own.data.id);
        return original && pageTable(original, own, safety[own.data.id] ?? []);
      }),
      h(
        'dl',
        null,
        ['Namn', 'Yrke', 'Jag har läst allt / dessa sidor', 'Datum och namnteckning'].map((field) => [
          h('dt', { key: field }, field),
          h('dd', { key: `${field} line` }),
        ]),
      ),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(sheet)}\n`;
}
