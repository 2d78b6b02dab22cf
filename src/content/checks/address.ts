/** One form of address: what is said to a parent does not slip into the words for a child or a friend. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';
import { wordPattern } from './wordPattern.ts';

/** What a parent may say to the child, what a child asks (bold, with its mark), and what is in no language. */
const notToParents =
  /„[^\n]*?[“”"]|«[^\n]*?»|“[^\n]*?”|”[^\n]*?”|‘[^\n]*?’|「[^\n]*?」|"[^"\n]*"|\*\*[^*\n]*[?？؟]\s*\*\*|\([^)\s]*\)/gu;

/** Help lines are for the young themselves; the plan card is a child's own words. */
const toTheYoung = /^(?:help|plan)_/;

/** What `content/translations/address.json` holds. */
type AddressForms = readonly { data: Record<string, string[]> }[];

/** The words of a language's other form of address, by language. */
type Patterns = Map<string, RegExp>;

const patternsOf = (forms: AddressForms): Patterns =>
  new Map(
    forms.flatMap(({ data }) =>
      Object.entries(data).map(([language, words]) => [language, new RegExp(wordPattern(words), 'giu')] as const),
    ),
  );

function slipsOf(text: string, pattern: RegExp | undefined): string[] {
  if (!pattern) return [];
  return [...text.replaceAll(notToParents, ' ').matchAll(pattern)].map(
    ([found]) =>
      `"${found}" speaks to a child or a friend; the language speaks to parents in another way (content/translations/address.json).`,
  );
}

/** Returns where a caregiver page speaks to the parent in the language's other form of address. */
export function checkAddress({ addressForms, caregiver }: Content): Problem[] {
  const patterns = patternsOf(addressForms);
  return caregiver.flatMap(({ file, language, source }) =>
    source
      .split('\n')
      .flatMap((words, index) =>
        slipsOf(words, patterns.get(language)).map((message): Problem => ({ file, line: index + 1, message })),
      ),
  );
}

/**
 * Returns where a string of the interface does so.
 * @param folder the strings that every language has
 */
export const checkMessageAddress = (forms: AddressForms, folder: string): Problem[] =>
  [...patternsOf(forms)].flatMap(([language, pattern]) => {
    const file = path.join(folder, `${language}.json`);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return Object.entries(messages).flatMap(([key, words], index) =>
      toTheYoung.test(key)
        ? []
        : slipsOf(words, pattern).map((message): Problem => ({ file, line: index + 2, message: `${key}: ${message}` })),
    );
  });
