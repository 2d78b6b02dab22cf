/**
 * Figures that texts name and nobody types: `{films}` in a text becomes the number of films when the content is read,
 * so that pages, search records and Markdown files all say what is there. What is true of some sites only stands in
 * braces after a condition, as `{counted: Visits are counted.}`, and is left out of the others.
 */
import { purposes } from '../consent.ts';
import { isSiteLanguage } from '../i18n/languages.ts';
import { purposeNames } from '../purposeNames.ts';
import { askedPurposes, type ConsentConfig, neededPurposes } from './consentNeeds.ts';
import { entriesOf } from './entries.ts';
import type { Problem } from './problem.ts';
import type { Content, Entry } from './store.ts';

/** Returns every figure by its name: what a language has, or the Swedish where the site is not in it. */
function figuresOf(content: Content, language: Entry['language']) {
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

/** What stands in the place of a name: a figure, or the names of those whose media the site has. */
type Figures = Record<string, number | string>;
/** Whether a condition holds on this site. */
type Conditions = Record<string, boolean>;

/**
 * Returns what texts may say of the question about cookies.
 * @param config none where texts are looked at and not read: every condition holds then, and every host is named
 */
function consentOf(content: Content, language: Entry['language'], config: ConsentConfig | undefined) {
  const needed = config ? neededPurposes(content, config) : purposes;
  const isAsked = !config || askedPurposes(content, config).length > 0;
  const hosts = needed.filter((purpose) => purpose !== 'matomo').map((purpose) => purposeNames[purpose]);
  return {
    figures: { players: new Intl.ListFormat(language).format(hosts) },
    conditions: {
      asked: isAsked,
      notAsked: !config || !isAsked,
      needed: needed.length > 0,
      counted: needed.includes('matomo'),
      embedded: hosts.length > 0,
    },
  };
}

const figurePattern = /\{(\w+)\}/g;
const conditionPattern = /( ?)\{(\w+): ([^{}]*)\}/g;
/** A line of which nothing is left but its mark. */
const emptyLine = /^(?:-|#+)?\s*$/;

/** Returns a text without what is not true of this site; a line goes where nothing of it is left. */
const withoutUntrue = (text: string, conditions: Conditions): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const left = line.replace(conditionPattern, (place, space: string, name: string, words: string) =>
        name in conditions ? (conditions[name] ? space + words : '') : place,
      );
      return left !== line && emptyLine.test(left) ? [] : [left];
    })
    .join('\n');

/** Returns a value with its figures filled in, in every text that it holds. */
function filled(value: unknown, figures: Figures, conditions: Conditions): unknown {
  if (typeof value === 'string') {
    const text = value.replace(figurePattern, (place, name: string) => String(figures[name] ?? place));
    return withoutUntrue(text, conditions);
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, figures, conditions));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, figures, conditions)]));
}

const namePattern = /\{(\w+)(?:\}|: )/g;

/** Says of a name in braces what is wrong with it; nothing where there is such a figure or condition. */
function wrongName(place: string, name: string, figures: Figures, conditions: Conditions): string | undefined {
  const isFigure = place.endsWith('}');
  if (name in (isFigure ? figures : conditions)) return undefined;
  return isFigure
    ? `There is no figure ${place}. Name one that is counted: ${Object.keys(figures).join(', ')}.`
    : `There is no condition ${place.slice(1, -2)}. Name one of these: ${Object.keys(conditions).join(', ')}.`;
}

/** Returns the places of a file that name no figure and no condition, since readers would see them as they stand. */
const unknown = ({ file, source }: Entry, figures: Figures, conditions: Conditions): Problem[] =>
  source.split('\n').flatMap((line, at) =>
    [...line.matchAll(namePattern)].flatMap(([place, name = '']): Problem[] => {
      const message = wrongName(place, name, figures, conditions);
      return message ? [{ file, line: at + 1, message }] : [];
    }),
  );

/**
 * Fills in the figures of every Markdown file that readers see, and leaves out what is not true of their site.
 * @param config none where texts are only looked at: all of them stays
 * @returns the places that name no figure and no condition
 */
export function fillFigures(content: Content, config?: ConsentConfig): Problem[] {
  return entriesOf(content).flatMap((entry) => {
    if (!entry.file.endsWith('.md') || entry.source.search(namePattern) < 0) return [];
    const consent = consentOf(content, entry.language, config);
    const counted = figuresOf(content, entry.language);
    const figures = { ...counted, ...consent.figures };
    const conditions = {
      ...consent.conditions,
      described: !config || counted.describedFilms > 0,
      undescribed: !config || counted.describedFilms === 0,
    };
    Object.assign(entry, filled({ data: entry.data, body: entry.body }, figures, conditions));
    return unknown(entry, figures, conditions);
  });
}
