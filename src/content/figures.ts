/**
 * Fills in figures that nobody types: `{films}` in a text becomes the number of films when the content is read, so that
 * pages, search records and Markdown files agree with the content. Text that is true of some sites only is in braces
 * after a condition, such as `{counted: Visits are counted.}`, and is removed from the others.
 */
import { purposes } from '../shared/consent.ts';
import { isSiteLanguage } from '../i18n/languages.ts';
import { purposeNames } from '../shared/purposeNames.ts';
import { askedPurposes, type ConsentConfig, neededPurposes } from './consentNeeds.ts';
import { entriesOf } from './entries.ts';
import type { Problem } from './problem.ts';
import type { Content, Entry } from './store.ts';

/**
 * Returns every figure by its name, counted in the language, or in Swedish for languages other than Swedish and
 * English.
 */
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

/** What replaces a name: a number, or the names of the hosts whose media the site has. */
type Figures = Record<string, number | string>;
/** Whether each condition holds on this site. */
type Conditions = Record<string, boolean>;

/**
 * Returns the figures and conditions for texts about consent.
 * @param config omit for checks: every condition then holds, and every host is named
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
/** A line with nothing left but its list or heading mark. */
const emptyLine = /^(?:-|#+)?\s*$/;

/** Removes the text whose condition doesn't hold, and lines that become empty. */
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

/** Returns a value with figures and conditions filled in, in every string that it contains. */
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

/** Returns what is wrong with a name in braces, or `undefined` if there is such a figure or condition. */
function wrongName(place: string, name: string, figures: Figures, conditions: Conditions): string | undefined {
  const isFigure = place.endsWith('}');
  if (name in (isFigure ? figures : conditions)) return undefined;
  return isFigure
    ? `There is no figure ${place}. Name one that is counted: ${Object.keys(figures).join(', ')}.`
    : `There is no condition ${place.slice(1, -2)}. Name one of these: ${Object.keys(conditions).join(', ')}.`;
}

/** Returns the names in braces that are no figure or condition, since readers would see them as written. */
const unknown = ({ file, source }: Entry, figures: Figures, conditions: Conditions): Problem[] =>
  source.split('\n').flatMap((line, at) =>
    [...line.matchAll(namePattern)].flatMap(([place, name = '']): Problem[] => {
      const message = wrongName(place, name, figures, conditions);
      return message ? [{ file, line: at + 1, message }] : [];
    }),
  );

/**
 * Fills in the figures of every Markdown file that readers see, and removes what isn't true of the site.
 * @param config omit for checks, to keep all text
 * @returns names in braces that are no figure or condition
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
