/**
 * Puts examples on one page that are made to stand on pages of their own: ids become the example's own,
 * headings go below its name, and landmarks are told apart. Looks stay as they are.
 */
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { copyOf } from '../i18n/copy.ts';
import type { LanguageCode, SiteLanguage } from '../i18n/languages.ts';
import { translator } from '../i18n/messages.ts';
import type { Example, ExampleContext } from './examples.ts';

/** What refers to ids. */
const references = / (id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g;
const landmarks = /<(?:nav|section|aside|form)\b[^>]*>/g;

/** How much of the HTML an error shows, in characters. */
const shownInErrors = 500;

/** The gallery names its components in h2 and their examples in h3. */
const firstLevel = 4;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns what examples are given to be drawn in the language. */
export function contextOf(language: LanguageCode): ExampleContext {
  // Components of the Swedish and English pages are looked at from right to left too: their words fall back to English.
  const site = language as SiteLanguage;
  return {
    copy: (keys) => copyOf(site, keys),
    t: translator(site),
    language,
    say: (swedish, arabic) => (language === 'ar' ? arabic : swedish),
  };
}

/** @throws Error naming a change that changes nothing, since the component's HTML is no longer so */
function change(html: string, { name, changes = [] }: Example): string {
  return changes.reduce((changed, [before, after]) => {
    if (!changed.includes(before))
      throw new Error(`Example "${name}": there is no ${before} in ${changed.slice(0, shownInErrors)}`);
    return changed.replaceAll(before, after);
  }, html);
}

function withOwnIds(html: string, prefix: string): string {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const own = (id: string) => (ids.has(id) ? `${prefix}-${id}` : id);
  return html
    .replace(references, (_all, name: string, value: string) => ` ${name}="${value.split(' ').map(own).join(' ')}"`)
    .replace(/ href="#([^"]+)"/g, (_all, id: string) => ` href="#${own(id)}"`);
}

function withLowerHeadings(html: string): string {
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  const lower = firstLevel - Math.min(...levels);
  return html.replace(/<h([1-6])\b/g, (tag, level: string) => `${tag} aria-level="${Number(level) + lower}"`);
}

/** Examples of one component have the same names or none; the example's own name tells them apart. */
const withOwnNames = (html: string, { name }: Example, headingId: string): string =>
  html.replace(landmarks, (tag) => {
    if (tag.includes(' role="search"') && !tag.includes(' aria-label'))
      return tag.replace('>', ` aria-label="${headingId}">`);
    return tag
      .replace(/ aria-labelledby="([^"]+)"/, ` aria-labelledby="$1 ${headingId}"`)
      .replace(/ aria-label="([^"]+)"/, (_all, label: string) => ` aria-label="${label}: ${escape(name)}"`);
  });

/**
 * Returns the example's HTML as it stands in the gallery.
 * @param headingId id of the heading that names the example; its ids start with it
 */
export function stage(example: Example, context: ExampleContext, headingId: string): string {
  const html = renderToStaticMarkup(createElement(Fragment, null, example.render(context)));
  return withOwnNames(withLowerHeadings(withOwnIds(change(html, example), headingId)), example, headingId);
}
