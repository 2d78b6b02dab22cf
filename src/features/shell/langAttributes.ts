import { type Direction, langAttributes, type LanguageCode } from '../../i18n/languages.ts';

/** Empty if the element has the page's language. */
export type LangAttributes = { lang?: LanguageCode; dir?: Direction };

/** Returns the attributes of an interface element on a page in `page`. */
export const partLangAttributes = (piece: LanguageCode, page: LanguageCode): LangAttributes =>
  piece === page ? {} : langAttributes(piece);
