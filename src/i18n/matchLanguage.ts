/** Maps the languages that a browser asks for to ours. */
import { canonicalCode, type LanguageCode, languages } from './languages.ts';

/** Maps other codes for our languages, and languages whose speakers read one of ours without difficulty. */
const otherNames: Record<string, LanguageCode> = {
  // Norwegian without a written form, and Nynorsk: everyone who reads it also reads Bokmål.
  no: 'nb',
  nn: 'nb',
  // Dari also has its own code. Persian without a country means that of Iran.
  prs: 'fa-AF',
  fa: 'fa-IR',
  // One spoken language with several standards. All its speakers read Bosnian in Latin script.
  hr: 'bs',
  sh: 'bs',
  cnr: 'bs',
};

/**
 * Returns our language for the first tag that matches one, or `undefined`.
 * @param tags what the browser asks for, in order of preference (`navigator.languages`)
 */
export function matchLanguage(tags: readonly string[]): LanguageCode | undefined {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    const match =
      canonicalCode(tag) ??
      otherNames[primary] ??
      languages.find((language) => language.code.split('-')[0] === primary)?.code;
    if (match) return match;
  }
  return undefined;
}

/**
 * Returns a lookup from each tag that a browser may send, and from its primary subtag, to one of the given languages.
 * Tags are in lower case.
 * @param codes the languages in which a page exists
 */
export function offerTags(codes: readonly LanguageCode[]): Record<string, LanguageCode> {
  const names = languages.flatMap(({ code }) => [code.toLowerCase(), code.split('-')[0] ?? '']);
  const tags = [...new Set([...names, ...Object.keys(otherNames)])];
  return Object.fromEntries(
    tags.flatMap((tag) => {
      const code = matchLanguage([tag]);
      return code && codes.includes(code) ? [[tag, code]] : [];
    }),
  );
}
