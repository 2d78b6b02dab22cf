/**
 * What people who need help type, written by people other than the authors of the lists of content/help. One half may
 * be read while working on the lists (`dev`), the other is only scored (`held`). Also ordinary questions that look like
 * it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createHelpCheck, type DetectHelp } from '../../src/server/search/help/anyLanguage.ts';
import { trainHelp } from '../../src/server/search/help/model.ts';
import { isLanguageCode, type LanguageCode } from '../../src/i18n/languages.ts';
import { createAllResources } from '../../src/server/search/language/resources.ts';
import type { HelpData } from '../../src/content/help.ts';
import type { StoredIndex } from '../../src/server/search/engines/embedded/buildIndex.ts';

type Phrases = Record<string, string[]>;
export type HelpExamples = { dev: Phrases; held: Phrases; ordinary: string[] };

const folder = 'tests/search/help';

/** The examples of each language, including some languages that the site does not have. */
export const helpExamples: ReadonlyMap<string, HelpExamples> = new Map(
  readdirSync(folder).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as HelpExamples,
  ]),
);

/** Returns what detects the card of a query, from the lists of the content and a model trained on its wordings. */
export const detectorOf = (help: HelpData, indexes: ReadonlyMap<LanguageCode, StoredIndex>): DetectHelp =>
  createHelpCheck(createAllResources(indexes), { ...help, model: trainHelp(help) });

/** A phrase and the card found for it; `undefined` if there was none. */
export type Tried = { language: string; card: string; phrase: string; found: string | undefined; isRight: boolean };

/**
 * Returns what each phrase of a half finds. Its own card is correct, and so is any earlier one: every card begins with
 * 112.
 */
export function tryPhrases(detect: DetectHelp, order: readonly string[], half: 'dev' | 'held'): Tried[] {
  return [...helpExamples].flatMap(([language, examples]) => {
    // In a language that the site does not have, the phrase is typed on a Swedish page.
    const locale = isLanguageCode(language) ? language : 'sv';
    return Object.entries(examples[half]).flatMap(([card, phrases]) =>
      phrases.map((phrase): Tried => {
        const found = detect(phrase, locale)?.card;
        const isRight = found !== undefined && order.indexOf(found) <= order.indexOf(card);
        return { language, card, phrase, found, isRight };
      }),
    );
  });
}
