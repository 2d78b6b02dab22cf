/** Languages as Algolia names them. */
import type { SupportedLanguage } from '@algolia/client-search';
import type { LanguageCode } from '../../../../i18n/languages.ts';

/** Those it knows (its documentation, "Supported languages"), by their ISO 639-1 codes. */
const known = new Set(
  (
    'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi ' +
    'mn mr ms mt nb nl no ns pl ps pt qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh'
  ).split(' '),
);
/** A code of three letters that it knows by another. */
const otherCodes: Partial<Record<string, string>> = { ckb: 'ku' };

/** Returns a language as Algolia names it, in a list that is empty where it does not know it. */
export function supportedLanguages(language: LanguageCode): SupportedLanguage[] {
  const [base = ''] = language.split('-');
  const code = otherCodes[base] ?? base;
  return known.has(code) ? [code as SupportedLanguage] : [];
}
