/**
 * Figures that texts name and nobody types: `{films}` in a text becomes the number of films when the content is read,
 * so that pages, search records and Markdown files all say what is there.
 */
import { isSiteLanguage } from '../i18n/languages.ts';
import { entriesOf } from './entries.ts';
import type { Problem } from './problem.ts';
import type { Content, Entry } from './store.ts';

/** Returns every figure by its name: what a language has, or the Swedish where the site is not in it. */
function figuresOf(content: Content, language: Entry['language']): Record<string, number> {
  const own = isSiteLanguage(language) ? language : 'sv';
  const inOwn = (entry: { language: string }) => entry.language === own;
  const films = content.film.filter(inOwn);
  return {
    films: films.length,
    describedFilms: films.filter(({ data }) => 'audioDescription' in data || 'audioDescriptionId' in data).length,
    clips: content.clip.filter(inOwn).length,
    episodes: content.episode.filter(inOwn).length,
    easyReadPages: content.page.filter((page) => inOwn(page) && page.data.easyRead).length,
    languages: new Set(content.caregiver.map((entry) => entry.language)).size,
  };
}

const figurePattern = /\{(\w+)\}/g;

/** Returns a value with its figures filled in, in every text that it holds. */
function filled(value: unknown, figures: Record<string, number>): unknown {
  if (typeof value === 'string')
    return value.replace(figurePattern, (place, name: string) => String(figures[name] ?? place));
  if (Array.isArray(value)) return value.map((one) => filled(one, figures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, figures)]));
}

/** Returns the places of a file that name no figure, since readers would see them as they stand. */
const unknown = ({ file, source }: Entry, figures: Record<string, number>): Problem[] =>
  source.split('\n').flatMap((line, at) =>
    [...line.matchAll(figurePattern)].flatMap(([place, name = '']): Problem[] =>
      name in figures
        ? []
        : [
            {
              file,
              line: at + 1,
              message: `There is no figure ${place}. Name one that is counted: ${Object.keys(figures).join(', ')}.`,
            },
          ],
    ),
  );

/** Fills in the figures of every Markdown file that readers see; returns the places that name none. */
export function fillFigures(content: Content): Problem[] {
  return entriesOf(content).flatMap((entry) => {
    if (!entry.file.endsWith('.md') || entry.source.search(figurePattern) < 0) return [];
    const figures = figuresOf(content, entry.language);
    Object.assign(entry, filled({ data: entry.data, body: entry.body }, figures));
    return unknown(entry, figures);
  });
}
