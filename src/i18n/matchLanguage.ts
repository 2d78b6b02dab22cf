/** Which of our languages a browser asks for. */
import { canonicalCode, type LanguageCode, languages } from './languages.ts';

/** Tags that name a language of ours by another code, or one that its readers read without trouble. */
const otherNames: Record<string, LanguageCode> = {
  // Norwegian without a form, and Nynorsk: every reader of it reads Bokmål.
  no: 'nb',
  nn: 'nb',
  // Dari has a code of its own; Persian without a country is Iran's.
  prs: 'fa-AF',
  fa: 'fa-IR',
  // One spoken language with several standards; Bosnian in Latin letters is read by all of them.
  hr: 'bs',
  sh: 'bs',
  cnr: 'bs',
};

/**
 * Returns our language for the first tag that has one.
 * @param tags what the browser asks for, best first (`navigator.languages`)
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
 * Returns them by every tag, in small letters, and by every first part of one, that a browser may ask for them by.
 * @param codes the languages that a page exists in
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
