/** Maps our language codes to Algolia's. */
import type { SupportedLanguage } from '@algolia/client-search';
import type { LanguageCode } from '../../../../i18n/languages.ts';

/** ISO 639-1 codes that Algolia supports (its documentation, "Supported languages"). */
const known = new Set(
  (
    'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi ' +
    'mn mr ms mt nb nl no ns pl ps pt qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh'
  ).split(' '),
);
/** Three-letter codes for which Algolia uses another code. */
const otherCodes: Partial<Record<string, string>> = { ckb: 'ku' };

/** Returns a list with Algolia's code of the language, or an empty list if Algolia does not support it. */
export function supportedLanguages(language: LanguageCode): SupportedLanguage[] {
  const [base = ''] = language.split('-');
  const code = otherCodes[base] ?? base;
  return known.has(code) ? [code as SupportedLanguage] : [];
}
