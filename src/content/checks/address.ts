/** Checks the form of address: texts for parents don't use the words that a language keeps for children or friends. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';
import { wordPattern } from './wordPattern.ts';

/**
 * Passages that don't address the parent: quotes (said to the child), bold questions (asked by the child) and addresses
 * in parentheses.
 */
const notToParents =
  /„[^\n]*?[“”"]|«[^\n]*?»|“[^\n]*?”|”[^\n]*?”|‘[^\n]*?’|「[^\n]*?」|"[^"\n]*"|\*\*[^*\n]*[?？؟]\s*\*\*|\([^)\s]*\)/gu;

/** Help lines address young people, and the plan card is in the child's own words. */
const toTheYoung = /^(?:help|plan)_/;

/** The contents of `content/translations/address.json`. */
type AddressForms = readonly { data: Record<string, string[]> }[];

/** Patterns that match the form of address not used for parents, by language. */
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

/** Returns the places where a caregiver page addresses the parent in the wrong form for the language. */
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
 * Returns the interface strings that address the parent in the wrong form.
 * @param folder folder of the strings that every language has, one JSON file per language
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
