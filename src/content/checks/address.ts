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

function slipsOf(language: string, text: string, forms: Record<string, string[]>): string[] {
  const own = forms[language];
  if (!own) return [];
  const spoken = text.replaceAll(notToParents, ' ');
  return [...spoken.matchAll(new RegExp(wordPattern(own), 'giu'))].map(
    ([found]) =>
      `"${found}" speaks to a child or a friend; the language speaks to parents in another way (content/translations/address.json).`,
  );
}

/** Returns where a caregiver page speaks to the parent in the language's other form of address. */
export const checkAddress = (content: Content): Problem[] =>
  content.addressForms.flatMap(({ data }) =>
    content.caregiver.flatMap(({ file, language, source }) =>
      source
        .split('\n')
        .flatMap((words, index) =>
          slipsOf(language, words, data).map((message): Problem => ({ file, line: index + 1, message })),
        ),
    ),
  );

/**
 * Returns where a string of the interface does so.
 * @param addressForms what `content/translations/address.json` holds
 * @param folder the strings that every language has
 */
export const checkMessageAddress = (
  addressForms: readonly { data: Record<string, string[]> }[],
  folder: string,
): Problem[] =>
  addressForms.flatMap(({ data }) =>
    Object.keys(data).flatMap((language) => {
      const file = path.join(folder, `${language}.json`);
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return Object.entries(messages).flatMap(([key, words], index) =>
        toTheYoung.test(key)
          ? []
          : slipsOf(language, words, data).map((message): Problem => ({
              file,
              line: index + 2,
              message: `${key}: ${message}`,
            })),
      );
    }),
  );
