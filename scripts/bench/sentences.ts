/** Endless text for generated pages, drawn sentence by sentence from the real pages, so that length and words are real. */
import { wordPattern } from '../../src/content/checks/wordPattern.ts';
import { plainText } from '../../src/content/markdown.ts';
import { numbersIn } from '../../src/content/numbers.ts';
import { isPrivate } from '../../src/content/private.ts';
import { lix } from '../../src/content/readability.ts';
import { buildSite } from '../../src/content/site.ts';
import type { Content } from '../../src/content/store.ts';

/** Plain sentences only: nothing that Markdown would read as a mark. */
const plainSentence = /^\p{Lu}[^*_<>[\]`#\\]*[.!?]$/u;

/** Sentences harder than this (LIX) are left out, so that the pages pass the content check. */
const hardest = 45;

/** A step that shares no factor with usual pool sizes, so that neighbours on a page were none in their source. */
const stride = 7_919;

export type Writer = { sentences: (count: number) => string };

/** Returns a writer for a language; every draw continues where the last ended. */
export function writerFor(content: Content, language: 'sv' | 'en'): Writer {
  const site = buildSite(content);
  const words = content.searchLexicon.find((entry) => entry.language === language)?.data.negations ?? [];
  const negation = wordPattern(words);
  const rules = content.avoidedWords.find((entry) => entry.language === language)?.data.packets ?? [];
  const medicines = rules.map((packet) => wordPattern([packet.medicine]));
  // A page and its translation are drawn apart: what the check compares between them stands in neither. Nor does what
  // asks for another sentence beside it.
  const standsAnywhere = (sentence: string) =>
    !negation.test(sentence) &&
    !medicines.some((medicine) => medicine.test(sentence)) &&
    numbersIn(sentence).length === 0;
  const all = content.page
    .filter((entry) => entry.language === language && !isPrivate(site, entry))
    .flatMap((entry) => plainText(entry.body).split('\n'))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => plainSentence.test(sentence) && sentence.split(' ').length >= 4 && lix(sentence) <= hardest)
    .filter(standsAnywhere);
  // A sentence that comes back would stand on a page twice.
  const pool = [...new Set(all)];
  if (pool.length === 0) throw new Error(`There is no ${language} text to draw from.`);
  let place = 0;
  const next = () => pool[(place += stride) % pool.length] ?? '';
  return { sentences: (count) => Array.from({ length: count }, next).join(' ') };
}
