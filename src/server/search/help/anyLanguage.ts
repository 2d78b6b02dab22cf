/** Which help card a question asks for, in any language: a child on a Swedish page may write the language of home. */
import { isSpaceless, type LanguageCode, siteLanguages } from '../../../i18n/languages.ts';
import { createAnalyzer } from '../language/analyzer.ts';
import type { LanguageResources } from '../language/resources.ts';
import { type Asked, createForeignPhrases, scriptOf } from './foreignPhrases.ts';
import { createHelpDetector } from './helpDetector.ts';
import type { HelpDetector, HelpWords } from './phrases.ts';

/** What must be known of a language to know a cry for help in it. */
export type HelpResources = Pick<LanguageResources, 'analyzer' | 'vocabulary' | 'data'>;

/** What must be known of the cards and of languages that the site does not have. */
export type HelpLists = {
  /** Ids of the cards; where two fit, the earlier one is shown. */
  order: readonly string[];
  /** By language code. */
  beyond: ReadonlyMap<string, HelpWords>;
};

/** Returns the card that a question on a page in a language asks for, in that language or another. */
export type DetectHelp = (query: string, locale: LanguageCode) => Asked | undefined;

const spacelessScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Letters that are looked at: as many as a question may have, where one letter may stand for eighteen (U+FDFA). */
const mostLetters = 512;

/** Returns a question in the form in which its letters are compared, of a longer one its beginning and its end. */
function boundedForm(question: string): string {
  const form = question.normalize('NFKC');
  if (form.length <= mostLetters) return form;
  const letters = [...form];
  const half = mostLetters / 2;
  return letters.length <= mostLetters ? form : [...letters.slice(0, half), '\n', ...letters.slice(-half)].join('');
}

/** Returns the detectors by language, each made when it is first asked for: a start need not wait for all of them. */
function createDetectors(resources: ReadonlyMap<LanguageCode, HelpResources>, beyond: HelpLists['beyond']) {
  const made = new Map<string, HelpDetector>();
  const create = (language: string): HelpDetector | undefined => {
    const known = resources.get(language as LanguageCode);
    if (known) return createHelpDetector(known.analyzer, known.data, (stem) => known.vocabulary.has(stem));
    const words = beyond.get(language);
    const sample = Object.values(words?.phrases ?? {})[0]?.[0] ?? '';
    return words && createHelpDetector(createAnalyzer(scriptOf(sample), {}), words);
  };
  return (language: string): HelpDetector | undefined => {
    const detector = made.get(language) ?? create(language);
    if (detector) made.set(language, detector);
    return detector;
  };
}

/** Returns what detects the help card that a question asks for, in the languages that have resources and beyond. */
export function createHelpCheck(
  resources: ReadonlyMap<LanguageCode, HelpResources>,
  { order, beyond }: HelpLists,
): DetectHelp {
  const detectorOf = createDetectors(resources, beyond);
  const spaceless = [...resources.keys()].filter(isSpaceless);
  const spaced = [...resources].filter(([language]) => !isSpaceless(language));
  const foreignPhrases = createForeignPhrases(
    new Map<string, HelpWords>([...spaced.map(([language, { data }]) => [language, data] as const), ...beyond]),
  );
  const rank = new Map(order.map((card, at) => [card, at]));
  const rankOf = ({ card }: Asked) => rank.get(card) ?? order.length;
  const first = (asked: readonly Asked[]) => asked.toSorted((a, b) => rankOf(a) - rankOf(b))[0];

  function foreignCards(query: string, locale: LanguageCode): Asked[] {
    const page = resources.get(locale);
    const isPageWord = (word: string) => page !== undefined && page.vocabulary.has(page.analyzer.stem(word));
    const { languages, alone } = spacelessScripts.test(query)
      ? { languages: new Set<string>(spaceless), alone: [] }
      : foreignPhrases(query, isPageWord);
    const found = [...new Set<string>([...siteLanguages, ...languages])].flatMap((language) =>
      [...(detectorOf(language)?.detectCards(query, true) ?? [])].map((card) => ({ card, language })),
    );
    return [...found, ...alone].filter(({ language }) => language !== locale);
  }

  return (question, locale) => {
    const query = boundedForm(question);
    const own = detectorOf(locale);
    const found = first([...(own?.detectCards(query) ?? [])].map((card) => ({ card, language: locale })));
    if (found) return found;
    // A false positive of the page's language is one in its neighbours' words too ("jag vill inte dö" in Danish).
    const rest = own?.withoutFalsePositives(query) ?? [query];
    return first(rest.flatMap((piece) => foreignCards(piece, locale)));
  };
}
