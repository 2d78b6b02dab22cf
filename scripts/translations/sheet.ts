/** Renders a printable review sheet: a translation side by side with the Swedish, for a nurse or interpreter. */
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from '../../src/content/parts.ts';
import type { Content, Entry } from '../../src/content/store.ts';
import { langAttributes, languageOf, type LanguageCode } from '../../src/i18n/languages.ts';

type Page = Entry<'caregiver'>;

const style = readFileSync(path.join(import.meta.dirname, 'sheet.css'), 'utf8');

/** Instructions for the reviewer. In Swedish, since reviewers read both languages. */
const steps = [
  'Läs varje stycke på ditt språk. Läs sedan svenskan bredvid. Gör en förälder samma sak efter att ha läst det ena som det andra?',
  'Kryssa i Rätt eller Ändra. Vid Ändra: stryk och skriv det som ska stå där, på ditt språk. Låter det konstigt men betyder rätt, skriv hellre hur du skulle säga det.',
  'Stycken med en svart kant är sådana som någon kan handla fel på: mat och dryck, medicin, när man ska ringa. De sidorna kommer först.',
  'Under varje sida: skriv vem du är om du har läst hela sidan. Då står ditt namn på den. Ingen skriver under för någon annan.',
];

const box = (label: string): ReactNode => h('label', { key: label }, h('input', { type: 'checkbox' }), ` ${label}`);

function pageTable(original: Page, own: Page, starts: string[], isShort: boolean): ReactNode {
  const parts = partsOf(own);
  const rows = partsOf(original)
    .map(({ words }, index) => ({ words, index, isSafety: starts.some((start) => words.startsWith(start)) }))
    .filter(({ isSafety }) => isSafety || !isShort)
    .map(({ words, index, isSafety }) =>
      h(
        'tr',
        { key: index, className: isSafety ? 'safety' : undefined },
        // Identifies the row on loose sheets and in photographs.
        h('td', null, `${own.data.id}:${index + 1}`),
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
          ...['', `${languageOf(own.language).nativeName}: ${own.data.title}`, original.data.title, ''].map(
            (name, at) => h('th', { key: at }, name),
          ),
        ),
      ),
      h('tbody', null, rows),
    ),
    h('p', { className: 'signature' }, isShort ? 'Jag har läst styckena ovan: ' : 'Jag har läst hela sidan: '),
  );
}

/**
 * Renders a language's review sheet as an HTML page that prints on A4.
 * @param id a single page, or `safety` for the parts to review first; all 21 pages if omitted
 * @param sendTo address to send the completed sheet to
 * @throws if the language has no such page
 */
export function reviewSheet(content: Content, language: LanguageCode, id: string | undefined, sendTo: string): string {
  const safety = content.safetyParts[0]?.data ?? {};
  const isShort = id === 'safety';
  const isWanted = (page: string) => (isShort ? page in safety : !id || page === id);
  const harmOf = ({ data }: Page) => safety[data.id]?.length ?? 0;
  const inLanguage = (code: LanguageCode) =>
    content.caregiver
      .filter((entry) => entry.language === code && isWanted(entry.data.id))
      // Sort the pages with the most safety-critical parts first.
      .sort((a, b) => harmOf(b) - harmOf(a));
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
        pages.some(({ data }) => data.translation === 'machine')
          ? 'Texterna är översatta av en maskin. Ingen som har språket som modersmål har läst alla. Tack för att du gör det.'
          : 'Texterna har lästs av någon som har språket som modersmål. Tack för att du läser dem igen.',
      ),
      h(
        'ol',
        null,
        steps.map((step) => h('li', { key: step }, step)),
      ),
      h('p', null, `Skicka bladet till ${sendTo}, eller ta bilder av sidorna och skicka dem.`),
      pages.map((own) => {
        const original = originals.get(own.data.id);
        return original && pageTable(original, own, safety[own.data.id] ?? [], isShort);
      }),
      h(
        'dl',
        null,
        ['Namn', 'Yrke', 'Datum och namnteckning'].map((field) => [
          h('dt', { key: field }, field),
          h('dd', { key: `${field} line` }),
        ]),
      ),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(sheet)}\n`;
}
