/** Whether a question is a crisis question in any language: a child on a Swedish page may write the language of home. */
import { isSpaceless, type LanguageCode, siteLanguages } from '../../../i18n/languages.ts';
import type { LanguageResources } from '../language/resources.ts';
import { createCrisisDetector } from './crisisDetector.ts';
import { createForeignPhrases } from './foreignPhrases.ts';
import type { CrisisDetector } from './phrases.ts';

/** What must be known of a language to know a crisis question in it. */
export type CrisisResources = Pick<LanguageResources, 'analyzer' | 'vocabulary' | 'data'>;

/** Returns whether a question on a page in a language may be a crisis question, in that language or another. */
export type DetectCrisis = (query: string, locale: LanguageCode) => boolean;

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
function createDetectors(resources: ReadonlyMap<LanguageCode, CrisisResources>) {
  const made = new Map<LanguageCode, CrisisDetector>();
  return (language: LanguageCode): CrisisDetector | undefined => {
    const known = resources.get(language);
    const kept = made.get(language);
    if (kept || !known) return kept;
    const detector = createCrisisDetector(known.analyzer, known.data, (stem) => known.vocabulary.has(stem));
    made.set(language, detector);
    return detector;
  };
}

/** Returns what detects a crisis question, in the languages that have resources. */
export function createCrisisCheck(resources: ReadonlyMap<LanguageCode, CrisisResources>): DetectCrisis {
  const detectorOf = createDetectors(resources);
  const detects = (language: LanguageCode, query: string) => detectorOf(language)?.detectCrisis(query, true) === true;
  const spaceless = [...resources.keys()].filter(isSpaceless);
  const foreignPhrases = createForeignPhrases(resources, detects);

  function isForeignCrisis(query: string, locale: LanguageCode): boolean {
    const others = spacelessScripts.test(query) ? [...siteLanguages, ...spaceless] : siteLanguages;
    if (others.some((language) => language !== locale && detects(language, query))) return true;
    return !spacelessScripts.test(query) && foreignPhrases(query, locale);
  }

  return (question, locale) => {
    const query = boundedForm(question);
    const own = detectorOf(locale);
    if (own?.detectCrisis(query)) return true;
    // A false positive of the page's language is one in its neighbours' words too ("jag vill inte dö" in Danish).
    const rest = own?.withoutFalsePositives(query) ?? [query];
    return rest.some((piece) => isForeignCrisis(piece, locale));
  };
}
