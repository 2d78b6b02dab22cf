/**
 * Detects the help card that a question asks for, in any language: a child on a Swedish page may write in the language
 * spoken at home. Lists hold the words that clearly ask for a card; a trained model recognizes other wordings.
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

/** The resources of a language that are needed to detect a cry for help in it. */
export type HelpResources = Pick<LanguageResources, 'analyzer' | 'vocabulary' | 'data'>;

export type HelpLists = {
  /** In order of priority: if two fit, the earlier one is shown. */
  cards: readonly Pick<StoredHelp['cards'][number], 'id' | 'asks' | 'kind' | 'isVital'>[];
  /** Phrases of languages that the site does not have. */
  beyond: StoredHelp['beyond'];
  /** The trained model. Without it, only the lists are searched. */
  model?: HelpModel;
};

/** Returns the card that a question asks for, in the language of the page (`locale`) or another. */
export type DetectHelp = ((query: string, locale: LanguageCode) => Asked | undefined) & {
  /** Reads all lists, alongside other work. If not called, the first question waits for that. */
  load: () => Promise<void>;
};

/** Maximum letters examined: the limit of a question, after normalization, which can turn one into 18 (U+FDFA). */
const maxLetters = 512;

/** Returns a question in NFKC. Keeps only the beginning and end of one that is too long. */
function boundedForm(question: string): string {
  const form = question.normalize('NFKC');
  if (form.length <= maxLetters) return form;
  const letters = [...form];
  const half = maxLetters / 2;
  return letters.length <= maxLetters ? form : [...letters.slice(0, half), '\n', ...letters.slice(-half)].join('');
}

/** Returns the detectors by language. Creates each on first use, so that startup need not wait for all of them. */
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

/** Returns a detector for the languages that have resources and those in `beyond`. */
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
    // False positives of the page's language could also match phrases of a related one ("jag vill inte dö" in Danish).
    const rest = own?.withoutFalsePositives(query) ?? [query];
    if (!rest.some((piece) => piece.trim() !== '')) return undefined;
    // Run the model at most once, and only to check what a list found, or if the lists find nothing.
    let known: Recognized | undefined;
    const recognized = () => (known ??= recognize?.(query, locale));
    // Never dismiss a life-threatening emergency or suicidal crisis as a question about, say, an operation.
    const isSure = ({ card }: Asked) => neverDoubted.has(card) || !recognized()?.isOrdinary;
    const listed = [...(own?.detectCards(query) ?? [])].map((card) => ({ card, language: locale })).filter(isSure);
    const found = listed.length > 0 ? listed : rest.flatMap((piece) => foreignCards(piece, locale)).filter(isSure);
    // A match in a list takes precedence over the model's guess.
    return first(found) ?? recognized()?.asked;
  };
  async function load(): Promise<void> {
    await foreignPhrases.load();
    for (const language of siteLanguages) detectorOf(language);
  }
  return Object.assign(detect, { load });
}
