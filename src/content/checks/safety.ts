/** Checks that sentences on which a parent acts are unambiguous in every language. */
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { type AnyEntry, translationsOf } from '../entries.ts';
import { partsOf } from '../parts.ts';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';
import { shown, waysToSay } from './terms.ts';

/**
 * If the Swedish matches, the translation must use one of its language's settled words (content/terms). "6 hours
 * before" alone can be read as "give it 6 hours before"; "your own medicine" as the parent's.
 */
const settled: { swedish: RegExp; term: string }[] = [
  { swedish: /sluta senast/, term: 'at-the-latest' },
  { swedish: /får inte ta det utan läkares råd/, term: 'must-not' },
  { swedish: /före acetylsalicylsyra/, term: 'aspirin' },
  { swedish: /medicin hemifrån/, term: 'medicine-from-home' },
];

/**
 * Names on Swedish packets. A text in another script gives them next to its own name, so that a parent can find the
 * packet.
 */
const latinNames: { swedish: RegExp; latin: RegExp }[] = [
  { swedish: /paracetamol/i, latin: /paracetamol/i },
  { swedish: /ibuprofen/i, latin: /ibuprofen/i },
  { swedish: /acetylsalicylsyra/i, latin: /acetylsalicyl/i },
];

const wordsOf = (text: AnyEntry): string =>
  partsOf(text)
    .map(({ words }) => words)
    .join('\n');

function openSentences(
  original: AnyEntry,
  text: AnyEntry,
  terms: Map<LanguageCode, Record<string, string>>,
): Problem[] {
  const own = terms.get(text.language);
  const parts = partsOf(text);
  return partsOf(original).flatMap((swedish, index) =>
    settled.flatMap(({ swedish: said, term }): Problem[] => {
      const part = parts[index];
      if (!part || !own || !said.test(swedish.words)) return [];
      const ways = waysToSay(own[term] ?? '');
      if (ways.some((way) => shown(part.words).includes(way))) return [];
      return [
        {
          file: text.file,
          line: part.line,
          message: `This part needs the settled word for "${term}" (${ways.join(', ') || 'none yet'}): "${swedish.words.slice(0, 60)}". Use it, or settle on another in content/terms/${text.language}.json.`,
        },
      ];
    }),
  );
}

function missingNames(original: AnyEntry, text: AnyEntry): Problem[] {
  if (languageOf(text.language).script === 'Latn') return [];
  const [swedish, own] = [wordsOf(original), wordsOf(text)];
  return latinNames
    .filter(({ swedish: said, latin }) => said.test(swedish) && !latin.test(own))
    .map(({ latin }) => ({
      file: text.file,
      line: 1,
      message: `Write the Latin name ${latin.source} in brackets beside the local one, once on the page: it is what stands on the packet.`,
    }));
}

/**
 * Returns translations of safety sentences without the word that makes them safe, and texts in other scripts without a
 * packet name.
 */
export function checkSafety(content: Content): Problem[] {
  const terms = new Map(content.termBase.map(({ language, data }) => [language, data]));
  return translationsOf(content).flatMap(({ entry, original }) => {
    // `checkTranslations` reports missing parts.
    if (!original || partsOf(original).length !== partsOf(entry).length) return [];
    return [...openSentences(original, entry, terms), ...missingNames(original, entry)];
  });
}
