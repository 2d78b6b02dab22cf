/**
 * Adapts examples to share one page: prefixes their ids, lowers their headings and gives landmarks distinct names.
 * Their look does not change.
 */
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { copyOf } from '../i18n/copy.ts';
import type { LanguageCode, SiteLanguage } from '../i18n/languages.ts';
import { translator } from '../i18n/messages.ts';
import type { Example, ExampleContext } from './examples.ts';

/** Attributes that hold ids. */
const references = / (id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g;
const landmarks = /<(?:nav|section|aside|form)\b[^>]*>/g;

/** Length of the HTML in an error, in characters. */
const shownInErrors = 500;

/** The gallery uses h2 for components and h3 for their examples. */
const firstLevel = 4;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export function contextOf(language: LanguageCode): ExampleContext {
  // The gallery also shows components of the Swedish and English pages from right to left. Their messages fall back to
  // English.
  const site = language as SiteLanguage;
  return {
    copy: (keys) => copyOf(site, keys),
    t: translator(site),
    language,
    say: (swedish, arabic) => (language === 'ar' ? arabic : swedish),
  };
}

/** @throws Error naming a change without effect: the HTML of the component has changed */
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

/**
 * Adds the name of the example to its landmarks, whose names are otherwise the same in all examples of a component, or
 * missing.
 */
const withOwnNames = (html: string, { name }: Example, headingId: string): string =>
  html.replace(landmarks, (tag) => {
    if (tag.includes(' role="search"') && !tag.includes(' aria-label'))
      return tag.replace('>', ` aria-label="${headingId}">`);
    return tag
      .replace(/ aria-labelledby="([^"]+)"/, ` aria-labelledby="$1 ${headingId}"`)
      .replace(/ aria-label="([^"]+)"/, (_all, label: string) => ` aria-label="${label}: ${escape(name)}"`);
  });

/**
 * Returns the HTML of an example for the gallery.
 * @param headingId id of the heading of the example; prefix of its ids
 */
export function renderExample(example: Example, context: ExampleContext, headingId: string): string {
  const html = renderToStaticMarkup(createElement(Fragment, null, example.render(context)));
  return withOwnNames(withLowerHeadings(withOwnIds(change(html, example), headingId)), example, headingId);
}
