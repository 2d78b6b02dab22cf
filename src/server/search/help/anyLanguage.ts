/**
 * Which help card a question asks for, in any language: a child on a Swedish page may write the language of home. Lists
 * have the words that surely ask for a card; what is worded in another way is known by what was learned.
 */
import { isSpaceless, type LanguageCode, siteLanguages } from '../../../i18n/languages.ts';
import { readRules, type Rule } from '../../../search/helpRules.ts';
import type { StoredHelp } from '../store.ts';
import type { LanguageResources } from '../language/resources.ts';
import { type Asked, createForeignPhrases } from './foreignPhrases.ts';
import { createHelpDetector } from './helpDetector.ts';
import { createRecognizer, type HelpModel, type Recognized } from './model.ts';
import type { HelpDetector, HelpWords } from './phrases.ts';
import { spacelessScripts } from './spaceless.ts';

/** What must be known of a language to know a cry for help in it. */
export type HelpResources = Pick<LanguageResources, 'analyzer' | 'vocabulary' | 'data'>;

/** What must be known of the cards, of which the earlier one is shown where two fit, and of languages that the site does not have. */
export type HelpLists = {
  cards: readonly Pick<StoredHelp['cards'][number], 'id' | 'asks' | 'kind' | 'isVital'>[];
  beyond: StoredHelp['beyond'];
  /** What was learned; without it only lists are looked through. */
  model?: HelpModel;
};

/** Returns the card that a question on a page in a language asks for, in that language or another. */
export type DetectHelp = ((query: string, locale: LanguageCode) => Asked | undefined) & {
  /** Reads all lists beside other work; else the first question waits for it. */
  load: () => Promise<void>;
};

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
function createDetectors(resources: ReadonlyMap<LanguageCode, HelpResources>, rules: readonly Rule[]) {
  const made = new Map<LanguageCode, HelpDetector>();
  return (language: LanguageCode): HelpDetector | undefined => {
    const known = resources.get(language);
    const detector =
      made.get(language) ??
      (known && createHelpDetector(known.analyzer, known.data, rules, (stem) => known.vocabulary.has(stem)));
    if (detector) made.set(language, detector);
    return detector;
  };
}

/** Returns what detects the help card that a question asks for, in the languages that have resources and beyond. */
export function createHelpCheck(
  resources: ReadonlyMap<LanguageCode, HelpResources>,
  { cards, beyond, model }: HelpLists,
): DetectHelp {
  const rules = readRules(cards);
  const detectorOf = createDetectors(resources, rules);
  const spaceless = [...resources.keys()].filter(isSpaceless);
  const spaced = [...resources].filter(([language]) => !isSpaceless(language));
  const foreignPhrases = createForeignPhrases(
    new Map<string, HelpWords>([
      ...spaced.map(([language, { data }]) => [language, data] as const),
      ...beyond.map((language) => [language.code, language] as const),
    ]),
    rules,
  );
  const vital = new Set(cards.flatMap(({ id, isVital }) => (isVital ? [id] : [])));
  const neverDoubted = new Set(cards.flatMap(({ id, kind, isVital }) => (isVital || kind === 'crisis' ? [id] : [])));
  const recognize = model && createRecognizer(model, vital);
  const rank = new Map(cards.map(({ id }, at) => [id, at]));
  const rankOf = ({ card }: Asked) => rank.get(card) ?? rank.size;
  const first = (asked: readonly Asked[]) => asked.toSorted((a, b) => rankOf(a) - rankOf(b))[0];

  function foreignCards(query: string, locale: LanguageCode): Asked[] {
    const page = resources.get(locale);
    const isPageWord = (word: string) => page !== undefined && page.vocabulary.has(page.analyzer.stem(word));
    const inSigns = spacelessScripts.test(query) ? spaceless : [];
    return [
      ...foreignPhrases.ask(query, isPageWord),
      ...inSigns.flatMap((language) =>
        [...(detectorOf(language)?.detectCards(query) ?? [])].map((card) => ({ card, language })),
      ),
    ].filter(({ language }) => language !== locale);
  }

  const detect = (question: string, locale: LanguageCode) => {
    const query = boundedForm(question);
    const own = detectorOf(locale);
    // A false positive of the page's language is one in its neighbours' words too ("jag vill inte dö" in Danish).
    const rest = own?.withoutFalsePositives(query) ?? [query];
    if (!rest.some((piece) => piece.trim() !== '')) return undefined;
    // Asked for once, and only where a list leaves a doubt or finds nothing.
    let known: Recognized | undefined;
    const recognized = () => (known ??= recognize?.(query, locale));
    // Whoever may be dying or mean to is never taken for asking about an operation.
    const isSure = ({ card }: Asked) => neverDoubted.has(card) || !recognized()?.isOrdinary;
    const listed = [...(own?.detectCards(query) ?? [])].map((card) => ({ card, language: locale })).filter(isSure);
    const found = listed.length > 0 ? listed : rest.flatMap((piece) => foreignCards(piece, locale)).filter(isSure);
    // What a list has is not displaced by what only looks like something else.
    return first(found) ?? recognized()?.asked;
  };
  async function load(): Promise<void> {
    await foreignPhrases.load();
    for (const language of siteLanguages) detectorOf(language);
  }
  return Object.assign(detect, { load });
}
