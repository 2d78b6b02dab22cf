/** Finds the help card for a question, with its text. */
import { defaultLanguage, type LanguageCode } from '../../../i18n/languages.ts';
import type { Help } from '../../../search/contract.ts';
import type { StoredHelp } from '../store.ts';
import { createHelpCheck, type DetectHelp, type HelpResources } from './anyLanguage.ts';

/** Returns the card for a question on a page in a language, or `null`. */
export type HelpFor = (query: string, locale: LanguageCode) => Help | null;

/**
 * Returns a function that finds the card for a question.
 * @param help the cards, with texts in every language whose phrases ask for them
 */
export function createHelp(
  resources: ReadonlyMap<LanguageCode, HelpResources>,
  help: StoredHelp,
): HelpFor & Pick<DetectHelp, 'load'> {
  const detect = createHelpCheck(resources, help);
  const helpFor: HelpFor = (query, locale) => {
    const asked = detect(query, locale);
    const card = help.cards.find(({ id }) => id === asked?.card);
    if (!asked || !card) return null;
    const languages = [asked.language as LanguageCode, locale, 'en', defaultLanguage] as const;
    const lang = languages.find((language) => help.words[language]?.[card.id]) ?? defaultLanguage;
    const words = help.words[lang]?.[card.id];
    const pageLanguage = ([lang, locale, 'en', defaultLanguage] as const).find((language) => card.pages[language]);
    const page = pageLanguage && card.pages[pageLanguage];
    if (!words || !page) return null;
    const own = help.beyond.find(({ code }) => code === asked.language);
    const places = card.hasPlace ? 1 : 0;
    return {
      kind: card.kind,
      id: card.id,
      lang,
      numbers: card.numbers,
      title: words.title,
      lines: words.lines.map((text, at) => {
        const number = card.numbers[at - places];
        return number === undefined ? { text } : { text, number };
      }),
      path: page.path,
      page: { title: page.title, lang: pageLanguage },
      ...(own && { own: { text: own.line, lang: own.code, dir: own.dir } }),
    };
  };
  return Object.assign(helpFor, { load: detect.load });
}
